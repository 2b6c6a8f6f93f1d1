#include "internal.h"

// The basic functions that must behave differently in a host that can be interrupted.

static int improving_handler(lua_State *L) {
  lua_settop(L, 1);
  state_of(L)->keep_traceback = false;
  if (!dd_is_interrupt(L, 1)) dd_improve_message(L, L, 1);
  return 1;
}

static int finish(lua_State *L, int status, lua_KContext extra) {
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)extra;
}

// Stack: handler, true, function, arguments.
static int base_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushcfunction(L, improving_handler);
  lua_insert(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 2);
  int status = lua_pcallk(L, lua_gettop(L) - 3, LUA_MULTRET, 1, 1, finish);
  return finish(L, status, 1);
}

// The script's own handler is never called for the interrupt: no hook could stop it then.
static int script_handler(lua_State *L) {
  if (dd_is_interrupt(L, 1)) return 1;
  lua_settop(L, 1);
  state_of(L)->keep_traceback = false;
  dd_improve_message(L, L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

// Stack: function, handler, arguments -> handler, true, function, arguments.
static int base_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 1);
  lua_insert(L, 3);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, script_handler, 1);
  lua_replace(L, 1);
  lua_pushboolean(L, 1);
  lua_replace(L, 2);
  int status = lua_pcallk(L, lua_gettop(L) - 3, LUA_MULTRET, 1, 1, finish);
  return finish(L, status, 1);
}

// A script may collect garbage, but not stop the collector or change its pace: releasing objects
// depends on both.
static int base_collectgarbage(lua_State *L) {
  static const char *const options[] = {"collect", "count", "step", "isrunning", "stop", "restart",
      "setpause", "setstepmul", "incremental", "generational", NULL};
  int option = luaL_checkoption(L, 1, "collect", options);
  switch (option) {
  case 0:
    dd_collect(L);
    lua_pushinteger(L, 0);
    break;
  case 1:
    lua_pushnumber(L, (lua_Number)lua_gc(L, LUA_GCCOUNT) + lua_gc(L, LUA_GCCOUNTB) / 1024.0);
    break;
  case 2: lua_pushboolean(L, lua_gc(L, LUA_GCSTEP, (int)luaL_optinteger(L, 2, 0))); break;
  case 3: lua_pushboolean(L, 1); break;
  case 8:
  case 9: lua_pushliteral(L, "incremental"); break;
  default: lua_pushinteger(L, 0);
  }
  return 1;
}

enum { FIRST_SEED = 42 };

// Swift calls this while scripts are being stopped, too: a hook would raise through Swift's frames,
// so there is none, and no signal sets one, until the library's function has returned.
void dd_restart_random(lua_State *L) {
  dd_state *current = dd_current;
  dd_current = NULL;
  lua_Hook hook = lua_gethook(L);
  int mask = lua_gethookmask(L), count = lua_gethookcount(L);
  lua_sethook(L, NULL, 0, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->seed);
  lua_pushinteger(L, FIRST_SEED);
  lua_call(L, 1, 0);
  lua_sethook(L, hook, mask, count);
  dd_current = current;
  dd_arm_if_interrupted(L);
}

// Without arguments the library would use the time and an address; upvalue: the library's function.
static int math_randomseed(lua_State *L) {
  if (lua_gettop(L) == 0) lua_pushinteger(L, FIRST_SEED);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

void dd_install_libraries(lua_State *L) {
  static const luaL_Reg functions[] = {{"pcall", base_pcall}, {"xpcall", base_xpcall},
      {"collectgarbage", base_collectgarbage}, {NULL, NULL}};
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  lua_getfield(L, -1, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, math_randomseed, 1);
  lua_setfield(L, -3, "randomseed");
  state_of(L)->seed = luaL_ref(L, LUA_REGISTRYINDEX);
  dd_restart_random(L);
  lua_pop(L, 2);
}

// MARK: What the host's own Lua needs for the libraries

static void (*after_interrupted_program)(void);

void dd_call_after_interrupted_programs(void (*function)(void)) {
  after_interrupted_program = function;
}

static int program_was_interrupted(lua_State *L) {
  (void)L;
  if (after_interrupted_program) after_interrupted_program();
  return 0;
}

static int guard_memory(lua_State *L) {
  dd_guard_memory(lua_toboolean(L, 1));
  return 0;
}

static int fail(lua_State *L) { return dd_raise_at_caller(L, luaL_checkstring(L, 1)); }

void dd_push_library_parts(lua_State *L) {
  static const luaL_Reg functions[] = {{"asLibraryFunction", dd_as_library_function},
      {"fail", fail}, {"guardMemory", guard_memory},
      {"programWasInterrupted", program_was_interrupted}, {NULL, NULL}};
  luaL_newlib(L, functions);
}
