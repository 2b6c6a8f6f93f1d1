#include "internal.h"

#include <stdio.h>
#include <string.h>

// o.key and o.key = v on objects. Order of reading: property, own field, script class, native
// method; callbacks always return the function that sends them.

enum { LONGEST_INTERNED = 40 };

static __attribute__((noinline)) member *find_beyond(
    const dd_class *class, const void *key, uintptr_t slot) {
  for (; class->members[slot].key; slot = (slot + 1) & (class->capacity - 1))
    if (class->members[slot].key == key) return &class->members[slot];
  return NULL;
}

// The key is not a null pointer, and the class has room for members.
inlined member *find_by_address(const dd_class *class, const void *key) {
  uintptr_t home = hash_slot(class, key);
  member *m = &class->members[home];
  return m->key == key ? m : find_beyond(class, key, home);
}

static member *find_by_content(const dd_class *class, const char *name) {
  for (unsigned slot = 0; slot < class->capacity; slot++)
    if (class->members[slot].key && !strcmp(class->members[slot].name, name))
      return &class->members[slot];
  return NULL;
}

static member *find_long_name(lua_State *L, int index, const dd_class *class) {
  if (lua_type(L, index) != LUA_TSTRING || lua_rawlen(L, index) <= LONGEST_INTERNED) return NULL;
  return find_by_content(class, lua_tostring(L, index));
}

// Used if no object has that address.
static member *find_by_text(lua_State *L, int index, dd_class *class, const void *key) {
  if (!key) return NULL;
  if (!class->is_filled) {
    dd_fill_class(L, class);
    member *found = class->capacity ? find_by_address(class, key) : NULL;
    if (found) return found;
  }
  return find_long_name(L, index, class);
}

inlined member *find_in_class(lua_State *L, int index, dd_class *class) {
  const void *key = lua_topointer(L, index);
  member *found = key && class->capacity ? find_by_address(class, key) : NULL;
  return found ? found : find_by_text(L, index, class, key);
}

member *dd_find_member(lua_State *L, int index, dd_class *class) {
  return find_in_class(L, index, class);
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

// The host creates the message of the error; the box is the first argument.
static int raise_dead(lua_State *L) {
  return dd_host_call(L, state_of(L)->hooks[DD_DEAD_OBJECT], NULL);
}

static int raise_no_object(lua_State *L) {
  if (box_at(L, 1)) return raise_dead(L);
  return luaL_error(L, "object expected, got %s", dd_push_escaped(L, dd_type_name(L, 1)));
}

box *dd_require_living(lua_State *L) {
  box *b = box_at(L, 1);
  if (unlikely(!b || !b->object)) raise_no_object(L);
  return b;
}

// Remains valid while Swift runs or the stack is changed, except for objects that are freed.
inlined target check_receiver(lua_State *L) {
  dd_state *state = state_of(L);
  if (unlikely(!find_target(L, 1, &state->receiver))) raise_no_object(L);
  return state->receiver;
}

inlined int push_function(lua_State *L, const member *m) {
  if (m->upvalue)
    lua_pushvalue(L, lua_upvalueindex(m->upvalue));
  else
    lua_rawgeti(L, lua_upvalueindex(1), m->function);
  return 1;
}

static inline bool is_scripted(const box *b) { return b->script || b->flags & HAS_FIELDS; }

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
  return dd_push_class_member(L, lua_gettop(L), 2);
}

// Values that scripts set on the object or its class take precedence over methods, but not over the
// rest.
static int index_scripted(lua_State *L, const box *b, const member *m) {
  if (push_own(L, b)) return 1;
  if (m && m->kind == DD_SLOT) return lua_pushnil(L), 1;
  if (push_inherited(L, b)) return 1;
  if (m && m->kind == DD_METHOD) return push_function(L, m);
  if (dd_is_child_key(L, 2, b->class)) return dd_push_child(L, b->class);
  if (!m) dd_check_spelling(L, 2, b->class, false);
  if (lua_type(L, 2) == LUA_TSTRING)
    dd_remember_miss(state_of(L), lua_topointer(L, 2), dd_box_class_name(b), b->class, false);
  lua_pushnil(L);
  return 1;
}

// Upvalue 1: the table of functions; after it those of them that __index returns for objects of the
// class.
int dd_object_index(lua_State *L) {
  target receiver = check_receiver(L);
  const member *m = find_in_class(L, 2, receiver.class);
  if (unlikely(!m)) return index_scripted(L, receiver.box, m);
  if (m->kind == DD_PROPERTY || (m->kind == DD_SLOT && m->call))
    return dd_call_property(L, m->call, receiver.object);
  if (m->kind == DD_CALLBACK || (m->kind == DD_METHOD && !is_scripted(receiver.box)))
    return push_function(L, m);
  return index_scripted(L, receiver.box, m);
}

// MARK: Writing

