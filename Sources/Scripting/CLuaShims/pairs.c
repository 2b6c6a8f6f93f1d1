#include "internal.h"

// What pairs returns for objects and classes: elements, then what the script set there: numbers,
// texts and the rest, each in order.

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
int dd_push_pairs(lua_State *L) {
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
