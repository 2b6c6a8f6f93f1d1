#include "internal.h"

// What stops scripts: Ctrl-C and limits. There is one hook in Lua, which also counts instructions
// and follows the lines that run, for a recorder.

const char dd_interrupt_key = 0;

static volatile sig_atomic_t stopped;  // a dd_stop

// Raises at every instruction until the outermost call has returned, so that no pcall can swallow
// it.
static void raise_stop(lua_State *L) {
  dd_state *state = state_of(L);
  if (!state->stop_position[0]) dd_position(L, state->stop_position, sizeof state->stop_position);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &dd_interrupt_key);
  lua_error(L);
}

static int common_divisor(int one, int other) {
  while (other) {
    int rest = one % other;
    one = other;
    other = rest;
  }
  return one;
}

// What the hook of a script that isn't stopped is for: counting, following lines, the script's own.
static void find_purpose(lua_State *L, int *mask, int *count) {
  const dd_state *state = state_of(L);
  int step = state->instruction_step, own_mask, own_count;
  dd_find_script_hook(L, &own_mask, &own_count);
  *mask = (step ? LUA_MASKCOUNT : 0) | own_mask
          | (state->lines.call || state->counts_lines ? LUA_MASKLINE : 0);
  *count = own_count > 0 && step ? common_divisor(step, own_count) : step + own_count;
}

// An instruction limit, counted in steps by a hook: the same script stops at the same place in
// every run. New coroutines inherit the hook of their creator.
enum { STEP = 100 };

atomic_ullong dd_steps;

static void count_instructions(lua_State *L, lua_Debug *ar) {
  dd_state *state = state_of(L);
  if (!state->instruction_step || ar->event != LUA_HOOKCOUNT) return;
  atomic_fetch_add_explicit(&dd_steps, 1, memory_order_relaxed);
  uint64_t step = (uint64_t)lua_gethookcount(L);
  state->instructions_left -= state->instructions_left < step ? state->instructions_left : step;
  if (state->instructions_left == 0) dd_stop_script(DD_OUT_OF_INSTRUCTIONS);
}

static void report_line(lua_State *L, lua_Debug *ar) {
  const dd_state *state = state_of(L);
  if (!state->lines.call || !lua_getinfo(L, "Sl", ar)) return;
  const char *name = ar->source[0] == '=' || ar->source[0] == '@' ? ar->source + 1 : ar->source;
  state->lines.call(state->lines.context, name, ar->currentline, ar->linedefined);
}

static void hook(lua_State *L, lua_Debug *ar) {
  int mask, count;
  if (!stopped) {
    find_purpose(L, &mask, &count);
    if (lua_gethookmask(L) != mask || lua_gethookcount(L) != count) {
      dd_disarm(L);  // left over from an interrupt
      return;
    }
    if (ar->event == LUA_HOOKLINE) {
      report_line(L, ar);
      dd_count_line(L, ar);
    }
    count_instructions(L, ar);
  }
  if (!stopped) dd_call_script_hook(L, ar);
  if (stopped) raise_stop(L);
}

// A foreign hook belongs to a debugger and must be preserved.
static bool is_foreign(lua_State *L) {
  lua_Hook owner = lua_gethook(L);
  return owner && owner != hook;
}

static void arm(lua_State *L) {
  if (is_foreign(L)) return;
  lua_sethook(L, hook, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void dd_arm_if_interrupted(lua_State *L) {
  if (unlikely(stopped)) arm(L);
}

// Restores the hook for a script that isn't stopped: it counts or follows lines, or there is none.
void dd_disarm(lua_State *L) {
  if (is_foreign(L)) return;
  int mask, count;
  find_purpose(L, &mask, &count);
  lua_sethook(L, mask ? hook : NULL, mask, count);
}

void dd_end_stop(dd_state *state) {
  state->last_stop = (dd_stop)stopped;
  stopped = DD_NOT_STOPPED;
}

// lua_sethook is what Lua's own interpreter calls in its signal handler.
void dd_stop_script(dd_stop reason) {
  if (!stopped) stopped = reason;
  dd_state *state = dd_current;
  if (state && pthread_equal(state->thread, pthread_self())) arm(state->running);
}

void dd_interrupt_script(void) { dd_stop_script(DD_INTERRUPTED); }

void dd_handle_signal(int signal) {
  dd_state *state = dd_current;
  if (state && !pthread_equal(state->thread, pthread_self())) {
    pthread_kill(state->thread, signal);
    return;
  }
  dd_interrupt_script();
}

bool dd_is_interrupted(void) { return stopped; }

dd_stop dd_last_stop(const dd_state *state) {
  return stopped ? (dd_stop)stopped : state->last_stop;
}

const char *dd_stop_position(const dd_state *state) { return state->stop_position; }

void dd_clear_interrupt(void) {
  stopped = DD_NOT_STOPPED;
  dd_state *state = dd_current;
  if (state) dd_disarm(state->running);
}

const char *dd_stop_text(dd_stop reason) {
  static const char *const texts[] = {
      "interrupted", "interrupted", "timed out", "too many instructions", "not enough memory"};
  return texts[reason];
}

static int interrupt_text(lua_State *L) {
  lua_pushstring(L, dd_stop_text((dd_stop)stopped));
  return 1;
}

void dd_install_interrupt_value(lua_State *L) {
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 3);
  lua_pushcfunction(L, interrupt_text);
  lua_setfield(L, -2, "__tostring");
  lua_pushliteral(L, "interrupt");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &dd_interrupt_key);
}

void dd_push_interrupt(lua_State *L) { lua_rawgetp(L, LUA_REGISTRYINDEX, &dd_interrupt_key); }

bool dd_is_interrupt(lua_State *L, int index) {
  index = lua_absindex(L, index);
  dd_push_interrupt(L);
  bool same = lua_rawequal(L, -1, index);
  lua_pop(L, 1);
  return same;
}

// MARK: What the hook does

void dd_set_instruction_limit(dd_state *state, uint64_t count) {
  if (!state->main) return;
  state->instruction_step = count < STEP ? (int)count : STEP;
  state->instructions_left = count;
  dd_disarm(state->main);
}

void dd_watch_lines(dd_state *state, dd_line_function call, void *context) {
  if (!state->main) return;
  state->lines.call = call;
  state->lines.context = context;
  dd_disarm(state->main);
}

void dd_count_lines(dd_state *state) {
  if (!state->main) return;
  state->counts_lines = true;
  dd_disarm(state->main);
}
