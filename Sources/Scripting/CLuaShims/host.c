#include "host_calls.h"

#include <stdio.h>

// Calls of the host, and what they need: texts that are passed to it and back, errors that it
// records, objects that are released when it may run.

// MARK: Texts

void dd_set_hook(dd_state *state, dd_hook hook, dd_function *call) { state->hooks[hook] = call; }

const char *dd_subject(const dd_state *state) { return state->subject; }

const char *dd_text(const dd_state *state, size_t *length) {
  *length = state->text_length;
  return state->text;
}

void dd_set_text(dd_state *state, const char *text, size_t length) {
  state->text = dd_reallocate(state->text, length + 1);
  memcpy(state->text, text, length);
  state->text[length] = 0;
  state->text_length = length;
}

// MARK: Objects to be released

// A host function may be running on the object, and relies on its box to retain it.
void dd_queue_ended(dd_state *state, void *object) {
  if (state->ended_count == state->ended_capacity) {
    state->ended_capacity = state->ended_capacity ? state->ended_capacity * 2 : 64;
    state->ended = dd_reallocate(state->ended, state->ended_capacity * sizeof(void *));
  }
  state->ended[state->ended_count++] = object;
  state->attention.has_ended = true;
}

void dd_queue_release(dd_state *state, void *object) {
  if (state->pending_count == state->pending_capacity) {
    state->pending_capacity = state->pending_capacity ? state->pending_capacity * 2 : 64;
    state->pending = dd_reallocate(state->pending, state->pending_capacity * sizeof(void *));
  }
  state->pending[state->pending_count++] = object;
}

unsigned dd_drain_pending(dd_state *state) {
  unsigned released = 0;
  int depth = state->host_depth++;
  while (state->pending_count > 0) {
    state->release(state->pending[--state->pending_count]);
    released++;
  }
  while (state->ended_count > 0 && state->host_function_depth == 0) {
    state->release(state->ended[--state->ended_count]);
    released++;
  }
  state->attention.has_ended = state->ended_count > 0;
  state->host_depth = depth;
  return released;
}

// MARK: Hooks

static void check_memory(dd_state *state) {
  state->attention.limited = dd_is_memory_limited();
  if (dd_wants_collection()) state->attention.over = true;
}

// Hooks cannot fail; what they leave on the stack is dropped, and so is an error that they record.
int32_t dd_call_hook(lua_State *L, dd_hook hook, void *object) {
  dd_state *state = state_of(L);
  if (!state->hooks[hook] || state->attention.closing) return 0;
  int top = lua_gettop(L), depth = state->host_depth;
  bool has_error = state->attention.has_error;
  state->host_depth = depth + 1;
  state->host_function_depth++;
  state->attention.has_error = false;
  int32_t result = 0;
  if (lua_checkstack(L, LUA_MINSTACK)) {
    result = state->invoke(state->hooks[hook]->context, L, object);
    if (state->attention.has_error) state->invoke(state->hooks[DD_RAISE]->context, L, NULL);
  }
  state->attention.has_error = has_error;
  state->host_function_depth--;
  state->host_depth = depth;
  lua_settop(L, top);
  if (state->attention.limited) check_memory(state);
  return result;
}

static bool is_plain(const char *name) {
  while (*name >= 0x20 && *name < 0x7F) name++;
  return *name == 0;
}

// The name in messages: invisible characters are escaped as in Lua. It is valid as long as it is on
// the stack.
const char *dd_push_escaped(lua_State *L, const char *name) {
  if (is_plain(name)) return lua_pushstring(L, name);
  dd_set_text(state_of(L), name, strlen(name));
  dd_call_hook(L, DD_ESCAPE, NULL);
  return lua_pushlstring(L, state_of(L)->text, state_of(L)->text_length);
}

int dd_raise_at_caller(lua_State *L, const char *message) {
  char position[128];
  message = dd_push_escaped(L, message);
  if (dd_position(L, position, sizeof position))
    lua_pushfstring(L, "%s: %s", position, message);
  else
    lua_pushstring(L, message);
  return lua_error(L);
}

// MARK: Calls of the host

void dd_check_stack(lua_State *L) {
  if (unlikely(is_deep(state_of(L)))) dd_raise_at_caller(L, "C stack overflow");
}

// The caller's pending error must wait.
static void defer_error(dd_state *state) {
  if (state->outer_error_count == state->outer_error_capacity) {
    state->outer_error_capacity =
        state->outer_error_capacity ? state->outer_error_capacity * 2 : 16;
    state->outer_error_depths =
        dd_reallocate(state->outer_error_depths, state->outer_error_capacity * sizeof(int));
  }
  state->outer_error_depths[state->outer_error_count++] = state->host_function_depth;
  state->attention.has_error = false;
  state->attention.has_outer_error = true;
}

