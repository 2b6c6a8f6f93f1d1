#include "internal.h"

#include <stdio.h>

void check_stack(lua_State *L) {
  if (unlikely((char *)__builtin_frame_address(0) < state_of(L)->stack_limit))
    luaL_error(L, "C stack overflow");
}

// The only way from Lua into Swift: raises what Swift reports after the Swift frames are gone.
int host_call(lua_State *L, void *context, void *object) {
  dlua_state *state = state_of(L);
  check_stack(L);
  if (unlikely(state->closing)) return luaL_error(L, "the interpreter is closed");
  int depth = state->host_depth;
  state->host_depth = depth + 1;
  int32_t results = state->invoke(context, L, object);
  state->host_depth = depth;
  if (unlikely(results < 0)) return lua_error(L);
  if (unlikely(state->over)) {
    state->over = false;
    lua_gc(L, LUA_GCCOLLECT);
    if (depth == 0 && state->used > state->limit) return luaL_error(L, "not enough memory");
  }
  return results;
}

// Hooks cannot fail; what they leave on the stack is dropped.
int32_t call_hook(lua_State *L, dlua_hook hook, void *object) {
  dlua_state *state = state_of(L);
  if (!state->hooks[hook] || state->closing) return 0;
  int top = lua_gettop(L), depth = state->host_depth;
  state->host_depth = depth + 1;
  int32_t result = lua_checkstack(L, LUA_MINSTACK) ? state->invoke(state->hooks[hook], L, object)
      : 0;
  state->host_depth = depth;
  lua_settop(L, top);
  return result;
}

int protected_call(lua_State *L, int arguments, int results, int handler) {
  dlua_state *state = state_of(L);
  int depth = state->host_depth;
  state->host_depth = 0;
  int status = lua_pcall(L, arguments, results, handler);
  state->host_depth = depth;
  return status;
}

void dlua_begin_call(lua_State *L) { lua_pushcfunction(L, message_handler); }

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
    disarm(L);
    if (status != LUA_OK && dlua_is_interrupt(L, -1)) end_stop(state);
    safe_point(L);
  }
  lua_remove(L, handler);
  return status;
}

int dlua_load(lua_State *L, const char *text, size_t length, const char *name) {
  return luaL_loadbufferx(L, text, length, name, "t");
}

static int host_function(lua_State *L) {
  return host_call(L, lua_touserdata(L, lua_upvalueindex(1)), NULL);
}

void dlua_push_function(lua_State *L, void *context) {
  lua_pushlightuserdata(L, context);
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
