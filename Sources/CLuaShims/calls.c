#include "internal.h"

#include <stdio.h>

void check_stack(lua_State *L) {
  if (unlikely((char *)__builtin_frame_address(0) < state_of(L)->stack_limit))
    luaL_error(L, "C stack overflow");
}

// What a host function finds, and leaves as it was.
typedef struct {
  int depth;
  bool noted;
} occasion;

static inline occasion enter_host(lua_State *L, dlua_state *state) {
  check_stack(L);
  if (unlikely(state->closing)) luaL_error(L, "the interpreter is closed");
  occasion outer = {state->host_depth, state->noted};
  state->host_depth++;
  state->serving++;
  state->noted = false;
  return outer;
}

// The Swift frames are gone: now what they noted may be raised.
static void raise_after_host(lua_State *L, dlua_state *state, int depth, bool noted) {
  if (noted) {
    state->host_depth = depth + 1;
    state->invoke(state->hooks[DLUA_RAISE]->context, L, NULL);
    state->host_depth = depth;
    lua_error(L);
  }
  state->over = false;
  lua_gc(L, LUA_GCCOLLECT);
  if (depth == 0 && state->used > state->limit) luaL_error(L, "not enough memory");
}

static inline void leave_host(lua_State *L, dlua_state *state, occasion outer) {
  bool noted = state->noted;
  state->noted = outer.noted;
  state->host_depth = outer.depth;
  if (--state->serving == 0 && unlikely(state->ended_count > 0)) drain_pending(state);
  if (unlikely(noted || state->over)) raise_after_host(L, state, outer.depth, noted);
}

// Raises what Swift reports after the Swift frames are gone.
int host_call(lua_State *L, const dlua_function *call, void *object) {
  dlua_state *state = state_of(L);
  occasion outer = enter_host(L, state);
  int32_t results = state->invoke(call->context, L, object);
  if (unlikely(results < 0)) {
    bool noted = state->noted;
    state->noted = outer.noted;
    state->host_depth = outer.depth;
    state->serving--;
    if (noted) raise_after_host(L, state, outer.depth, true);
    return lua_error(L);
  }
  leave_host(L, state, outer);
  return results;
}

// The object is Swift's no more: whoever had it may be gone when it is released.
static void push_found(lua_State *L, dlua_state *state, void *object) {
  if (!object) {
    lua_pushnil(L);
    return;
  }
  int depth = state->host_depth++;
  if (dlua_push_object(L, object) != 1)
    state->invoke(state->hooks[DLUA_BOX_OBJECT]->context, L, object);
  state->release(object);
  state->host_depth = depth;
}

static int read_leaf(lua_State *L, dlua_state *state, const dlua_function *call, void *object) {
  occasion outer = enter_host(L, state);
  if (call->shape == DLUA_GIVES_OBJECT) {
    void *found = call->entry.find(call->leaf, object, call->context);
    push_found(L, state, found);
    leave_host(L, state, outer);
    return 1;
  }
  if (call->shape == DLUA_GIVES_STRING) {
    call->entry.push(call->leaf, object, L, call->context);
    leave_host(L, state, outer);
    return 1;
  }
  int64_t result = call->entry.read(call->leaf, object, call->context);
  leave_host(L, state, outer);
  if (call->shape == DLUA_GIVES_INTEGER) lua_pushinteger(L, result);
  else if (call->shape == DLUA_GIVES_NOTHING) return 0;
  else lua_pushboolean(L, (int)result);
  return 1;
}

static int take_leaf(lua_State *L, dlua_state *state, const dlua_function *call, void *object,
    void *argument, int64_t number) {
  occasion outer = enter_host(L, state);
  call->entry.take(call->leaf, object, argument, number, call->context);
  leave_host(L, state, outer);
  return 0;
}

static inline void *argument_at(lua_State *L, int index, const dlua_class *class) {
  box *b = box_like(L, index, &state_of(L)->argument);
  return b && is_a(b->class, class) ? b->object : NULL;
}

// The way from Lua into Swift for what scripts do most; the arguments begin at the index.
int host_leaf(lua_State *L, const dlua_function *call, void *object, int index) {
  dlua_state *state = state_of(L);
  void *argument;
  switch (call->shape) {
  case DLUA_ANY: break;
  case DLUA_GIVES_NOTHING: case DLUA_GIVES_INTEGER: case DLUA_GIVES_BOOLEAN:
  case DLUA_GIVES_OBJECT: case DLUA_GIVES_STRING:
    return read_leaf(L, state, call, object);
  case DLUA_TAKES_INTEGER:
    if (!lua_isinteger(L, index)) break;
    return take_leaf(L, state, call, object, NULL, lua_tointeger(L, index));
  case DLUA_TAKES_BOOLEAN:
    if (!lua_isboolean(L, index)) break;
    return take_leaf(L, state, call, object, NULL, lua_toboolean(L, index));
  case DLUA_TAKES_STRING: {
    if (lua_type(L, index) != LUA_TSTRING) break;
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    return take_leaf(L, state, call, object, (void *)text, (int64_t)length);
  }
  case DLUA_TAKES_OBJECT_OR_NIL:
    if (lua_isnil(L, index)) return take_leaf(L, state, call, object, NULL, 0);
    // falls through
  case DLUA_TAKES_OBJECT:
    if (!(argument = argument_at(L, index, call->argument))) break;
    return take_leaf(L, state, call, object, argument, 0);
  case DLUA_TAKES_OBJECT_BOOLEAN:
    if (!lua_isboolean(L, index + 1)) break;
    if (!(argument = argument_at(L, index, call->argument))) break;
    return take_leaf(L, state, call, object, argument, lua_toboolean(L, index + 1));
  }
  return host_call(L, call, object);
}

