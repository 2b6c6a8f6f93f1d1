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

// MARK: Hooks of scripts

static int mask_of(const char *letters, int count) {
  int mask = count > 0 ? LUA_MASKCOUNT : 0;
  if (strchr(letters, 'c')) mask |= LUA_MASKCALL;
  if (strchr(letters, 'r')) mask |= LUA_MASKRET;
  if (strchr(letters, 'l')) mask |= LUA_MASKLINE;
  return mask;
}

// The thread that the first argument names, which is removed.
static lua_State *take_thread(lua_State *L) {
  if (!lua_isthread(L, 1)) return L;
  lua_State *thread = lua_tothread(L, 1);
  lua_remove(L, 1);
  return thread;
}

static void push_hooks_of(lua_State *L, lua_State *thread) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &dd_hooks_key);
  if (thread != L) luaL_checkstack(thread, LUA_MINSTACK, NULL);
  lua_pushthread(thread);
  if (thread != L) lua_xmove(thread, L, 1);
}

// debug.sethook([thread,] hook, mask [, count])
static int integer_at(lua_State *L, int key) {
  lua_rawgeti(L, -1, key);
  int value = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return value;
}

static int set_hook(lua_State *L) {
  lua_State *thread = take_thread(L);
  bool is_set = !lua_isnoneornil(L, 1);
  int mask = 0, count = 0;
  if (is_set) {
    const char *letters = luaL_checkstring(L, 2);
    luaL_checktype(L, 1, LUA_TFUNCTION);
    count = (int)luaL_optinteger(L, 3, 0);
    mask = mask_of(letters, count);
  }
  push_hooks_of(L, thread);
  if (is_set && mask) {
    lua_createtable(L, DD_HOOK_LEFT, 0);
    lua_pushvalue(L, 1);
    lua_rawseti(L, -2, DD_HOOK_FUNCTION);
    lua_pushinteger(L, mask);
    lua_rawseti(L, -2, DD_HOOK_MASK);
    for (int key = DD_HOOK_INSTRUCTIONS; key <= DD_HOOK_LEFT; key++) {
      lua_pushinteger(L, count > 0 ? count : 0);
      lua_rawseti(L, -2, key);
    }
    state_of(L)->has_script_hook = true;
  } else {
    lua_pushnil(L);
  }
  lua_rawset(L, -3);
  dd_disarm(thread);
  return 0;
}

// debug.gethook([thread])
static int get_hook(lua_State *L) {
  lua_State *thread = take_thread(L);
  push_hooks_of(L, thread);
  if (lua_rawget(L, -2) != LUA_TTABLE) {
    luaL_pushfail(L);
    lua_pushliteral(L, "");
    lua_pushinteger(L, 0);
    return 3;
  }
  int mask = integer_at(L, DD_HOOK_MASK), count = integer_at(L, DD_HOOK_INSTRUCTIONS), end = 0;
  char letters[4];
  if (mask & LUA_MASKCALL) letters[end++] = 'c';
  if (mask & LUA_MASKRET) letters[end++] = 'r';
  if (mask & LUA_MASKLINE) letters[end++] = 'l';
  letters[end] = 0;
  lua_rawgeti(L, -1, DD_HOOK_FUNCTION);
  lua_pushstring(L, letters);
  lua_pushinteger(L, count);
  return 3;
}

static void install_script_hooks(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &dd_hooks_key);
  static const luaL_Reg functions[] = {{"sethook", set_hook}, {"gethook", get_hook}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
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
  install_script_hooks(L);
  keep_library(L);
  for (const luaL_Reg *each = functions; each->name; each++) {
    lua_getfield(L, -1, each->name);
    lua_pushcclosure(L, each->func, 1);
    lua_setfield(L, -2, each->name);
  }
  lua_pop(L, 1);
}
