#include "internal.h"

// Replacements of resume, wrap and close: they keep track of the running thread for the interrupt
// and check the C stack (Lua 5.4.4 does not count nested closes).

static void leave(dd_state *state, lua_State *L) {
  state->running = L;
  dd_arm_if_interrupted(L);
}

static void enter(dd_state *state, lua_State *co) {
  state->running = co;
  dd_arm_if_interrupted(co);
}

static const char *reason_not_to_resume(lua_State *co, int arguments) {
  if (!lua_checkstack(co, arguments)) return "too many arguments to resume";
  if (lua_status(co) == LUA_OK && lua_gettop(co) == 0) return "cannot resume dead coroutine";
  return NULL;
}

// Returns the number of results, or -1 with the error on top.
static int resume(lua_State *L, lua_State *co, int arguments) {
  dd_check_stack(L);
  const char *why = reason_not_to_resume(co, arguments);
  if (why) {
    lua_pushstring(L, why);
    return -1;
  }
  lua_xmove(L, co, arguments);
  dd_state *state = state_of(L);
  int results;
  enter(state, co);
  int status = lua_resume(co, L, arguments, &results);
  leave(state, L);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(co, L, 1);
    state->keep_traceback = false;
    dd_improve_message(L, co, 0);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(co, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(co, L, results);
  return results;
}

// A function for the host's own Lua. Resumes a task, a coroutine of the host: returns true when it
// has ended, otherwise false and what it waits for.
int dd_step_task(lua_State *L) {
  lua_State *co = lua_tothread(L, 1);
  dd_state *state = state_of(L);
  state->tasks_running++;
  int results = resume(L, co, 0);
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

static lua_State *thread_argument(lua_State *L) {
  lua_State *co = lua_tothread(L, 1);
  luaL_argexpected(L, co, 1, "coroutine");
  return co;
}

static int coroutine_resume(lua_State *L) {
  lua_State *co = thread_argument(L);
  int results = resume(L, co, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  if (results < 0) results = 1;
  lua_insert(L, -(results + 1));
  return results + 1;
}

static int close_thread(lua_State *L, lua_State *co) {
  dd_state *state = state_of(L);
  dd_check_stack(L);
  enter(state, co);
  int status = lua_resetthread(co);
  leave(state, L);
  return status;
}

// Puts the caller's position before the message on top unless it is there already: coroutines may
// be nested 200 deep, and each passes the message on.
static void add_position(lua_State *L) {
  luaL_where(L, 1);
  const char *place = lua_tostring(L, -1);
  if (strncmp(lua_tostring(L, -2), place, strlen(place)) == 0) {
    lua_pop(L, 1);
    return;
  }
  lua_insert(L, -2);
  lua_concat(L, 2);
}

static int wrapped(lua_State *L) {
  lua_State *co = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, co, lua_gettop(L));
  if (results >= 0) return results;
  int status = lua_status(co);
  if (status != LUA_OK && status != LUA_YIELD && lua_checkstack(co, 1)) {
    lua_xmove(L, co, 1);  // closing passes on the value on top
    close_thread(L, co);
    lua_xmove(co, L, 1);
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) add_position(L);
  return lua_error(L);
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  lua_pushcclosure(L, wrapped, 1);
  return 1;
}

static const char *status_of(lua_State *L, lua_State *co) {
  if (L == co) return "running";
  int status = lua_status(co);
  if (status == LUA_YIELD) return "suspended";
  if (status != LUA_OK) return "dead";
  lua_Debug ar;
  if (lua_getstack(co, 0, &ar)) return "normal";
  return lua_gettop(co) == 0 ? "dead" : "suspended";
}

static int coroutine_close(lua_State *L) {
  lua_State *co = thread_argument(L);
  const char *status = status_of(L, co);
  if (strcmp(status, "dead") != 0 && strcmp(status, "suspended") != 0)
    return luaL_error(L, "cannot close a %s coroutine", status);
  if (close_thread(L, co) == LUA_OK) {
    lua_pushboolean(L, 1);
    return 1;
  }
  lua_pushboolean(L, 0);
  lua_xmove(co, L, 1);
  return 2;
}

static int coroutine_yield(lua_State *L) {
  if (lua_isyieldable(L)) return lua_yield(L, lua_gettop(L));
  return luaL_error(
      L, L == state_of(L)->main
             ? "attempt to yield from outside a coroutine"
             : "attempt to yield across a C-call boundary (a callback has to end first)");
}

void dd_install_coroutines(lua_State *L) {
  lua_getglobal(L, LUA_COLIBNAME);
  lua_pushcfunction(L, coroutine_resume);
  lua_setfield(L, -2, "resume");
  lua_pushcfunction(L, coroutine_wrap);
  lua_setfield(L, -2, "wrap");
  lua_pushcfunction(L, coroutine_close);
  lua_setfield(L, -2, "close");
  lua_pushcfunction(L, coroutine_yield);
  lua_setfield(L, -2, "yield");
  lua_pop(L, 1);
}
