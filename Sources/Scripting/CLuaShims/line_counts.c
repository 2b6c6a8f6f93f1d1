#include "internal.h"

// How often the lines of scripts run, and which lines have code.

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

// MARK: Lines with code

// A reader of a precompiled chunk of Lua 5.4: there is no other way to the lines of functions that
// were never created.
typedef struct {
  const unsigned char *next, *end;
  bool is_broken;
  dd_code_line_function call;
  void *context;
} chunk;

static unsigned byte_of(chunk *c) {
  if (c->next < c->end) return *c->next++;
  c->is_broken = true;
  return 0;
}

static void skip(chunk *c, size_t count) {
  if ((size_t)(c->end - c->next) < count) c->is_broken = true;
  c->next = c->is_broken ? c->end : c->next + count;
}

static size_t size_of(chunk *c) {
  size_t value = 0;
  unsigned byte;
  do {
    byte = byte_of(c);
    value = value << 7 | (byte & 0x7F);
  } while (!(byte & 0x80) && !c->is_broken);
  return value;
}

static void skip_string(chunk *c) {
  size_t size = size_of(c);
  if (size > 0) skip(c, size - 1);
}

enum { FLOAT = 0x13, INTEGER = 0x03, SHORT = 0x04, LONG = 0x14 };  // of constants

static void skip_constants(chunk *c) {
  for (size_t left = size_of(c); left > 0 && !c->is_broken; left--) {
    unsigned kind = byte_of(c);
    if (kind == FLOAT || kind == INTEGER) skip(c, 8);
    if (kind == SHORT || kind == LONG) skip_string(c);
  }
}

enum { ABSOLUTE = -0x80, OPCODE = 0x7F, VARARG_PREPARATION = 81 };

/// What a function says about the lines of its instructions.
typedef struct {
  const signed char *differences;
  size_t count;
  int defined;
  bool has_preparation;
} line_table;

// The line of each instruction is the former one's plus a difference, or stands in another table.
static void report_lines(chunk *c, line_table lines) {
  size_t left = size_of(c);
  chunk absolute = *c;
  for (size_t index = 0; index < left && !c->is_broken; index++) {
    size_of(c);
    size_of(c);
  }
  int line = lines.defined;
  // The last instruction returns at `end`, which isn't reached after a `return`.
  for (size_t index = 0; index + 1 < lines.count; index++) {
    if (lines.differences[index] == ABSOLUTE) {
      if (left == 0) return;
      left--;
      size_of(&absolute);
      line = (int)size_of(&absolute);
    } else {
      line += lines.differences[index];
    }
    if (index > 0 || !lines.has_preparation) c->call(c->context, line);
  }
}

static void read_function(chunk *c) {
  skip_string(c);
  line_table lines = {.defined = (int)size_of(c)};
  size_of(c);
  skip(c, 3);
  size_t instructions = size_of(c);
  lines.has_preparation = c->next < c->end && (*c->next & OPCODE) == VARARG_PREPARATION;
  skip(c, instructions * 4);
  skip_constants(c);
  skip(c, size_of(c) * 3);  // upvalues
  for (size_t left = size_of(c); left > 0 && !c->is_broken; left--) read_function(c);
  lines.count = size_of(c);
  lines.differences = (const signed char *)c->next;
  skip(c, lines.count);
  if (c->is_broken) return;
  report_lines(c, lines);
  for (size_t left = size_of(c); left > 0 && !c->is_broken; left--) {
    skip_string(c);
    size_of(c);
    size_of(c);
  }
  for (size_t left = size_of(c); left > 0 && !c->is_broken; left--) skip_string(c);
}

typedef struct {
  unsigned char *bytes;
  size_t size, capacity;
} byte_buffer;

static int append_bytes(lua_State *L, const void *bytes, size_t size, void *context) {
  (void)L;
  byte_buffer *buffer = context;
  if (buffer->size + size > buffer->capacity) {
    buffer->capacity = 2 * (buffer->size + size);
    buffer->bytes = dd_reallocate(buffer->bytes, buffer->capacity);
  }
  memcpy(buffer->bytes + buffer->size, bytes, size);
  buffer->size += size;
  return 0;
}

enum { HEADER = 31 };  // signature, version, format, check, sizes, an integer and a number

bool dd_each_code_line(lua_State *L, dd_code_line_function call, void *context) {
  byte_buffer buffer = {0};
  lua_dump(L, append_bytes, &buffer, 0);
  chunk c = {buffer.bytes, buffer.bytes + buffer.size, buffer.size == 0, call, context};
  skip(&c, HEADER + 1);  // and the number of upvalues
  read_function(&c);
  free(buffer.bytes);
  return !c.is_broken;
}