void dd_prepare_host_call(lua_State *L, dd_state *state) {
  dd_check_stack(L);
  if (state->attention.closing) luaL_error(L, "the interpreter is closed");
  if (state->attention.has_error) defer_error(state);
}

static bool has_waiting_error(dd_state *state) {
  unsigned last = state->outer_error_count;
  if (last == 0 || state->outer_error_depths[last - 1] != state->host_function_depth) return false;
  state->outer_error_count--;
  state->attention.has_outer_error = state->outer_error_count > 0;
  return true;
}

// Now the error that Swift recorded can be raised.
static void raise_pending_error(lua_State *L, dd_state *state) {
  state->host_depth++;
  state->invoke(state->hooks[DD_RAISE]->context, L, NULL);
  state->host_depth--;
  lua_error(L);
}

static void shrink(lua_State *L, dd_state *state) {
  state->attention.over = false;
  lua_gc(L, LUA_GCCOLLECT);
  if (!state->collecting && lua_gc(L, LUA_GCISRUNNING) >= 0) dd_drain_pending(state);
  bool is_allowed = dd_memory_allows(0);
  if (dd_stop_beyond_limit() || state->host_depth > 0) return;
  if (state->used > state->limit || !is_allowed) dd_raise_at_caller(L, "not enough memory");
}

void dd_finish_host_call(lua_State *L, dd_state *state) {
  bool has_error = state->attention.has_error;
  state->attention.has_error = has_waiting_error(state);
  if (state->attention.has_ended && state->host_function_depth == 0) dd_drain_pending(state);
  if (has_error) raise_pending_error(L, state);
  if (state->attention.limited) check_memory(state);
  if (state->attention.over) shrink(L, state);
}

// Raises the error that Swift reports once the Swift frames have returned.
int dd_host_call(lua_State *L, const dd_function *call, void *object) {
  dd_state *state = state_of(L);
  state->host_calls++;
  enter_host(L, state);
  int32_t results = state->invoke(call->context, L, object);
  leave_host(L, state);
  return results < 0 ? lua_error(L) : results;
}

int dd_host_function_depth(const dd_state *state) { return state->host_function_depth; }

bool dd_set_pending_error(dd_state *state) {
  if (state->attention.has_error) return false;
  return state->attention.has_error = true;
}

// Upvalues: what it calls, and what that receives as an object.
static int host_function(lua_State *L) {
  void *object = lua_touserdata(L, lua_upvalueindex(2));
  return dd_host_call(L, lua_touserdata(L, lua_upvalueindex(1)), object);
}

void dd_push_function(lua_State *L, dd_function *call, void *object) {
  lua_pushlightuserdata(L, call);
  lua_pushlightuserdata(L, object);
  lua_pushcclosure(L, host_function, 2);
}

// MARK: Protected calls

int dd_protected_call(lua_State *L, int arguments, int results, int handler) {
  dd_state *state = state_of(L);
  int depth = state->host_depth;
  state->host_depth = 0;
  state->entries++;
  int status = lua_pcall(L, arguments, results, handler);
  state->host_depth = depth;
  return status;
}

static int tostring(lua_State *L) {
  dd_push_text(L, 1);
  return 1;
}

// dd_push_text may run __tostring. Also runs after the outermost call, when the error it left is
// described: a __tostring can be stopped there as well.
bool dd_tostring(lua_State *L, int index) {
  dd_state *state = state_of(L), *outer = dd_current;
  index = lua_absindex(L, index);
  lua_pushcfunction(L, tostring);
  lua_pushvalue(L, index);
  dd_current = state;
  bool succeeded = dd_protected_call(L, 1, 1, 0) == LUA_OK;
  dd_current = outer;
  if (state->calls == 0) dd_disarm(L);
  return succeeded;
}

static int get(lua_State *L) {
  lua_gettable(L, 1);
  return 1;
}

// lua_gettable may run __index.
int dd_get(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_pushcfunction(L, get);
  lua_insert(L, -2);
  lua_pushvalue(L, index);
  lua_insert(L, -2);
  return dd_protected_call(L, 2, 1, 0);
}

// MARK: Macros of lua.h

void dd_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }

void dd_push_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }

int dd_ref(lua_State *L) { return luaL_ref(L, LUA_REGISTRYINDEX); }

void dd_push_ref(lua_State *L, int reference) { lua_rawgeti(L, LUA_REGISTRYINDEX, reference); }

// A handle released on another thread while Lua runs keeps its slot: a leak is better than a race.
void dd_unref(dd_state *state, int reference) {
  if (!state->main || state->attention.closing) return;
  if (state->calls > 0 && !pthread_equal(state->thread, pthread_self())) return;
  int depth = state->host_depth++;
  luaL_unref(state->running, LUA_REGISTRYINDEX, reference);
  state->host_depth = depth;
}
