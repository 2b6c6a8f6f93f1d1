#include "internal.h"

// #object, object[i] and pairs, for objects and classes. The array part of an object is the value
// of the property for its children, since its class is called with them. pairs iterates over it,
// then over what the script set there: numbers, texts and the rest, each in order.

static box *living_receiver(lua_State *L) {
  dd_class *class = dd_require_living(L)->class;
  dd_fill_class(L, class);
  lua_settop(L, 1);
  return box_at(L, 1);
}

// Pushes the sequence of children, else the own fields, else nil.
static void push_array(lua_State *L, const box *b) {
  if (b->class->children)
    lua_getfield(L, 1, b->class->children);
  else if (b->flags & HAS_FIELDS)
    lua_getiuservalue(L, 1, 1);
  else
    lua_pushnil(L);
}

int dd_object_len(lua_State *L) {
  push_array(L, living_receiver(L));
  lua_pushinteger(L, lua_istable(L, -1) ? (lua_Integer)lua_rawlen(L, -1) : 0);
  return 1;
}

bool dd_is_child_key(lua_State *L, int index, const dd_class *class) {
  int is_integer = 0;
  if (!class->children || lua_type(L, index) != LUA_TNUMBER) return false;
  lua_tointegerx(L, index, &is_integer);
  return is_integer;
}

// Object and key are the arguments.
int dd_push_child(lua_State *L, const dd_class *class) {
  lua_getfield(L, 1, class->children);
  if (lua_istable(L, -1))
    lua_geti(L, -1, lua_tointeger(L, 2));
  else
    lua_pushnil(L);
  return 1;
}

int dd_object_pairs(lua_State *L) {
  const box *b = living_receiver(L);
  if (b->class->children)
    push_array(L, b);
  else
    lua_pushnil(L);
  if (b->flags & HAS_FIELDS)
    lua_getiuservalue(L, 1, 1);
  else
    lua_pushnil(L);
  return dd_push_pairs(L);
}

// MARK: Fields by name

// Adds the fields of the table on top to another, except those that it has; pops the table.
static void add_fields(lua_State *L, int all) {
  if (lua_istable(L, -1)) {
    for (lua_pushnil(L); lua_next(L, -2);) {
      lua_pushvalue(L, -2);
      bool is_known = lua_rawget(L, all) != LUA_TNIL;
      lua_pop(L, 1);
      if (!is_known) {
        lua_pushvalue(L, -2);
        lua_pushvalue(L, -2);
        lua_rawset(L, all);
      }
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

// What the script set on an object and its classes, or a class and its superclasses.
static int collect_fields(lua_State *L) {
  lua_settop(L, 1);
  lua_newtable(L);
  const box *b = box_at(L, 1);
  if (b && b->flags & HAS_FIELDS) {
    lua_getiuservalue(L, 1, 1);
    add_fields(L, 2);
  }
  if (b && b->flags & HAS_CLASS)
    lua_getiuservalue(L, 1, 3);
  else if (b || !dd_class_at(L, 1))
    lua_pushnil(L);
  while (!lua_isnil(L, -1)) {
    lua_getiuservalue(L, -1, 1);
    add_fields(L, 2);
    lua_getiuservalue(L, -1, 3);
    lua_remove(L, -2);
  }
  lua_settop(L, 2);
  return 1;
}

bool dd_push_script_fields(lua_State *L, int index) {
  if (!lua_checkstack(L, 8)) return false;
  index = lua_absindex(L, index);
  lua_pushcfunction(L, collect_fields);
  lua_pushvalue(L, index);
  return lua_pcall(L, 1, 1, 0) == LUA_OK;
}
