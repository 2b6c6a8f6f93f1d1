#include "internal.h"

#include <stdio.h>
#include <string.h>

// o.key and o.key = v on objects. Order of reading: property, own field, script class, native
// method; callbacks always answer the function that sends them.

enum { LONGEST_INTERNED = 40 };

static member *find_by_address(const dlua_class *class, const void *key) {
  unsigned mask = class->capacity - 1;
  for (unsigned slot = (unsigned)((uintptr_t)key >> 3) & mask; class->members[slot].key;
      slot = (slot + 1) & mask)
    if (class->members[slot].key == key) return &class->members[slot];
  return NULL;
}

// Lua keeps one copy of a short string only; long ones have to be compared.
static member *find_by_content(const dlua_class *class, const char *name) {
  for (unsigned slot = 0; slot < class->capacity; slot++)
    if (class->members[slot].key && !strcmp(class->members[slot].name, name))
      return &class->members[slot];
  return NULL;
}

member *find_member(lua_State *L, int index, dlua_class *class) {
  const void *key = lua_topointer(L, index);
  if (unlikely(!class->is_filled)) fill_class(L, class);
  if (!key || !class->capacity) return NULL;
  member *found = find_by_address(class, key);
  if (found || lua_type(L, index) != LUA_TSTRING) return found;
  if (lua_rawlen(L, index) <= LONGEST_INTERNED) return NULL;
  return find_by_content(class, lua_tostring(L, index));
}

int raise_at_caller(lua_State *L, const char *message) {
  char position[128];
  if (dlua_position(L, position, sizeof position)) lua_pushfstring(L, "%s: %s", position, message);
  else lua_pushstring(L, message);
  return lua_error(L);
}

// The host words the error; the box is the first argument.
static int raise_dead(lua_State *L) {
  return host_call(L, state_of(L)->hooks[DLUA_DEAD_OBJECT], NULL);
}

box *require_living(lua_State *L) {
  box *b = box_at(L, 1);
  if (!b) luaL_error(L, "object expected, got %s", dlua_type_name(L, 1));
  if (unlikely(!b->object)) raise_dead(L);
  return b;
}

static int push_function(lua_State *L, int index) {
  lua_rawgeti(L, lua_upvalueindex(1), index);
  return 1;
}

static bool push_own(lua_State *L, const box *b) {
  if (!(b->flags & HAS_FIELDS)) return false;
  lua_getiuservalue(L, 1, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, -2);
  return !lua_isnil(L, -1);
}

static bool push_inherited(lua_State *L, const box *b) {
  if (!b->script) return false;
  lua_getiuservalue(L, 1, 3);
  return push_class_member(L, lua_gettop(L), 2);
}

// Upvalue 1: the table of functions.
int object_index(lua_State *L) {
  box *b = require_living(L);
  member *m = find_member(L, 2, b->class);
  if (m && m->kind == DLUA_PROPERTY) return host_leaf(L, m->call, b->object, 3);
  if (m && m->kind == DLUA_CALLBACK) return push_function(L, m->function);
  if (push_own(L, b)) return 1;
  if (m && m->kind == DLUA_SLOT) return lua_pushnil(L), 1;
  if (push_inherited(L, b)) return 1;
  if (m && m->kind == DLUA_METHOD) return push_function(L, m->function);
  if (is_child_key(L, 2, b->class)) return push_child(L, b->class);
  if (lua_type(L, 2) == LUA_TSTRING) remember_miss(state_of(L), lua_topointer(L, 2),
      box_class_name(b), b->class, false);
  lua_pushnil(L);
  return 1;
}

// MARK: Writing

void push_fields(lua_State *L, int index) {
  box *b = box_at(L, index);
  if (b->flags & HAS_FIELDS) {
    lua_getiuservalue(L, index, 1);
    return;
  }
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, index, 1);
  became_stateful(L, b, HAS_FIELDS);
}