void dd_push_fields(lua_State *L, int index) {
  box *b = box_at(L, index);
  if (b->flags & HAS_FIELDS) {
    lua_getiuservalue(L, index, 1);
    return;
  }
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, index, 1);
  dd_became_stateful(L, b, HAS_FIELDS);
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
  dd_push_fields(L, index);
  lua_insert(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

void dd_set_field(lua_State *L, int index) {
  box *b = box_at(L, index);
  store(L, index, dd_find_member(L, -2, b->class));
}

static void store_arguments(lua_State *L, const member *m) {
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  store(L, 1, m);
}

static bool is_new_text_key(lua_State *L, const box *b) {
  if (lua_type(L, 2) != LUA_TSTRING) return false;
  int top = lua_gettop(L);
  bool is_new = !push_own(L, b);
  lua_settop(L, top);
  return is_new;
}

// A name that no member has is perhaps one in another spelling.
static void check_new_field(lua_State *L, void *object, const box *b, const member *m) {
  if (!state_of(L)->hooks[DD_NEW_FIELD] || !is_new_text_key(L, b)) return;
  if (!m) dd_check_spelling(L, 2, b->class, lua_isfunction(L, 3));
  if (lua_isnil(L, 3)) return;
  size_t length;
  const char *key = lua_tolstring(L, 2, &length);
  dd_set_text(state_of(L), key, length);
  dd_call_hook(L, DD_NEW_FIELD, object);
}

// Raises an error if the second argument can't be a table key.
void dd_check_key(lua_State *L) {
  if (lua_isnil(L, 2)) luaL_error(L, "index is nil");
  if (lua_type(L, 2) == LUA_TNUMBER && lua_tonumber(L, 2) != lua_tonumber(L, 2))
    luaL_error(L, "index is NaN");
}

static void check_own_key(lua_State *L, const box *b) {
  dd_check_key(L);
  if (dd_is_child_key(L, 2, b->class))
    dd_raise_at_caller(
        L, lua_pushfstring(L, "the elements of %s are read-only: they are those of '%s'",
               dd_box_class_name(b), b->class->children));
}

static int set_own_field(lua_State *L, target receiver, const member *m) {
  check_own_key(L, receiver.box);
  check_new_field(L, receiver.object, receiver.box, m);
  store_arguments(L, NULL);
  return 0;
}

static int set_callback(lua_State *L, const box *b, const member *m) {
  if (!lua_isfunction(L, 3) && !lua_isnil(L, 3))
    return dd_raise_at_caller(
        L, lua_pushfstring(L, "'%s' of %s is a callback: it takes a function or nil, not a %s",
               m->name, dd_box_class_name(b), dd_type_name(L, 3)));
  store_arguments(L, m);
  return 0;
}

static bool sets_override(lua_State *L, const box *b, const member *m) {
  return m->bit >= 0
         && (lua_isfunction(L, 3) || (lua_isnil(L, 3) && has_bit(b->overrides, m->bit)));
}

static int set_property(lua_State *L, target receiver, const member *m) {
  if (sets_override(L, receiver.box, m)) return set_callback(L, receiver.box, m);
  if (m->set) return dd_call_property(L, m->set, receiver.object);
  return dd_raise_at_caller(
      L, lua_pushfstring(L, "'%s' of %s is read-only", m->name, dd_box_class_name(receiver.box)));
}

static int set_slot(lua_State *L, void *object, const member *m) {
  // If the host rejects the value, nothing has changed.
  if (m->set) dd_host_call(L, m->set, object);
  lua_settop(L, 3);
  store_arguments(L, m);
  return 0;
}

static int set_method(lua_State *L, target receiver, const member *m) {
  if (lua_isfunction(L, 3) || lua_isnil(L, 3)) return set_own_field(L, receiver, m);
  return dd_raise_at_caller(
      L, lua_pushfstring(L, "'%s' of %s is a method: it takes a function or nil, not a %s", m->name,
             dd_box_class_name(receiver.box), dd_type_name(L, 3)));
}

// Whether scripts set functions under the name of a member.
static bool takes_function(const member *m) {
  return m->kind == DD_METHOD || m->kind == DD_CALLBACK || (m->kind == DD_PROPERTY && m->bit >= 0);
}

int dd_object_newindex(lua_State *L) {
  target receiver = check_receiver(L);
  const member *m = find_in_class(L, 2, receiver.class);
  if (m && takes_function(m)) dd_use_callable(L, 3);
  if (m && m->kind == DD_METHOD) return set_method(L, receiver, m);
  if (!m || m->kind == DD_FUNCTION) return set_own_field(L, receiver, m);
  if (m->kind == DD_PROPERTY) return set_property(L, receiver, m);
  if (m->kind == DD_SLOT) return set_slot(L, receiver.object, m);
  return set_callback(L, receiver.box, m);
}

// MARK: Methods

int dd_raise_receiver(lua_State *L, const method *m) {
  const box *b = box_at(L, 1);
  if (b && !b->object && is_a(b->class, m->class)) return raise_dead(L);
  if (dd_called_as_method(L) && lua_gettop(L) > 0)
    return dd_raise_at_caller(
        L, lua_pushfstring(L, "calling '%s' on bad self (%s expected, got %s)", m->name,
               m->class->name, dd_type_name(L, 1)));
  return dd_raise_at_caller(L, lua_pushfstring(L, "%s needs its receiver: use a colon, %s:%s(...)",
                                   m->name, m->class->receiver, m->name));
}
