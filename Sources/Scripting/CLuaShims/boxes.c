#include "internal.h"

// Classes of the host: their members by address of the name, and their metatables. The host
// provides the members of a class when they are first needed: most scripts use few of them.

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

static dd_class *make_class(const char *name, int number, const dd_class *parent) {
  dd_class *class = dd_reallocate(NULL, sizeof *class);
  memset(class, 0, sizeof *class);
  class->name = name;
  class->number = number;
  if (parent) {
    memcpy(class->display, parent->display, sizeof class->display);
    class->depth = parent->depth + 1;
    if (class->depth >= MAX_DEPTH) dd_fatal_error("classes are nested too deeply");
  }
  class->display[class->depth] = class;
  return class;
}

dd_class *dd_use_class(dd_state *state, int number) {
  known_class *known = &state->known_classes[number];
  if (known->class) return known->class;
  const dd_class *parent = known->parent < 0 ? NULL : dd_use_class(state, known->parent);
  return known->class = make_class(known->name, number, parent);
}

bool dd_is_class_used(const dd_state *state, int number) {
  return state->known_classes[number].class;
}

int dd_class_number(const dd_class *class) { return class->number; }

// Pushes the record of the class that scripts see at an address.
void dd_push_native_record(lua_State *L, const void *address) {
  dd_state *state = state_of(L);
  int number = 0;
  while (state->known_classes[number].address != address) number++;
  dd_class *class = dd_use_class(state, number);
  dd_push_class_record(L, class->name, class, NULL, true);
  if (class->depth == 0) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->functions);
  lua_rawgeti(L, -1, state->known_classes[state->known_classes[number].parent].proxy);
  lua_setiuservalue(L, -3, 2);
  lua_pop(L, 1);
}

static void inherit(dd_class *class, const dd_class *parent) {
  class->shorthand = parent->shorthand ? strdup(parent->shorthand) : NULL;
  class->children = parent->children ? strdup(parent->children) : NULL;
  class->describe = parent->describe;
  class->capacity = parent->capacity;
  class->shift = parent->shift;
  class->count = parent->count;
  class->members = dd_reallocate(NULL, parent->capacity * sizeof(member) + 1);
  if (parent->capacity) memcpy(class->members, parent->members, parent->capacity * sizeof(member));
  class->overridable = dd_reallocate(NULL, OVERRIDE_BITS * sizeof(char *));
  memcpy(class->overridable, parent->overridable, OVERRIDE_BITS * sizeof(char *));
  // An __index that was created before has none of them as upvalues.
  for (unsigned slot = 0; slot < class->capacity; slot++) class->members[slot].upvalue = 0;
}

void dd_fill_class(lua_State *L, dd_class *class) {
  if (class->is_filled) return;
  class->is_filled = true;
  if (class->depth > 0) {
    dd_class *parent = class->display[class->depth - 1];
    dd_fill_class(L, parent);
    inherit(class, parent);
  } else {
    class->overridable = dd_reallocate(NULL, OVERRIDE_BITS * sizeof(char *));
  }
  dd_call_hook(L, DD_FILL_CLASS, class);
}

void dd_class_set_shorthand(dd_class *class, const char *key) {
  free(class->shorthand);
  class->shorthand = strdup(key);
}

void dd_class_set_children(dd_class *class, const char *property) {
  free(class->children);
  class->children = strdup(property);
}

void dd_class_set_receiver(dd_class *class, const char *receiver) {
  free(class->receiver);
  class->receiver = strdup(receiver);
}

void dd_class_set_description(dd_class *class, dd_function *call) { class->describe = call; }

void dd_class_set_constructor(dd_class *class, dd_function *call) { class->construct = call; }

static void insert_member(dd_class *class, member new_member) {
  uintptr_t mask = class->capacity - 1, slot = hash_slot(class, new_member.key);
  while (class->members[slot].key && class->members[slot].key != new_member.key)
    slot = (slot + 1) & mask;
  if (!class->members[slot].key) class->count++;
  class->members[slot] = new_member;
}

static void make_room(dd_class *class) {
  if ((class->count + 1) * 2 <= class->capacity) return;
  member *old = class->members;
  unsigned capacity = class->capacity;
  class->capacity = capacity ? capacity * 2 : 32;
  class->shift = (uint8_t)(64 - __builtin_ctz(class->capacity));
  class->members = dd_reallocate(NULL, class->capacity * sizeof(member));
  memset(class->members, 0, class->capacity * sizeof(member));
  class->count = 0;
  for (unsigned slot = 0; slot < capacity; slot++)
    if (old[slot].key) insert_member(class, old[slot]);
  free(old);
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
  make_room(class);
  insert_member(class, new_member);
}

static int object_tostring(lua_State *L);

// Sets an __index on the metatable on top, with the available functions that it returns as
// upvalues; the table has those for which a closure has no room, and all of a class that isn't
// filled yet.
void dd_set_index(lua_State *L, dd_class *class) {
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
void dd_make_metatable(lua_State *L, dd_class *class) {
  lua_createtable(L, 0, 8);
  lua_pushstring(L, class->name);
  lua_setfield(L, -2, "__name");
  dd_set_index(L, class);
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
