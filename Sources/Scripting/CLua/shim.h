#ifndef DRILLDOWN_CLUA_SHIM_H
#define DRILLDOWN_CLUA_SHIM_H

#if __has_include(<lua.h>)
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#if LUA_VERSION_NUM != 504
#error \
    "Lua 5.4 is needed: other versions differ in their constants and layout. Debian: apt-get install liblua5.4-dev  macOS: brew install lua@5.4"
#endif
#else
#error \
    "Lua 5.4 headers not found. Debian: apt-get install liblua5.4-dev pkg-config  macOS: brew install lua@5.4"
#endif

#endif
