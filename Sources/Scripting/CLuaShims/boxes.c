#include "internal.h"

// What scripts see of classes of the host, and their objects: globals, functions, metatables, and
// the userdata that are boxes.

enum { MOST_UPVALUES = 255 };

// Stores the value on top among the functions, which keeps it alive; returns its index.
static int keep(lua_State *L) {
  dd_state *state = state_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->functions);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, ++state->function_count);
  lua_pop(L, 1);
  return state->function_count;
}

static known_class *new_known_class(dd_state *state) {
  if (state->known_count == state->known_capacity) {
    state->known_capacity = state->known_capacity ? state->known_capacity * 2 : 256;
    state->known_classes = dd_reallocate(
        state->known_classes, (size_t)state->known_capacity * sizeof *state->known_classes);
  }
  return &state->known_classes[state->known_count++];
}

int dd_add_class(dd_state *state, const char *name, size_t length, int parent) {
  lua_State *L = state->running;
  known_class *known = new_known_class(state);
  dd_push_globals(L);
  lua_pushlstring(L, name, length);
  keep(L);
  known->name = lua_tostring(L, -1);
  dd_push_unused_class(L);
  known->address = lua_topointer(L, -1);
  known->proxy = keep(L);
  known->parent = parent;
  known->class = NULL;
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return state->known_count - 1;
}

// Stores the closure in the table of functions and returns its index, 0 for no context.
static int make_function(
    lua_State *L, dd_kind kind, const char *name, dd_class *owner, dd_function *call) {
  if (!call) return 0;
  dd_state *state = state_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->functions);
  if (kind == DD_FUNCTION) {
    dd_push_function(L, call, NULL);
  } else {
    method *new_method = dd_reallocate(NULL, sizeof *new_method);
    *new_method = (method){*call, owner, owner->depth, name, state->methods};
    lua_pushlightuserdata(L, state->methods = new_method);
    lua_pushcclosure(L, dd_method_of_shape(call->shape), 1);
  }
  lua_rawseti(L, -2, ++state->function_count);
  lua_pop(L, 1);
  return state->function_count;
}

void dd_class_add(dd_state *state, dd_class *class, dd_kind kind, const char *name,
    dd_function *call, dd_function *set, dd_function *super_call, int bit) {
  lua_State *L = state->running;
  if (bit >= OVERRIDE_BITS) dd_fatal_error("a class has too many overridable members");
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->functions);
  const char *interned = lua_pushstring(L, name);
  const void *key = lua_topointer(L, -1);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);  // keeps the name alive, and with it its address
  lua_pop(L, 1);
  bool is_call = kind == DD_METHOD || kind == DD_CALLBACK || kind == DD_FUNCTION;
  member new_member = {.key = key,
      .name = interned,
      .kind = kind,
      .bit = bit,
      .call = call,
      .set = set,
      .function = is_call ? make_function(L, kind, interned, class, call) : 0,
      .super_function = make_function(L, DD_METHOD, interned, class, super_call)};
  if (bit >= 0) class->overridable[bit] = interned;
  dd_insert_member(class, new_member);
}

static int object_tostring(lua_State *L);

// Sets an __index on the metatable on top, with the available functions that it returns as
// upvalues; the table has those for which a closure has no room, and all of a class that isn't
// filled yet.
static void set_index(lua_State *L, dd_class *class) {
  int count = 1;
  class->has_index = class->is_filled;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->functions);
  int functions = lua_gettop(L);
  for (unsigned slot = 0; slot < class->capacity; slot++) {
    member *m = &class->members[slot];
    m->upvalue = 0;
    if (!class->is_filled || !m->key || !m->function || m->kind == DD_FUNCTION) continue;
    if (count == MOST_UPVALUES || !lua_checkstack(L, LUA_MINSTACK)) continue;
    lua_rawgeti(L, functions, m->function);
    m->upvalue = ++count;
  }
  lua_pushcclosure(L, dd_object_index, count);
  lua_setfield(L, -2, "__index");
}

// Created for the first object: most classes never have one.
static void make_metatable(lua_State *L, dd_class *class) {
  lua_createtable(L, 0, 8);
  lua_pushstring(L, class->name);
  lua_setfield(L, -2, "__name");
  set_index(L, class);
  lua_pushcfunction(L, dd_object_newindex);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, dd_object_len);
  lua_setfield(L, -2, "__len");
  lua_pushcfunction(L, dd_object_pairs);
  lua_setfield(L, -2, "__pairs");
  lua_pushcfunction(L, dd_box_collected);
  lua_setfield(L, -2, "__gc");
  lua_pushcfunction(L, object_tostring);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  class->metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}

static int object_tostring(lua_State *L) {
  box *b = box_at(L, 1);
  if (!b) return luaL_error(L, "object expected");
  dd_fill_class(L, b->class);
  if (!b->object)
    lua_pushfstring(L, "%s (of a world that has ended)", dd_dead_name(L, 1));
  else if (b->class->describe)
    return dd_host_call(L, b->class->describe, b->object);
  else
    lua_pushfstring(L, "%s#%d", dd_box_class_name(b), (int)b->serial);
  return 1;
}

// MARK: Objects

void dd_push_new_object(lua_State *L, void *object, dd_class *class) {
  dd_state *state = state_of(L);
  dd_collect_if_needed(L);
  if (unlikely(!class->metatable)) make_metatable(L, class);
  box *b = lua_newuserdatauv(L, sizeof(box), 3);
  memset(b, 0, sizeof *b);
  b->magic = dd_magic;
  b->object = object;
  b->class = class;
  dd_add_box(state, b);
  lua_rawgeti(L, LUA_REGISTRYINDEX, class->metatable);
  if (unlikely(!class->has_index && class->is_filled)) set_index(L, class);
  lua_setmetatable(L, -2);
  dd_name_box(L, b);
}
