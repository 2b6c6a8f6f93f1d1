#include "internal.h"

// The debug library, without access to what the host relies on: objects, classes and C functions
// don't reveal their metatables, user values and upvalues. Upvalue 1 of each function is the
// library's.

static int call_library(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// The host's metatables are hidden here, too: they have `__metatable = false`. Those that scripts
// protect from getmetatable with another value are not.
static bool is_protected(lua_State *L, int index) {
  if (!luaL_getmetafield(L, index, "__metatable")) return false;
  bool is_hosts = lua_type(L, -1) == LUA_TBOOLEAN && !lua_toboolean(L, -1);
  lua_pop(L, 1);
  return is_hosts;
}

static int debug_getmetatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!is_protected(L, 1)) return call_library(L);
  luaL_getmetafield(L, 1, "__metatable");
  return 1;
}

static int debug_setmetatable(lua_State *L) {
  if (is_protected(L, 1)) return luaL_error(L, "cannot change a protected metatable");
  return call_library(L);
}

static int debug_setuservalue(lua_State *L) {
  if (is_protected(L, 1)) return luaL_error(L, "cannot change the user values of an object");
  return call_library(L);
}

static int debug_getuservalue(lua_State *L) {
  if (!is_protected(L, 1)) return call_library(L);
  lua_pushnil(L);
  return 1;
}

// Upvalues of C functions are the host's: their number is that of getinfo, but they cannot be read.
static int debug_getupvalue(lua_State *L) {
  if (!lua_iscfunction(L, 1)) return call_library(L);
  const char *name = lua_getupvalue(L, 1, (int)luaL_checkinteger(L, 2));
  lua_pushstring(L, name);
  return name ? 1 : 0;
}

static int debug_setupvalue(lua_State *L) { return lua_iscfunction(L, 1) ? 0 : call_library(L); }

static int debug_upvaluejoin(lua_State *L) {
  if (lua_iscfunction(L, 1) || lua_iscfunction(L, 3))
    return luaL_error(L, "a C function has no upvalues to join");
  return call_library(L);
}

// Where a debugger finds the main thread. The rest of the registry is the host's: this is a copy of
// the shared entries.
static int debug_getregistry(lua_State *L) {
  static const char *const shared[] = {LUA_LOADED_TABLE, LUA_PRELOAD_TABLE, NULL};
  static const int numbers[] = {LUA_RIDX_MAINTHREAD, LUA_RIDX_GLOBALS, 0};
  lua_createtable(L, 2, 2);
  for (const int *each = numbers; *each; each++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, *each);
    lua_rawseti(L, -2, *each);
  }
  for (const char *const *each = shared; *each; each++) {
    lua_getfield(L, LUA_REGISTRYINDEX, *each);
    lua_setfield(L, -2, *each);
  }
  return 1;
}

static const char library_key = 0;

void dd_push_debug_library(lua_State *L) { lua_rawgetp(L, LUA_REGISTRYINDEX, &library_key); }

// Pushes the function that has replaced debug.traceback; false if there is none.
static bool push_other_traceback(lua_State *L) {
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushliteral(L, LUA_DBLIBNAME);
  if (lua_rawget(L, -2) != LUA_TTABLE) return false;
  lua_pushliteral(L, "traceback");
  return lua_rawget(L, -2) == LUA_TFUNCTION && !lua_iscfunction(L, -1);
}

// Debuggers stop at an uncaught error in their own debug.traceback: Lua 5.1 called it for such an
// error, from C and with the failed function below. Its result does not matter.
void dd_show_error(lua_State *L, int value) {
  lua_Debug ar;
  int top = lua_gettop(L);
  if (!lua_checkstack(L, LUA_MINSTACK) || !lua_getstack(L, 1, &ar)) return;
  if (push_other_traceback(L)) {
    if (!dd_tostring(L, value)) {
      lua_pop(L, 1);
      lua_pushliteral(L, "an error without a text");
    }
    lua_pushinteger(L, 1);
    lua_pcall(L, 2, 0, 0);
    state_of(L)->keep_traceback = false;
  }
  lua_settop(L, top);
}

static void keep_library(lua_State *L) {
  lua_newtable(L);
  lua_pushnil(L);
  while (lua_next(L, -3)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  lua_rawsetp(L, LUA_REGISTRYINDEX, &library_key);
}

void dd_install_debugging(lua_State *L) {
  static const luaL_Reg functions[] = {{"getmetatable", debug_getmetatable},
      {"setmetatable", debug_setmetatable}, {"setuservalue", debug_setuservalue},
      {"getuservalue", debug_getuservalue}, {"getupvalue", debug_getupvalue},
      {"setupvalue", debug_setupvalue}, {"upvaluejoin", debug_upvaluejoin},
      {"getregistry", debug_getregistry}, {NULL, NULL}};
  lua_getglobal(L, LUA_DBLIBNAME);
  dd_install_script_hooks(L);
  keep_library(L);
  for (const luaL_Reg *each = functions; each->name; each++) {
    lua_getfield(L, -1, each->name);
    lua_pushcclosure(L, each->func, 1);
    lua_setfield(L, -2, each->name);
  }
  lua_pop(L, 1);
}
