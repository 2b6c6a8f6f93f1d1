#include "internal.h"

// Functions that the host's own Lua calls so often that they must be fast.

// Whether a value, 1, has the metatable at index 0 of its list, 2, and its keys and values in their
// order.
static bool is_as_listed(lua_State *L) {
  if (!lua_getmetatable(L, 1)) lua_pushboolean(L, false);
  lua_rawgeti(L, 2, 0);
  if (!lua_rawequal(L, -2, -1)) return false;
  if (!lua_istable(L, 1)) return true;
  lua_settop(L, 2);
  lua_Integer place = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_settop(L, 3)) {
    lua_rawgeti(L, 2, ++place);
    lua_rawgeti(L, 2, ++place);
    if (!lua_rawequal(L, 3, 5) || !lua_rawequal(L, 4, 6)) return false;
  }
  return lua_rawgeti(L, 2, place + 1) == LUA_TNIL;
}

static int has_changed(lua_State *L) {
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_pushboolean(L, !is_as_listed(L));
  return 1;
}

// Functions of the host have names in brackets, as C functions have.
static bool is_of_script(const lua_Debug *ar) { return ar->short_src[0] != '['; }

// File and line where a script calls, past the host's own functions, or of its caller, that many
// levels up; nothing if there is none.
static int position(lua_State *L) {
  lua_Integer left = luaL_optinteger(L, 1, 1);
  lua_Debug ar;
  for (int level = 1; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (!is_of_script(&ar) || --left > 0) continue;
    lua_pushstring(L, ar.short_src);
    lua_pushinteger(L, ar.currentline);
    return 2;
  }
  return 0;
}

// Whether a function is of the script with a name.
static bool is_of(const lua_Debug *ar, const char *name) {
  return (ar->source[0] == '@' || ar->source[0] == '=') && strcmp(ar->source + 1, name) == 0;
}

// The line where the script with a name calls, however many others are in between; nothing if it
// doesn't.
static int line_in(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  lua_Debug ar;
  for (int level = 1; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (!is_of(&ar, name)) continue;
    lua_pushinteger(L, ar.currentline);
    return 1;
  }
  return 0;
}

// The first and the last line of a function of the script with a name, or of any script; nothing
// for anything else.
static int lines(lua_State *L) {
  if (!lua_isfunction(L, 1)) return 0;
  const char *name = luaL_optstring(L, 2, NULL);
  lua_Debug ar;
  lua_pushvalue(L, 1);
  lua_getinfo(L, ">S", &ar);
  if (!is_of_script(&ar) || (name && !is_of(&ar, name))) return 0;
  lua_pushinteger(L, ar.linedefined);
  lua_pushinteger(L, ar.lastlinedefined);
  return 2;
}

void dd_push_inspection_library(lua_State *L) {
  static const luaL_Reg functions[] = {{"hasChanged", has_changed}, {"position", position},
      {"lineIn", line_in}, {"lines", lines}, {NULL, NULL}};
  luaL_newlib(L, functions);
}
