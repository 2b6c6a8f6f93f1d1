#include "internal.h"

// Tasks are coroutines that the host resumes. In a task, a function that advances the clock
// suspends the task and returns to the host what it waits for; anywhere else it is the host's own
// function.

static const char tasks_key = 0;

static void push_tasks(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &tasks_key) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &tasks_key);
}

static bool is_task_at(lua_State *L, int index) {
  lua_pushvalue(L, index);
  push_tasks(L);
  lua_insert(L, -2);
  bool found = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return found;
}

static bool is_task(lua_State *L) {
  lua_pushthread(L);
  bool found = is_task_at(L, -1);
  lua_pop(L, 1);
  return found;
}

// Pushes the current coroutine.create: debuggers replace it, to track every coroutine.
static void push_create(lua_State *L) {
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushliteral(L, LUA_COLIBNAME);
  if (lua_rawget(L, -2) == LUA_TTABLE) {
    lua_pushliteral(L, "create");
    lua_rawget(L, -2);
  }
}

static bool is_fresh(lua_State *co) {
  lua_Debug ar;
  return co && lua_status(co) == LUA_OK && lua_gettop(co) == 1 && !lua_getstack(co, 0, &ar);
}

// Pushes a coroutine for the function at the bottom; a reused coroutine is not a task.
static void push_coroutine(lua_State *L) {
  push_create(L);
  if (lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    if (is_fresh(lua_tothread(L, -1)) && !is_task_at(L, -1)) return;
  }
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
}

// Creates a task for a function.
static int make_task(lua_State *L) {
  push_coroutine(L);
  push_tasks(L);
  lua_pushvalue(L, -2);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return 1;
}

// Resumes a task: returns true when it has ended, otherwise false and what it waits for.
static int step_task(lua_State *L) {
  lua_State *co = lua_tothread(L, 1);
  dd_state *state = state_of(L);
  state->tasks_running++;
  int results = dd_resume_coroutine(L, co, 0);
  state->tasks_running--;
  if (results < 0) {
    if (!dd_is_interrupt(L, -1)) dd_show_error(L, lua_gettop(L));
    dd_keep_traceback_of(L, co);
    return lua_error(L);
  }
  lua_pushboolean(L, lua_status(co) != LUA_YIELD);
  lua_insert(L, -(results + 1));
  return results + 1;
}

// Closes a suspended task and its to-be-closed variables.
static int close_task(lua_State *L) {
  lua_State *co = lua_tothread(L, 1);
  if (dd_close_coroutine(L, co) == LUA_OK) return 0;
  lua_xmove(co, L, 1);
  return lua_error(L);
}

// Upvalues: the host's function, its name.
static int pass_time(lua_State *L) {
  const char *name = lua_tostring(L, lua_upvalueindex(2));
  if (is_task(L)) {
    if (!lua_isyieldable(L))
      return luaL_error(L,
          "%s cannot be called inside a callback: the turn that runs it has not "
          "ended",
          name);
    lua_Number seconds = luaL_optnumber(L, 1, 0);
    if (!(seconds >= 0 && seconds <= 1e9))
      return luaL_error(L, "a time in seconds must lie between 0 and 1e9, got %f", seconds);
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_insert(L, 1);
    return lua_yield(L, 2);
  }
  if (state_of(L)->tasks_running && lua_isyieldable(L))
    return luaL_error(L, "%s inside a coroutine of a task: only the task itself can wait", name);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

void dd_push_task_function(lua_State *L, dd_task_function which) {
  static const lua_CFunction functions[] = {make_task, step_task, close_task};
  lua_pushcfunction(L, functions[which]);
}

void dd_suspend_tasks_in(lua_State *L, const char *name) {
  lua_getglobal(L, name);
  lua_pushstring(L, name);
  lua_pushcclosure(L, pass_time, 2);
  lua_setglobal(L, name);
}
