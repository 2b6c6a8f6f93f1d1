#include "internal.h"

#include <stdio.h>
#include <string.h>

// o.key and o.key = v on objects. Order of reading: property, own field, script class, native
// method; callbacks always return the function that sends them.

// Remains valid while Swift runs or the stack is changed, except for objects that are freed.
inlined target check_receiver(lua_State *L) {
  dd_state *state = state_of(L);
  if (unlikely(!find_target(L, 1, &state->receiver))) dd_raise_no_object(L);
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

static void push_fields(lua_State *L, int index) {
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
  push_fields(L, index);
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
