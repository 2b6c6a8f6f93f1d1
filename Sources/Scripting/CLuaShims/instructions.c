#include "internal.h"

// An instruction limit, counted in steps by a hook: the same script stops at the same place in
// every run. New coroutines inherit the hook of their creator.

enum { STEP = 100 };

atomic_ullong dd_steps;

void dd_count_instructions(lua_State *L, lua_Debug *ar) {
  dd_state *state = state_of(L);
  if (!state->instruction_step || ar->event != LUA_HOOKCOUNT) return;
  atomic_fetch_add_explicit(&dd_steps, 1, memory_order_relaxed);
  uint64_t step = (uint64_t)lua_gethookcount(L);
  state->instructions_left -= state->instructions_left < step ? state->instructions_left : step;
  if (state->instructions_left == 0) dd_stop_script(DD_OUT_OF_INSTRUCTIONS);
}

void dd_set_instruction_limit(dd_state *state, uint64_t count) {
  if (!state->main) return;
  state->instruction_step = count < STEP ? (int)count : STEP;
  state->instructions_left = count;
  dd_disarm(state->main);
}
