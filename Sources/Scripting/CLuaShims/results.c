#include "internal.h"

// The results of inputs at a prompt, which scripts read as undefined globals: `_` and `_3`.

static const char results[] = "drilldown results";

void dd_set_result(lua_State *L, const char *name) {
  if (lua_getfield(L, LUA_REGISTRYINDEX, results) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfield(L, LUA_REGISTRYINDEX, results);
  }
  lua_insert(L, -2);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

bool dd_push_result(lua_State *L) {
  int name = lua_gettop(L);
  if (lua_getfield(L, LUA_REGISTRYINDEX, results) == LUA_TTABLE) {
    lua_pushvalue(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL) return true;
  }
  lua_settop(L, name);
  return false;
}
