#include "host_calls.h"

#include <stdio.h>

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

static void check_memory(dd_state *state) {
  state->attention.limited = dd_is_memory_limited();
  if (dd_wants_collection()) state->attention.over = true;
}

static void shrink(lua_State *L, dd_state *state) {
  state->attention.over = false;
  lua_gc(L, LUA_GCCOLLECT);
  dd_collect_if_needed(L);
  bool is_allowed = dd_memory_allows(0);
  dd_stop_beyond_limit();
  if (state->host_depth > 0) return;
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

int dd_protected_call(lua_State *L, int arguments, int results, int handler) {
  dd_state *state = state_of(L);
  int depth = state->host_depth;
  state->host_depth = 0;
  state->entries++;
  int status = lua_pcall(L, arguments, results, handler);
  state->host_depth = depth;
  return status;
}

void dd_begin_call(lua_State *L) { lua_pushcfunction(L, dd_message_handler); }

// Outside host functions little of the stack is used, and a new stack has room enough.
lua_State *dd_begin_call_of(dd_state *state, int reference) {
  lua_State *L = state->running;
  if (unlikely(!L || state->attention.closing)) return NULL;
  if (state->host_function_depth > 0 && !lua_checkstack(L, LUA_MINSTACK)) return NULL;
  lua_pushcfunction(L, dd_message_handler);
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  return L;
}

static void begin_outermost(dd_state *state) {
  state->stop_position[0] = 0;
  if (unlikely(!pthread_equal(state->thread, pthread_self()))) dd_attach_thread(state);
  dd_current = state;
  if (unlikely(dd_is_memory_limited())) state->attention.limited = true;
}

static void end_outermost(lua_State *L, dd_state *state, dd_state *outer, int status) {
  dd_current = outer;
  if (unlikely(lua_gethook(L) || state->instruction_step)) dd_disarm(L);
  if (unlikely(status != LUA_OK) && dd_is_interrupt(L, -1)) dd_end_stop(state);
  safe_point(L);
}

// lua_pcall is a macro; the call also starts and ends being interruptible here.
int dd_call(lua_State *L, int arguments, int results) {
  dd_state *state = state_of(L), *outer = dd_current;
  int handler = results == LUA_MULTRET ? lua_gettop(L) - arguments - 1 : -1 - results;
  state->position[0] = 0;
  if (state->calls++ == 0) begin_outermost(state);
  dd_arm_if_interrupted(L);
  int status = dd_protected_call(L, arguments, results, -2 - arguments);
  if (--state->calls == 0) end_outermost(L, state, outer, status);
  if (results == 0 && status == LUA_OK)
    lua_pop(L, 1);
  else
    lua_remove(L, status == LUA_OK ? handler : -2);
  return status;
}

int dd_load(lua_State *L, const char *text, size_t length, const char *name) {
  return luaL_loadbufferx(L, text, length, name, "t");
}

typedef struct {
  char *bytes;
  size_t size, capacity;
} compiled;

static int add_code(lua_State *L, const void *part, size_t size, void *context) {
  (void)L;
  compiled *code = context;
  if (code->size + size > code->capacity) {
    code->capacity = 2 * (code->size + size);
    code->bytes = dd_reallocate(code->bytes, code->capacity);
  }
  memcpy(code->bytes + code->size, part, size);
  code->size += size;
  return 0;
}

char *dd_compile(const char *text, size_t length, const char *name, size_t *size) {
  compiled code = {0};
  lua_State *L = luaL_newstate();
  if (!L) return NULL;
  lua_gc(L, LUA_GCSTOP);
  if (luaL_loadbufferx(L, text, length, name, "t") == LUA_OK) lua_dump(L, add_code, &code, 0);
  lua_close(L);
  *size = code.size;
  return code.bytes;
}

int dd_load_compiled(lua_State *L, const char *code, size_t size, const char *name) {
  return luaL_loadbufferx(L, code, size, name, "b");
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

// Their chunks are named `=[spec]` and so on; those in C are `=[C]`.
bool dd_is_of_host(const lua_Debug *ar) {
  return ar->what[0] != 'C' && ar->source[0] == '=' && ar->source[1] == '[';
}

bool dd_position(lua_State *L, char *buffer, size_t size) {
  lua_Debug ar;
  bool has_own = false;
  for (int level = 0; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    bool is_own = dd_is_of_host(&ar);
    if (ar.currentline <= 0 || (is_own && has_own)) continue;
    snprintf(buffer, size, "%s:%d", ar.short_src, ar.currentline);
    if (!is_own) return true;
    has_own = true;
  }
  return has_own;
}

bool dd_place(lua_State *L, int index, char *buffer, size_t size) {
  lua_Debug ar;
  if (!lua_isfunction(L, index)) return false;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &ar);
  if (ar.linedefined <= 0) return false;
  snprintf(buffer, size, "%s:%d", ar.short_src, ar.linedefined);
  return true;
}

static int add_to_fingerprint(lua_State *L, const void *bytes, size_t count, void *context) {
  (void)L;
  uint64_t *hash = context;
  for (size_t index = 0; index < count; index++)
    *hash = (*hash ^ ((const unsigned char *)bytes)[index]) * 0x100000001B3;
  return 0;
}

uint64_t dd_fingerprint(lua_State *L, int index) {
  uint64_t hash = 0xCBF29CE484222325;
  if (!lua_isfunction(L, index) || lua_iscfunction(L, index)) return 0;
  lua_pushvalue(L, index);
  lua_dump(L, add_to_fingerprint, &hash, false);
  lua_pop(L, 1);
  return hash;
}

bool dd_called_as_method(lua_State *L) {
  lua_Debug ar;
  if (!lua_getstack(L, 0, &ar)) return true;
  lua_getinfo(L, "n", &ar);
  return ar.namewhat[0] == 0 || strcmp(ar.namewhat, "method") == 0;
}

// MARK: Protected access

static int tostring(lua_State *L) {
  dd_push_text(L, 1);
  return 1;
}

// dd_push_text may run __tostring.
// Also runs after the outermost call, when the error it left is described: a __tostring can be
// stopped there as well.
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

const char *dd_type_name(lua_State *L, int index) {
  box *b = box_at(L, index);
  if (b) return dd_box_class_name(b);
  if (dd_is_class(L, index)) return "class";
  return luaL_typename(L, index);
}
