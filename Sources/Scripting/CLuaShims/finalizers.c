#include "internal.h"

// Finalizers of tables run whenever garbage is collected. A host that wants them to run at a
// certain time asks whether there are any, because a full collection takes long.

// Lua's own function, which also records the finalizer.
static int noting_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL)
    return luaL_error(L, "cannot change a protected metatable");
  lua_settop(L, 2);
  if (type == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) {
      if (state_of(L)->is_confined) return luaL_error(L, "__gc isn't available in the sandbox");
      state_of(L)->has_finalizers = true;
    }
    lua_settop(L, 2);
  }
  lua_setmetatable(L, 1);
  return 1;
}

void dd_note_finalizers(lua_State *L) {
  dd_push_globals(L);
  lua_pushliteral(L, "setmetatable");
  lua_pushcfunction(L, noting_setmetatable);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

bool dd_take_finalizers(dd_state *state) {
  bool found = state->has_finalizers;
  state->has_finalizers = false;
  return found;
}
