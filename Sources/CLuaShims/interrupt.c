#include "internal.h"

const char interrupt_key = 0;

dlua_state *volatile dlua_current;
static volatile sig_atomic_t stopped;  // a dlua_stop

// Raises at every instruction until the outermost call is left, so that no pcall can swallow it.
static void raise_stop(lua_State *L) {
  dlua_state *state = state_of(L);
  if (!state->stop_position[0])
    dlua_position(L, state->stop_position, sizeof state->stop_position);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &interrupt_key);
  lua_error(L);
}

static void hook(lua_State *L, lua_Debug *ar) {
  if (!stopped) count_instructions(L, ar);
  if (stopped) raise_stop(L);
}

// A hook that is not ours belongs to a debugger, which must not lose it.
static bool is_foreign(lua_State *L) {
  lua_Hook owner = lua_gethook(L);
  return owner && owner != hook;
}

static void arm(lua_State *L) {
  if (is_foreign(L)) return;
  lua_sethook(L, hook, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void arm_if_interrupted(lua_State *L) {
  if (unlikely(stopped)) arm(L);
}

// The hook as it is while nothing is stopped: it counts, or there is none.
void disarm(lua_State *L) {
  if (is_foreign(L)) return;
  int step = state_of(L)->instruction_step;
  lua_sethook(L, step ? hook : NULL, step ? LUA_MASKCOUNT : 0, step);
}

void end_stop(dlua_state *state) {
  state->last_stop = (dlua_stop)stopped;
  stopped = DLUA_RUNS_ON;
}

// lua_sethook is what Lua's own interpreter calls in its signal handler.
void drilldown_lua_stop(dlua_stop reason) {
  if (!stopped) stopped = reason;
  dlua_state *state = dlua_current;
  if (state && pthread_equal(state->thread, pthread_self())) arm(state->running);
}

void drilldown_lua_interrupt(void) { drilldown_lua_stop(DLUA_INTERRUPTED); }

void drilldown_lua_handle_signal(int signal) {
  dlua_state *state = dlua_current;
  if (state && !pthread_equal(state->thread, pthread_self())) {
    pthread_kill(state->thread, signal);
    return;
  }
  drilldown_lua_interrupt();
}

bool dlua_is_interrupted(void) { return stopped; }

dlua_stop dlua_last_stop(const dlua_state *state) {
  return stopped ? (dlua_stop)stopped : state->last_stop;
}

const char *dlua_stop_position(const dlua_state *state) { return state->stop_position; }

void dlua_clear_interrupt(void) {
  stopped = DLUA_RUNS_ON;
  dlua_state *state = dlua_current;
  if (state) disarm(state->running);
}

const char *dlua_stop_text(dlua_stop reason) {
  static const char *const texts[] = {"interrupted", "interrupted", "timed out",
                                      "too many instructions", "not enough memory"};
  return texts[reason];
}

static int interrupt_text(lua_State *L) {
  lua_pushstring(L, dlua_stop_text((dlua_stop)stopped));
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
