#include "internal.h"

// The sandbox for an untrusted script: no files but modules in its folder, no processes, no access
// to Lua's internals, and nothing that runs where hooks cannot stop it.

enum { LONGEST_REPETITION = 64 << 20 };

static int call_upvalue(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// Finalizers run without hooks: only ending the program could stop one.
static int sandboxed_setmetatable(lua_State *L) {
  if (lua_istable(L, 2)) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) return luaL_error(L, "__gc isn't available in the sandbox");
    lua_pop(L, 1);
  }
  return call_upvalue(L);
}

static int sandboxed_rep(lua_State *L) {
  size_t length, separator;
  luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &separator);
  if (count > 0 && length + separator > LONGEST_REPETITION / (size_t)count)
    return luaL_error(L, "resulting string too large");
  return call_upvalue(L);
}

// MARK: The remaining libraries

static void remove_library(lua_State *L, const char *name) {
  lua_pushnil(L);
  lua_setglobal(L, name);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushnil(L);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

static void wrap(lua_State *L, const char *name, lua_CFunction function) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, name);
}

static void restrict_package(lua_State *L) {
  static const char *const removed[] = {"loadlib", "searchpath", NULL};
  lua_getglobal(L, LUA_LOADLIBNAME);
  for (const char *const *name = removed; *name; name++) {
    lua_pushnil(L);
    lua_setfield(L, -2, *name);
  }
  lua_pushliteral(L, "");
  lua_setfield(L, -2, "cpath");
  lua_getfield(L, -1, "searchers");
  for (int index = 4; index > 2; index--) {  // the searchers for C
    lua_pushnil(L);
    lua_rawseti(L, -2, index);
  }
  lua_pop(L, 2);
}

static int confine(lua_State *L) {
  if (state_of(L)->is_confined) return 0;
  state_of(L)->is_confined = true;
  remove_library(L, LUA_IOLIBNAME);
  remove_library(L, LUA_OSLIBNAME);
  remove_library(L, LUA_DBLIBNAME);
  restrict_package(L);
  lua_pushglobaltable(L);
  wrap(L, "setmetatable", sandboxed_setmetatable);
  lua_getfield(L, -1, LUA_STRLIBNAME);
  wrap(L, "rep", sandboxed_rep);
  lua_pushnil(L);
  lua_setfield(L, -2, "dump");
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  return 0;
}

void dd_confine(dd_state *state, const char *folder) {
  if (!state->main) return;
  free(state->folder);
  free(state->root);
  state->folder = strcpy(dd_reallocate(NULL, strlen(folder) + 1), folder);
  state->root = realpath(folder, NULL);
  lua_pushcfunction(state->main, confine);
  if (dd_protected_call(state->main, 0, 0, 0) != LUA_OK)
    dd_exit_without_memory("the sandbox can't be set up");
}
