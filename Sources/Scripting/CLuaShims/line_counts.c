#include "internal.h"

// How often the lines of scripts run.

/// The counts of a function, or of those that begin on the same line of a source, by the line from
/// there on.
typedef struct line_counts {
  struct line_counts *next;
  uint64_t *counts;
  int defined, capacity;
  char name[];
} line_counts;

static line_counts *counts_of(dd_state *state, const char *name, int defined) {
  // Consecutive lines are mostly of the same function.
  line_counts **place = &state->line_counts;
  for (; *place; place = &(*place)->next) {
    if ((*place)->defined != defined || strcmp((*place)->name, name) != 0) continue;
    line_counts *found = *place;
    *place = found->next;
    found->next = state->line_counts;
    return state->line_counts = found;
  }
  size_t size = strlen(name) + 1;
  line_counts *made = dd_reallocate(NULL, sizeof *made + size);
  *made = (line_counts){.next = state->line_counts, .defined = defined};
  memcpy(made->name, name, size);
  return state->line_counts = made;
}

void dd_count_line(lua_State *L, lua_Debug *ar) {
  dd_state *state = state_of(L);
  if (!state->counts_lines || !lua_getinfo(L, "Sl", ar) || ar->short_src[0] == '[') return;
  if (ar->source[0] != '@' && ar->source[0] != '=') return;
  line_counts *source = counts_of(state, ar->source + 1, ar->linedefined);
  int line = ar->currentline - ar->linedefined;
  if (line < 0) return;
  if (line >= source->capacity) {
    int capacity = line + line / 2 + 16;
    source->counts = dd_reallocate(source->counts, (size_t)capacity * sizeof(uint64_t));
    memset(source->counts + source->capacity, 0,
        (size_t)(capacity - source->capacity) * sizeof(uint64_t));
    source->capacity = capacity;
  }
  source->counts[line]++;
}

void dd_each_line_count(dd_state *state, dd_line_count_function call, void *context) {
  for (line_counts *source = state->line_counts; source; source = source->next) {
    for (int line = 0; line < source->capacity; line++) {
      if (source->counts[line])
        call(context, source->name, line + source->defined, source->defined, source->counts[line]);
    }
  }
}

void dd_clear_line_counts(dd_state *state) {
  for (line_counts *source = state->line_counts; source; source = source->next)
    memset(source->counts, 0, (size_t)source->capacity * sizeof(uint64_t));
}

void dd_free_line_counts(dd_state *state) {
  while (state->line_counts) {
    line_counts *source = state->line_counts;
    state->line_counts = source->next;
    free(source->counts);
    free(source);
  }
}