int dlua_serving(const dlua_state *state) { return state->serving; }

bool dlua_note_error(dlua_state *state) {
  if (state->noted) return false;
  return state->noted = true;
}

// Hooks cannot fail; what they leave on the stack is dropped, and so is an error that they note.
int32_t call_hook(lua_State *L, dlua_hook hook, void *object) {
  dlua_state *state = state_of(L);
  if (!state->hooks[hook] || state->closing) return 0;
  int top = lua_gettop(L), depth = state->host_depth;
  bool noted = state->noted;
  state->host_depth = depth + 1;
  state->serving++;
  state->noted = false;
  int32_t result = 0;
  if (lua_checkstack(L, LUA_MINSTACK)) {
    result = state->invoke(state->hooks[hook]->context, L, object);
    if (state->noted) state->invoke(state->hooks[DLUA_RAISE]->context, L, NULL);
  }
  state->noted = noted;
  state->serving--;
  state->host_depth = depth;
  lua_settop(L, top);
  return result;
}

int protected_call(lua_State *L, int arguments, int results, int handler) {
  dlua_state *state = state_of(L);
  int depth = state->host_depth;
  state->host_depth = 0;
  state->entries++;
  int status = lua_pcall(L, arguments, results, handler);
  state->host_depth = depth;
  return status;
}

void dlua_begin_call(lua_State *L) { lua_pushcfunction(L, message_handler); }

lua_State *dlua_begin_call_of(dlua_state *state, int reference) {
  lua_State *L = state->running;
  if (unlikely(!L || state->closing || !lua_checkstack(L, LUA_MINSTACK))) return NULL;
  lua_pushcfunction(L, message_handler);
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  return L;
}

// Whatever was done to the hook during the outermost call.
static inline void put_back_hook(lua_State *L, const dlua_state *state) {
  if (unlikely(lua_gethook(L) || state->instruction_step)) disarm(L);
}

// lua_pcall is a macro; here are also the start and end of being interruptible.
int dlua_call(lua_State *L, int arguments, int results) {
  dlua_state *state = state_of(L), *outer = dlua_current;
  int handler = lua_gettop(L) - arguments - 1;
  state->position[0] = 0;
  if (state->calls == 0) {
    state->stop_position[0] = 0;
    adopt_thread(state);
    dlua_current = state;
  }
  state->calls++;
  arm_if_interrupted(L);
  int status = protected_call(L, arguments, results, handler);
  if (--state->calls == 0) {
    dlua_current = outer;
    put_back_hook(L, state);
    if (status != LUA_OK && dlua_is_interrupt(L, -1)) end_stop(state);
    safe_point(L);
  }
  if (results == 0 && status == LUA_OK) lua_settop(L, handler - 1); else lua_remove(L, handler);
  return status;
}

int dlua_load(lua_State *L, const char *text, size_t length, const char *name) {
  return luaL_loadbufferx(L, text, length, name, "t");
}

static int host_function(lua_State *L) {
  return host_call(L, lua_touserdata(L, lua_upvalueindex(1)), NULL);
}

void dlua_push_function(lua_State *L, dlua_function *call) {
  lua_pushlightuserdata(L, call);
  lua_pushcclosure(L, host_function, 1);
}

bool dlua_position(lua_State *L, char *buffer, size_t size) {
  lua_Debug ar;
  for (int level = 0; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (ar.currentline <= 0) continue;
    snprintf(buffer, size, "%s:%d", ar.short_src, ar.currentline);
    return true;
  }
  return false;
}

bool dlua_called_as_method(lua_State *L) {
  lua_Debug ar;
  if (!lua_getstack(L, 0, &ar)) return true;
  lua_getinfo(L, "n", &ar);
  return ar.namewhat[0] == 0 || strcmp(ar.namewhat, "method") == 0;
}

// MARK: Protected access

static int tostring(lua_State *L) {
  luaL_tolstring(L, 1, NULL);
  return 1;
}

// luaL_tolstring may run __tostring.
// Also runs after the outermost call, when the error it left is described: a __tostring can be
// stopped there as well.
bool dlua_tostring(lua_State *L, int index) {
  dlua_state *state = state_of(L), *outer = dlua_current;
  index = lua_absindex(L, index);
  lua_pushcfunction(L, tostring);
  lua_pushvalue(L, index);
  dlua_current = state;
  bool succeeded = protected_call(L, 1, 1, 0) == LUA_OK;
  dlua_current = outer;
  if (state->calls == 0) disarm(L);
  return succeeded;
}

static int get(lua_State *L) {
  lua_gettable(L, 1);
  return 1;
}

// lua_gettable may run __index.
int dlua_get(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_pushcfunction(L, get);
  lua_insert(L, -2);
  lua_pushvalue(L, index);
  lua_insert(L, -2);
  return protected_call(L, 2, 1, 0);
}

// MARK: Macros of lua.h

void dlua_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }

void dlua_push_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }

int dlua_ref(lua_State *L) { return luaL_ref(L, LUA_REGISTRYINDEX); }

void dlua_push_ref(lua_State *L, int reference) { lua_rawgeti(L, LUA_REGISTRYINDEX, reference); }

// A handle that dies on another thread while Lua runs keeps its slot: rather a leak than a race.
void dlua_unref(dlua_state *state, int reference) {
  if (!state->main || state->closing) return;
  if (state->calls > 0 && !pthread_equal(state->thread, pthread_self())) return;
  int depth = state->host_depth++;
  luaL_unref(state->running, LUA_REGISTRYINDEX, reference);
  state->host_depth = depth;
}

const char *dlua_type_name(lua_State *L, int index) {
  box *b = box_at(L, index);
  if (b) return box_class_name(b);
  if (dlua_is_class(L, index)) return "class";
  return luaL_typename(L, index);
}
