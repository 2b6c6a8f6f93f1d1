#ifndef DRILLDOWN_CLUA_HOSTING_H
#define DRILLDOWN_CLUA_HOSTING_H

#include "internal.h"

// What stands before and after every call of the host: a few instructions, unless something is up.

static inline void enter_host(lua_State *L, dlua_state *state) {
  if (unlikely(is_deep(state) || state->concern.any)) begin_occasion(L, state);
  state->host_depth++;
  state->serving++;
}

// The Swift frames are gone.
static inline void leave_host(lua_State *L, dlua_state *state) {
  state->host_depth--;
  state->serving--;
  if (unlikely(state->concern.any)) end_occasion(L, state);
}

#endif
