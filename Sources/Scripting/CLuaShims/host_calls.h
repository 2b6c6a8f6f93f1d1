#ifndef DRILLDOWN_CLUA_HOST_CALLS_H
#define DRILLDOWN_CLUA_HOST_CALLS_H

#include "internal.h"

// The code before and after every call of the host: a few instructions, unless something needs
// attention.

#define ONE_OF_BOTH ((uint64_t)1 << 32 | 1)

static inline void enter_host(lua_State *L, dd_state *state) {
  if (unlikely(is_deep(state) || state->attention.any)) dd_prepare_host_call(L, state);
  state->host_nesting += ONE_OF_BOTH;
}

// Called when the Swift frames have returned.
static inline void leave_host(lua_State *L, dd_state *state) {
  state->host_nesting -= ONE_OF_BOTH;
  if (unlikely(state->attention.any)) dd_finish_host_call(L, state);
}

#endif
