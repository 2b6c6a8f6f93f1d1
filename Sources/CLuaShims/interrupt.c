#include "internal.h"

const char interrupt_key = 0;

dlua_state *volatile dlua_current;
static volatile sig_atomic_t interrupted;

// Raises at every instruction until the outermost call is left, so that no pcall can swallow it.
static void hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  if (!interrupted) {
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &interrupt_key);
  lua_error(L);
}

static void arm(lua_State *L) {
  lua_sethook(L, hook, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void arm_if_interrupted(lua_State *L) {
  if (unlikely(interrupted)) arm(L);
}

void disarm(lua_State *L) {
  if (lua_gethook(L) == hook) lua_sethook(L, NULL, 0, 0);
}

void clear_interrupt_flag(void) { interrupted = 0; }

// lua_sethook is what Lua's own interpreter calls in its signal handler.
void drilldown_lua_interrupt(void) {
  interrupted = 1;
  dlua_state *state = dlua_current;
  if (state && pthread_equal(state->thread, pthread_self())) arm(state->running);
}

void drilldown_lua_handle_signal(int signal) {
  dlua_state *state = dlua_current;
  if (state && !pthread_equal(state->thread, pthread_self())) {
    pthread_kill(state->thread, signal);
    return;
  }
  drilldown_lua_interrupt();
}

bool dlua_is_interrupted(void) { return interrupted; }

void dlua_clear_interrupt(void) {
  interrupted = 0;
  dlua_state *state = dlua_current;
  if (state) disarm(state->running);
}

static int interrupt_text(lua_State *L) {
  lua_pushliteral(L, "interrupted");
  return 1;
}

void install_interrupt_value(lua_State *L) {
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 3);
  lua_pushcfunction(L, interrupt_text);
  lua_setfield(L, -2, "__tostring");
  lua_pushliteral(L, "interrupt");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &interrupt_key);
}

void dlua_push_interrupt(lua_State *L) { lua_rawgetp(L, LUA_REGISTRYINDEX, &interrupt_key); }

bool dlua_is_interrupt(lua_State *L, int index) {
  index = lua_absindex(L, index);
  dlua_push_interrupt(L);
  bool same = lua_rawequal(L, -1, index);
  lua_pop(L, 1);
  return same;
}
