#include "internal.h"

#include <errno.h>

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

enum { FIRST_SEED = 42 };

void dd_restart_random(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->seed);
  lua_pushinteger(L, FIRST_SEED);
  dd_call_own(L, 1);
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
  static const luaL_Reg functions[] = {
      {"pcall", base_pcall}, {"xpcall", base_xpcall}, {NULL, NULL}};
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

// Raises an error as a function in C would that scripts see in place of the host's own Lua.
static int fail(lua_State *L) {
  lua_Debug ar;
  int level = 1;
  while (lua_getstack(L, level, &ar) && lua_getinfo(L, "S", &ar) && dd_is_of_host(&ar)) level++;
  luaL_where(L, level + 1);
  lua_pushvalue(L, 1);
  lua_concat(L, 2);
  return lua_error(L);
}

static int fail_in_script(lua_State *L) { return dd_raise_at_caller(L, luaL_checkstring(L, 1)); }

static int guard_memory(lua_State *L) {
  dd_guard_memory(lua_toboolean(L, 1));
  return 0;
}

static int collect(lua_State *L) {
  dd_collect(L);
  return 0;
}

static int address_of(lua_State *L) {
  dd_push_address(L, 1);
  return 1;
}

static int type_name(lua_State *L) {
  lua_pushstring(L, dd_type_name(L, 1));
  return 1;
}

static int escaped(lua_State *L) {
  dd_push_escaped(L, luaL_checkstring(L, 1));
  return 1;
}

static int reads_file(lua_State *L) {
  dd_report_file_use(L, DD_READS_FILE, lua_tostring(L, 1));
  return 0;
}

static int writes_file(lua_State *L) {
  dd_report_file_use(L, DD_WRITES_FILE, lua_tostring(L, 1));
  return 0;
}

// The text to be read in place of that of a file that a program has read itself, given the name of
// the chunk; nothing if there is none.
static int replacement(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length), *name = luaL_checkstring(L, 2);
  return *name == '@' && dd_push_replacement(L, name + 1, text, length);
}

// Code on top, or an error.
static int give_code(lua_State *L, int status) {
  if (status == LUA_OK) return 1;
  lua_pushnil(L);
  lua_insert(L, -2);
  return 2;
}

static int load_file(lua_State *L) {
  return give_code(L, dd_load_file(L, luaL_optstring(L, 1, NULL)));
}

// Whether there is a file, be it outside of the sandbox.
static int is_there(lua_State *L) {
  source_file source;
  bool is_open = dd_open_source(L, luaL_checkstring(L, 1), &source);
  if (is_open) dd_close_source(&source);
  lua_pushboolean(L, is_open || source.is_outside);
  return 1;
}

// The code of a file; or nil, an error, and "outside" or "script" if that is what the file is.
static int load_module(lua_State *L) {
  const char *file = luaL_checkstring(L, 1);
  source_file source;
  if (!dd_open_source(L, file, &source)) {
    const char *problem = strerror(errno);
    lua_pushnil(L);
    lua_pushfstring(L, "cannot open %s: %s", file, problem);
    lua_pushstring(L, source.is_outside ? "outside" : NULL);
    return 3;
  }
  if (!dd_is_source(&source, state_of(L)->script))
    return give_code(L, dd_load_source(L, &source, file));
  dd_close_source(&source);
  lua_pushnil(L);
  lua_pushnil(L);
  lua_pushliteral(L, "script");
  return 3;
}

static int hook_changed(lua_State *L) {
  state_of(L)->has_script_hook = true;
  dd_disarm(lua_tothread(L, 1));
  return 0;
}

static int has_finalizers(lua_State *L) {
  state_of(L)->has_finalizers = true;
  return 0;
}

bool dd_take_finalizers(dd_state *state) {
  bool found = state->has_finalizers;
  state->has_finalizers = false;
  return found;
}

static int runs_task(lua_State *L) {
  lua_pushboolean(L, state_of(L)->tasks_running > 0);
  return 1;
}

void dd_push_library_parts(lua_State *L) {
  static const luaL_Reg functions[] = {{"addressOf", address_of},
      {"asLibraryFunction", dd_as_library_function}, {"collect", collect}, {"emit", dd_emit},
      {"escaped", escaped}, {"fail", fail}, {"failInScript", fail_in_script},
      {"guardMemory", guard_memory}, {"hasFinalizers", has_finalizers},
      {"hookChanged", hook_changed}, {"isThere", is_there}, {"loadFile", load_file},
      {"loadModule", load_module}, {"programWasInterrupted", program_was_interrupted},
      {"readsFile", reads_file}, {"replacement", replacement}, {"runsTask", runs_task},
      {"setPairs", dd_set_pairs}, {"stepTask", dd_step_task}, {"typeName", type_name},
      {"writesFile", writes_file}, {NULL, NULL}};
  luaL_newlib(L, functions);
  dd_push_hooks(L);
  lua_setfield(L, -2, "hooks");
}