// Key and value on top, popped.
static void store(lua_State *L, int index, const member *m) {
  index = lua_absindex(L, index);
  box *b = box_at(L, index);
  if (m && m->bit >= 0) put_bit(b->overrides, m->bit, lua_isfunction(L, -1));
  if (lua_isnil(L, -1) && !(b->flags & HAS_FIELDS)) {
    lua_pop(L, 2);
    return;
  }
  push_fields(L, index);
  lua_insert(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

void dlua_set_field(lua_State *L, int index) {
  box *b = box_at(L, index);
  store(L, index, find_member(L, -2, b->class));
}

static void store_arguments(lua_State *L, const member *m) {
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  store(L, 1, m);
}

static bool is_new_text_key(lua_State *L, const box *b) {
  if (lua_type(L, 2) != LUA_TSTRING || lua_isnil(L, 3)) return false;
  int top = lua_gettop(L);
  bool is_new = !push_own(L, b);
  lua_settop(L, top);
  return is_new;
}

// The second argument must be what can be a key of a table.
void check_key(lua_State *L) {
  if (lua_isnil(L, 2)) luaL_error(L, "index is nil");
  if (lua_type(L, 2) == LUA_TNUMBER && lua_tonumber(L, 2) != lua_tonumber(L, 2))
    luaL_error(L, "index is NaN");
}

static void check_own_key(lua_State *L, const box *b) {
  check_key(L);
  if (is_child_key(L, 2, b->class))
    raise_at_caller(L, lua_pushfstring(L,
        "the elements of %s are read-only: they are those of '%s'", box_class_name(b),
                                       b->class->children));
}

static int set_own_field(lua_State *L, box *b) {
  check_own_key(L, b);
  if (state_of(L)->hooks[DLUA_NEW_FIELD] && is_new_text_key(L, b)) {
    size_t length;
    const char *key = lua_tolstring(L, 2, &length);
    dlua_set_text(state_of(L), key, length);
    call_hook(L, DLUA_NEW_FIELD, b->object);
  }
  store_arguments(L, NULL);
  return 0;
}

static int set_callback(lua_State *L, const box *b, const member *m) {
  if (!lua_isfunction(L, 3) && !lua_isnil(L, 3))
    return raise_at_caller(L, lua_pushfstring(L,
        "'%s' of %s is a callback: it takes a function or nil, not a %s",
                                              m->name, box_class_name(b), dlua_type_name(L, 3)));
  store_arguments(L, m);
  return 0;
}

static int set_property(lua_State *L, box *b, const member *m) {
  bool overrides = m->bit >= 0 && (lua_isfunction(L, 3) || (lua_isnil(L, 3)
      && has_bit(b->overrides, m->bit)));
  if (overrides) return set_callback(L, b, m);
  if (m->set) return host_leaf(L, m->set, b->object, 3);
  return raise_at_caller(L, lua_pushfstring(L, "'%s' of %s is read-only", m->name,
      box_class_name(b)));
}

static int set_slot(lua_State *L, box *b, const member *m) {
  // The host may refuse the value, and then nothing has changed.
  if (m->set) host_call(L, m->set, b->object);
  lua_settop(L, 3);
  store_arguments(L, m);
  return 0;
}

static int set_method(lua_State *L, box *b, const member *m) {
  if (lua_isfunction(L, 3) || lua_isnil(L, 3)) return set_own_field(L, b);
  return raise_at_caller(L, lua_pushfstring(L,
      "'%s' of %s is a method: it takes a function or nil, not a %s", m->name, box_class_name(b),
                                            dlua_type_name(L, 3)));
}

int object_newindex(lua_State *L) {
  box *b = require_living(L);
  member *m = find_member(L, 2, b->class);
  if (m && m->kind == DLUA_METHOD) return set_method(L, b, m);
  if (!m || m->kind == DLUA_FUNCTION) return set_own_field(L, b);
  if (m->kind == DLUA_PROPERTY) return set_property(L, b, m);
  if (m->kind == DLUA_SLOT) return set_slot(L, b, m);
  return set_callback(L, b, m);
}

// MARK: Methods

static int raise_receiver(lua_State *L, const char *name, const dlua_class *class) {
  if (dlua_called_as_method(L) && lua_gettop(L) > 0)
    return raise_at_caller(L, lua_pushfstring(L, "calling '%s' on bad self (%s expected, got %s)",
        name,
                                              class->name, dlua_type_name(L, 1)));
  return raise_at_caller(L, lua_pushfstring(L, "%s needs its receiver: use a colon, %s:%s(...)",
      name,
                                            class->receiver, name));
}

// Upvalue 1: the method.
int method_call(lua_State *L) {
  const method *m = lua_touserdata(L, lua_upvalueindex(1));
  box *b = box_at(L, 1);
  if (unlikely(!b || !is_a(b->class, m->class))) return raise_receiver(L, m->name, m->class);
  if (unlikely(!b->object)) return raise_dead(L);
  return host_leaf(L, m->call, b->object, 2);
}
