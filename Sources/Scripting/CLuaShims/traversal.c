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

// MARK: pairs

enum { NUMBERS, TEXTS, OTHERS };

typedef struct {
  int rank;
  lua_Number number;
  const char *text;
  size_t length;
  lua_Integer place;  // among the keys in their original order
} sort_key;

static int order_of_texts(const sort_key *one, const sort_key *other) {
  size_t common = one->length < other->length ? one->length : other->length;
  int order = memcmp(one->text, other->text, common);
  if (order) return order;
  return (one->length > other->length) - (one->length < other->length);
}

static int order_of_keys(const void *first, const void *second) {
  const sort_key *one = first, *other = second;
  int order = one->rank - other->rank;
  if (!order && one->rank == NUMBERS)
    order = (one->number > other->number) - (one->number < other->number);
  if (!order && one->rank == TEXTS) order = order_of_texts(one, other);
  return order ? order : (one->place > other->place) - (one->place < other->place);
}

static sort_key describe_key(lua_State *L, int index, lua_Integer place) {
  sort_key key = {.rank = OTHERS, .place = place};
  if (lua_type(L, index) == LUA_TNUMBER) {
    key.rank = NUMBERS;
    key.number = lua_tonumber(L, index);
  } else if (lua_type(L, index) == LUA_TSTRING) {
    key.rank = TEXTS;
    key.text = lua_tolstring(L, index, &key.length);
  }
  return key;
}

// Pushes a sequence of the table's keys in their original order.
static lua_Integer push_keys(lua_State *L, int table) {
  lua_Integer count = 0;
  lua_newtable(L);
  int keys = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_rawseti(L, keys, ++count);
  }
  return count;
}

// Pushes a sequence of the table's keys in sorted order.
static void push_sorted_keys(lua_State *L, int table) {
  lua_Integer count = push_keys(L, table);
  int found = lua_gettop(L);
  sort_key *order = lua_newuserdatauv(L, (size_t)(count + 1) * sizeof *order, 0);
  for (lua_Integer place = 1; place <= count; place++) {
    lua_rawgeti(L, found, place);
    order[place - 1] = describe_key(L, -1, place);  // the table keeps the text alive
    lua_pop(L, 1);
  }
  qsort(order, (size_t)count, sizeof *order, order_of_keys);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer place = 1; place <= count; place++) {
    lua_rawgeti(L, found, order[place - 1].place);
    lua_rawseti(L, -2, place);
  }
  lua_replace(L, found);
  lua_settop(L, found);
}

// Upvalues: elements or nil, keys, fields or nil, how many have been returned.
static int next_entry(lua_State *L) {
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(4)), count = 0;
  if (lua_istable(L, lua_upvalueindex(1))) count = (lua_Integer)lua_rawlen(L, lua_upvalueindex(1));
  for (;;) {
    lua_pushinteger(L, ++place);
    lua_replace(L, lua_upvalueindex(4));
    lua_settop(L, 0);
    if (place <= count) {
      lua_pushinteger(L, place);
      lua_rawgeti(L, lua_upvalueindex(1), place);
      return 2;
    }
    if (lua_rawgeti(L, lua_upvalueindex(2), place - count) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, lua_upvalueindex(3)) != LUA_TNIL) return 2;  // otherwise removed meanwhile
  }
}

// Elements and fields on top, either may be nil; pushes the results of pairs.
static int give_entries(lua_State *L) {
  int fields = lua_gettop(L);
  if (lua_istable(L, fields))
    push_sorted_keys(L, fields);
  else
    lua_newtable(L);
  lua_insert(L, fields);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_entry, 4);
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
  return give_entries(L);
}

// Upvalue 1: record.
int dd_class_pairs(lua_State *L) {
  lua_pushnil(L);
  lua_getiuservalue(L, lua_upvalueindex(1), 1);
  return give_entries(L);
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
