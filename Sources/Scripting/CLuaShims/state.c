#include "internal.h"

#include <stdio.h>
#include <time.h>

// Objects never change their size, but nothing guarantees that.
static void *resize(dd_state *state, void *block, size_t old_size, size_t size) {
  if (!dd_is_in_region(state->region, block)) return dd_resize_block(block, old_size, size);
  void *result = dd_resize_block(NULL, 0, size);
  if (!result) return NULL;
  memcpy(result, block, old_size < size ? old_size : size);
  dd_free_in_region(state->region, block, old_size);
  return result;
}

static void *obtain(dd_state *state, size_t type, size_t size) {
  void *block = NULL;
  if (!state->is_off_region && dd_belongs_in_region(state->region, type, size))
    block = dd_allocate_in_region(state->region, size);
  return block ? block : dd_resize_block(NULL, 0, size);
}

static void dispose(dd_state *state, void *block, size_t size) {
  if (block && dd_is_in_region(state->region, block))
    dd_free_in_region(state->region, block, size);
  else
    dd_free_block(block, size);
}

// Lua's own message has no position; outside all code the last position is kept.
static void *refuse(dd_state *state) {
  if (state->running && !state->attention.closing)
    dd_position(state->running, state->shortage_position, sizeof state->shortage_position);
  return NULL;
}

const char *dd_shortage_position(const dd_state *state) { return state->shortage_position; }

static bool exceeds(const dd_state *state, size_t more) {
  return state->used + more > state->limit || (state->host_depth == 0 && !dd_memory_allows(more));
}

// Never fails while Swift frames are on the stack: a memory error would jump over them.
static void *allocate(void *context, void *block, size_t old_size, size_t size) {
  dd_state *state = context;
  size_t type = old_size;
  if (!block) old_size = 0;
  if (size == 0) {
    dispose(state, block, old_size);
    state->used -= old_size;
    return NULL;
  }
  if (state->limit && size > old_size && exceeds(state, size - old_size)) {
    if (state->host_depth == 0) return refuse(state);
    state->attention.over = true;
  }
  void *result = block ? resize(state, block, old_size, size) : obtain(state, type, size);
  if (!result) {
    if (size <= old_size) return block;
    if (state->host_depth == 0) return refuse(state);
    dd_exit_without_memory("out of memory while host code was running");
  }
  state->used += size - old_size;
  return result;
}

// The allocator until there is a state; the seed is created by the second call, before any strings.
static void *allocate_at_first(void *context, void *block, size_t old_size, size_t size) {
  dd_state *state = context;
  if (state->calls == 1)
    dd_fix_seed(state->first.block, state->first.size, allocate_at_first, state);
  void *result = allocate(context, block, old_size, size);
  if (state->calls++ == 0) state->first.block = result, state->first.size = size;
  return result;
}

static int panic(lua_State *L) {
  const char *message = lua_tostring(L, -1);
  if (message && strcmp(message, "not enough memory") == 0) dd_exit_without_memory(message);
  fprintf(stderr, "drilldown: unprotected Lua error: %s\n", message ? message : "(no text)");
  abort();
}

static int text_of_error(lua_State *L) { return luaL_callmeta(L, 1, "__tostring") ? 1 : 0; }

// Pushes the text of the error on top, while the interpreter closes and the host can't be asked.
// NULL if it has none.
static const char *push_text_of_error(lua_State *L) {
  if (!lua_checkstack(L, LUA_MINSTACK)) return NULL;
  lua_pushcfunction(L, text_of_error);
  lua_pushvalue(L, -2);
  lua_pcall(L, 1, 1, 0);
  return lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
}

// The errors of finalizers that the host reads when the interpreter is closed.
static void keep_warning(dd_state *state, size_t length) {
  size_t whole = state->last_warnings_length + length + 1;
  state->last_warnings = dd_reallocate(state->last_warnings, whole);
  memcpy(state->last_warnings + state->last_warnings_length, state->warning, length + 1);
  state->last_warnings_length = whole;
}

const char *dd_last_warnings(const dd_state *state, size_t *length) {
  *length = state->last_warnings_length;
  return state->last_warnings;
}

// A warning is passed in pieces. Scripts have their own `warn`: these are Lua's. The error that it
// is about is on top of the stack.
static void warn(void *context, const char *message, int continues) {
  dd_state *state = context;
  bool asks = state->attention.closing && strcmp(message, DD_NO_TEXT) == 0;
  int top = asks ? lua_gettop(state->main) : 0;
  if (asks) {
    const char *text = push_text_of_error(state->main);
    if (text) message = text;
  }
  size_t length = strlen(message);
  state->warning = dd_reallocate(state->warning, state->warning_length + length + 1);
  memcpy(state->warning + state->warning_length, message, length + 1);
  state->warning_length += length;
  if (asks) lua_settop(state->main, top);
  if (continues) return;
  size_t whole = state->warning_length;
  state->warning_length = 0;
  if (dd_is_interrupted()) return;  // an interrupt is reported elsewhere
  if (state->attention.closing) {
    keep_warning(state, whole);
    return;
  }
  if (!state->hooks[DD_WARNING]) return;
  dd_set_text(state, state->warning, whole);
  dd_call_hook(state->running, DD_WARNING, NULL);
}

