#include "internal.h"

// The lines that run, for a recorder.

void dd_report_line(lua_State *L, lua_Debug *ar) {
  const dd_state *state = state_of(L);
  if (!state->lines.call || !lua_getinfo(L, "Sl", ar)) return;
  const char *name = ar->source[0] == '=' || ar->source[0] == '@' ? ar->source + 1 : ar->source;
  state->lines.call(state->lines.context, name, ar->currentline, ar->linedefined);
}

void dd_watch_lines(dd_state *state, dd_line_function call, void *context) {
  if (!state->main) return;
  state->lines.call = call;
  state->lines.context = context;
  dd_disarm(state->main);
}
