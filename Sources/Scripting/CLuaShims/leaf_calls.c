#include "host_calls.h"

// The fast path from Lua into Swift: C checks and converts. For each combination of types there is
// a function for properties, and another for methods that also checks the receiver.

// The object is no longer retained by Swift: its owner may be freed when it is released.
static void push_found(lua_State *L, dd_state *state, void *object) {
  if (!object) {
    lua_pushnil(L);
    return;
  }
  int depth = state->host_depth++;
  if (dd_push_object(L, object) != 1)
    state->invoke(state->hooks[DD_BOX_OBJECT]->context, L, object);
  state->release(object);
  state->host_depth = depth;
}

inlined int64_t read(lua_State *L, dd_state *state, const dd_function *call, void *object) {
  enter_host(L, state);
  int64_t result = call->entry.read(call->leaf, object, call->context);
  leave_host(L, state);
  return result;
}

inlined int take(lua_State *L, dd_state *state, const dd_function *call, void *object,
    void *argument, int64_t number) {
  enter_host(L, state);
  call->entry.take(call->leaf, object, argument, number, call->context);
  leave_host(L, state);
  return 0;
}

inlined void *argument_at(lua_State *L, dd_state *state, int index, const dd_class *class) {
  if (!find_target(L, index, &state->argument)) return NULL;
  return is_a(state->argument.class, class) ? state->argument.object : NULL;
}

// Arguments begin at the index; the host handles those that do not fit.
#define LEAF(name)                                                                                 \
  inlined int name(lua_State *L, dd_state *state __attribute__((unused)), const dd_function *call, \
      void *object, int index __attribute__((unused)))

LEAF(anything) { return dd_host_call(L, call, object); }

LEAF(gives_nothing) { return read(L, state, call, object), 0; }

LEAF(gives_integer) {
  lua_pushinteger(L, read(L, state, call, object));
  return 1;
}

LEAF(gives_boolean) {
  lua_pushboolean(L, (int)read(L, state, call, object));
  return 1;
}

LEAF(gives_object) {
  enter_host(L, state);
  push_found(L, state, call->entry.find(call->leaf, object, call->context));
  leave_host(L, state);
  return 1;
}

LEAF(gives_string) {
  enter_host(L, state);
  call->entry.push(call->leaf, object, L, call->context);
  leave_host(L, state);
  return 1;
}

LEAF(takes_integer) {
  if (!lua_isinteger(L, index)) return dd_host_call(L, call, object);
  return take(L, state, call, object, NULL, lua_tointeger(L, index));
}

LEAF(takes_boolean) {
  if (!lua_isboolean(L, index)) return dd_host_call(L, call, object);
  return take(L, state, call, object, NULL, lua_toboolean(L, index));
}

LEAF(takes_string) {
  size_t length;
  if (lua_type(L, index) != LUA_TSTRING) return dd_host_call(L, call, object);
  const char *text = lua_tolstring(L, index, &length);
  return take(L, state, call, object, (void *)text, (int64_t)length);
}

LEAF(takes_object) {
  void *argument = argument_at(L, state, index, call->argument);
  if (!argument) return dd_host_call(L, call, object);
  return take(L, state, call, object, argument, 0);
}

LEAF(takes_object_or_nil) {
  if (lua_isnil(L, index)) return take(L, state, call, object, NULL, 0);
  return takes_object(L, state, call, object, index);
}

LEAF(takes_object_boolean) {
  void *argument = argument_at(L, state, index, call->argument);
  if (!argument || !lua_isboolean(L, index + 1)) return dd_host_call(L, call, object);
  return take(L, state, call, object, argument, lua_toboolean(L, index + 1));
}

// Upvalue 1: the method.
#define BOTH(leaf)                                                                     \
  static int leaf##_of_property(lua_State *L, const dd_function *call, void *object) { \
    return leaf(L, state_of(L), call, object, 3);                                      \
  }                                                                                    \
  static int leaf##_of_method(lua_State *L) {                                          \
    const method *m = lua_touserdata(L, lua_upvalueindex(1));                          \
    dd_state *state = state_of(L);                                                     \
    bool lives = find_target(L, 1, &state->receiver);                                  \
    target receiver = state->receiver;                                                 \
    if (unlikely(!lives || receiver.class->display[m->depth] != m->class))             \
      return dd_raise_receiver(L, m);                                                  \
    return leaf(L, state, &m->call, receiver.object, 2);                               \
  }

BOTH(anything)
BOTH(gives_nothing)
BOTH(gives_integer)
BOTH(gives_boolean)
BOTH(gives_object)
BOTH(gives_string)
BOTH(takes_integer)
BOTH(takes_boolean)
BOTH(takes_string)
BOTH(takes_object)
BOTH(takes_object_or_nil)
BOTH(takes_object_boolean)

static const struct {
  int (*of_property)(lua_State *L, const dd_function *call, void *object);
  lua_CFunction of_method;
} leaves[] = {
#define ENTRY(shape, leaf) [shape] = {leaf##_of_property, leaf##_of_method}
    ENTRY(DD_ANY, anything),
    ENTRY(DD_GIVES_NOTHING, gives_nothing),
    ENTRY(DD_GIVES_INTEGER, gives_integer),
    ENTRY(DD_GIVES_BOOLEAN, gives_boolean),
    ENTRY(DD_GIVES_OBJECT, gives_object),
    ENTRY(DD_GIVES_STRING, gives_string),
    ENTRY(DD_TAKES_INTEGER, takes_integer),
    ENTRY(DD_TAKES_BOOLEAN, takes_boolean),
    ENTRY(DD_TAKES_STRING, takes_string),
    ENTRY(DD_TAKES_OBJECT, takes_object),
    ENTRY(DD_TAKES_OBJECT_OR_NIL, takes_object_or_nil),
    ENTRY(DD_TAKES_OBJECT_BOOLEAN, takes_object_boolean),
};

int dd_call_property(lua_State *L, const dd_function *call, void *object) {
  return leaves[call->shape].of_property(L, call, object);
}

lua_CFunction dd_method_of_shape(dd_shape shape) { return leaves[shape].of_method; }
