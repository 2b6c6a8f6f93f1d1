#include "internal.h"

// Swift's queries about an object's script state.

static bool keep_if_found(lua_State *L, int top, bool found) {
  if (found) lua_replace(L, top + 1);
  lua_settop(L, found ? top + 1 : top);
  return found;
}

bool dd_push_field(lua_State *L, void *object, const char *name) {
  box *b = dd_find_box(state_of(L), object);
  if (!b || !(b->flags & HAS_FIELDS)) return false;
  int top = lua_gettop(L);
  if (dd_push_object(L, object) != 1) return false;
  lua_getiuservalue(L, -1, 1);
  lua_pushstring(L, name);
  lua_rawget(L, -2);
  return keep_if_found(L, top, !lua_isnil(L, -1));
}

// Stack from top + 1: object, name; pushes the function that is set on the object, or nothing.
static bool push_own_function(lua_State *L, const box *b, int top) {
  if (!(b->flags & HAS_FIELDS)) return false;
  lua_getiuservalue(L, top + 1, 1);
  lua_pushvalue(L, top + 2);
  lua_rawget(L, -2);
  if (lua_isfunction(L, -1)) return true;
  lua_settop(L, top + 2);
  return false;
}

// The same, also of its class.
static bool push_function_of(lua_State *L, const box *b, int top) {
  if (push_own_function(L, b, top)) return true;
  if (!b->script) return false;
  lua_getiuservalue(L, top + 1, 3);
  return dd_push_class_member(L, top + 3, top + 2) && lua_isfunction(L, -1);
}

// Object and name on top: replaces them with the function and the object, or pops them.
static bool push_override(lua_State *L, const box *b) {
  int top = lua_gettop(L) - 2;
  if (!push_function_of(L, b, top)) {
    lua_settop(L, top);
    return false;
  }
  lua_copy(L, top + 1, top + 2);
  lua_copy(L, -1, top + 1);
  lua_settop(L, top + 2);
  return true;
}

int dd_implementation(lua_State *L) {
  const box *b = box_at(L, 1);
  if (!b) return 0;
  lua_settop(L, 2);
  if (push_own_function(L, b, 0)) return lua_pushboolean(L, true), 2;
  const member *m = dd_find_member(L, 2, b->class);
  if (!m || m->kind != DD_CALLBACK) return 0;
  if (push_function_of(L, b, 0)) return 1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->functions);
  lua_rawgeti(L, -1, m->super_function ? m->super_function : m->function);
  return 1;
}

bool dd_push_override(lua_State *L, void *object, const char *name, size_t length) {
  if (dd_push_object(L, object) != 1) return false;
  lua_pushlstring(L, name, length);
  return push_override(L, box_at(L, -2));
}

lua_State *dd_begin_override(dd_state *state, void *object, int bit) {
  lua_State *L = state->running;
  if (!L || state->attention.closing || !lua_checkstack(L, LUA_MINSTACK)) return NULL;
  const box *b = dd_find_box(state, object);
  if (!b) return NULL;
  const char *name = b->class->overridable ? b->class->overridable[bit] : NULL;
  if (!name) return NULL;
  dd_begin_call(L);
  if (dd_push_object(L, object) == 1) {
    lua_pushstring(L, name);
    if (push_override(L, b)) return L;
  }
  lua_settop(L, -2);
  return NULL;
}