// Members are found by the address of their name, which requires equal short strings to be
// identical.
static bool strings_are_interned(lua_State *L) {
  char name[] = "viewWillAppear";
  lua_pushstring(L, name);
  lua_pushstring(L, "viewWillAppear");
  bool same = lua_topointer(L, -1) == lua_topointer(L, -2);
  lua_pop(L, 2);
  return same;
}

static void make_tables(lua_State *L, dd_state *state) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  state->boxes = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  state->functions = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  state->candidates = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  state->anchors = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  state->nothing = luaL_ref(L, LUA_REGISTRYINDEX);
}

// Finalizers run in the reverse order of their objects: when this one runs, nothing is left to do
// but to free memory, object by object, which writes to all of it. In a copy of a process that ends
// anyway, which would copy each page for that, it took a tenth of the time of a small file of
// tests.
static int last_finalizer(lua_State *L) {
  dd_state *state = state_of(L);
  if (state->ends_with_process && state->attention.closing) longjmp(state->closed, 1);
  return 0;
}

static void make_last_finalizer(lua_State *L, dd_state *state) {
  bool was_off_region = dd_set_off_region(state, true);
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, last_finalizer);
  lua_setfield(L, -2, "__gc");
  lua_setmetatable(L, -2);
  luaL_ref(L, LUA_REGISTRYINDEX);
  dd_set_off_region(state, was_off_region);
}

static int initialize(lua_State *L) {
  dd_state *state = state_of(L);
  make_last_finalizer(L, state);
  luaL_openlibs(L);
  if (!strings_are_interned(L)) dd_fatal_error("this build of Lua does not intern short strings");
  make_tables(L, state);
  dd_install_interrupt_value(L);
  dd_install_libraries(L);
  dd_install_texts(L);
  dd_install_output(L);
  dd_install_coroutines(L);
  dd_install_classes(L);
  dd_install_spellings(L);
  dd_fix_addresses(L);
  return 0;
}

dd_state *dd_open(dd_invoke invoke, void (*release)(void *)) {
  dd_state *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  if (!dd_magic) dd_magic = ((uint64_t)time(NULL) << 24 ^ (uintptr_t)state) | 1;
  state->invoke = invoke;
  state->release = release;
  dd_attach_thread(state);
  state->region = dd_open_region();
  lua_State *L = lua_newstate(allocate_at_first, state);
  if (!L) {
    dd_close_region(state->region);
    free(state);
    return NULL;
  }
  lua_setallocf(L, allocate, state);
  state->calls = 0;
  *(dd_state **)lua_getextraspace(L) = state;
  state->main = state->running = L;
  lua_atpanic(L, panic);
  lua_setwarnf(L, warn, state);
  lua_gc(L, LUA_GCINC, 150, 200, 0);
  dd_stop_collector(L);
  state->receiver = state->argument = NO_TARGET;
  state->table_capacity = 64;
  state->table = calloc(state->table_capacity, sizeof *state->table);
  state->text = dd_reallocate(NULL, 1);
  state->text[0] = 0;
  lua_checkstack(L, 4 * LUA_MINSTACK);
  lua_pushcfunction(L, initialize);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) panic(L);
  dd_restart_collector(L);
  state->host_depth = 1;
  return state;
}

void dd_end_with_process(dd_state *state) { state->ends_with_process = true; }

void dd_close(dd_state *state) {
  if (!state->main || state->attention.closing) return;
  state->attention.closing = true;
  dd_release_all_boxes(state);
  dd_state *outer = dd_current;
  dd_attach_thread(state);
  dd_current = state;  // the code that ends a finalizer asks where it was
  if (setjmp(state->closed) == 0) lua_close(state->main);
  dd_current = outer == state ? NULL : outer;
  if (!state->ends_with_process) dd_close_region(state->region);
  state->region = NULL;
  state->main = state->running = NULL;
  state->host_function_depth = 0;
  if (!state->ends_with_process) dd_drain_pending(state);
}

void dd_free(dd_state *state) {
  dd_free_line_counts(state);
  free(state->replaced.path);
  free(state->replaced.text);
  for (int number = 0; number < state->known_count; number++) {
    dd_class *class = state->known_classes[number].class;
    if (!class) continue;
    free(class->members);
    free(class->overridable);
    free(class->receiver);
    free(class->shorthand);
    free(class->children);
    free(class);
  }
  free(state->known_classes);
  for (method *m = state->methods, *next; m; m = next) {
    next = m->next;
    free(m);
  }
  free(state->table);
  free(state->text);
  free(state->traceback);
  free(state->warning);
  free(state->last_warnings);
  free(state->script);
  free(state->root);
  free(state->free_ids);
  free(state->pending);
  free(state->ended);
  free(state->outer_error_depths);
  free(state);
}

lua_State *dd_running(dd_state *state) { return state->attention.closing ? NULL : state->running; }

void dd_set_memory_limit(dd_state *state, size_t bytes) {
  state->limit = bytes;
  state->attention.over = false;  // that was about the former limit
}

size_t dd_entries(const dd_state *state) { return state->entries; }
