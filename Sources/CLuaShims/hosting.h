#ifndef DRILLDOWN_CLUA_HOSTING_H
#define DRILLDOWN_CLUA_HOSTING_H

#include "internal.h"

// What stands before and after every call of the host: a few instructions, unless something is up.

#define ONE_OF_BOTH ((uint64_t)1 << 32 | 1)

static inline void enter_host(lua_State *L, dlua_state *state) {
  if (unlikely(is_deep(state) || state->concern.any)) begin_occasion(L, state);
  state->hosting += ONE_OF_BOTH;
}

// The Swift frames are gone.
static inline void leave_host(lua_State *L, dlua_state *state) {
  state->hosting -= ONE_OF_BOTH;
  if (unlikely(state->concern.any)) end_occasion(L, state);
}

#endif
