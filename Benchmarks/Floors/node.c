#include "internal.h"

#include <stdlib.h>
#include <string.h>

// The class that the rows about calls and properties use.

static object *node(lua_State *L, int index) { return dd_floor_check_object(L, index, "Node"); }

static int new_node(lua_State *L) {
  object *o = dd_floor_make_object();
  dd_floor_push_object(L, o, "Node");
  dd_floor_release(o);
  return 1;
}

static int tick(lua_State *L) {
  lua_pushinteger(L, ++node(L, 1)->number);
  return 1;
}

static void set_other(object *o, object *other) {
  if (other) dd_floor_retain(other);
  if (o->other) dd_floor_release(o->other);
  o->other = other;
}

static int attach(lua_State *L) {
  object *o = node(L, 1), *other = node(L, 2);
  luaL_checktype(L, 3, LUA_TBOOLEAN);
  if (lua_toboolean(L, 3)) o->number++;
  set_other(o, other);
  return 0;
}

static int get_number(lua_State *L) {
  lua_pushinteger(L, node(L, 1)->number);
  return 1;
}

static int set_number(lua_State *L) {
  object *o = node(L, 1);
  o->number = luaL_checkinteger(L, 3);
  return 0;
}

static int get_text(lua_State *L) {
  object *o = node(L, 1);
  lua_pushlstring(L, o->text, o->length);
  return 1;
}

static int set_text(lua_State *L) {
  object *o = node(L, 1);
  size_t length;
  const char *text = luaL_checklstring(L, 3, &length);
  char *copy = malloc(length + 1);
  memcpy(copy, text, length + 1);
  free(o->text);
  o->text = copy;
  o->length = length;
  return 0;
}

static int get_other(lua_State *L) {
  object *o = node(L, 1);
  if (o->other)
    dd_floor_push_object(L, o->other, "Node");
  else
    lua_pushnil(L);
  return 1;
}

static int assign_other(lua_State *L) {
  object *o = node(L, 1);
  set_other(o, lua_isnil(L, 3) ? NULL : node(L, 3));
  return 0;
}

void dd_floor_open_node(lua_State *L) {
  static const luaL_Reg methods[] = {{"tick", tick}, {"attach", attach}, {NULL, NULL}};
  static const luaL_Reg getters[] = {
      {"number", get_number}, {"text", get_text}, {"other", get_other}, {NULL, NULL}};
  static const luaL_Reg setters[] = {
      {"number", set_number}, {"text", set_text}, {"other", assign_other}, {NULL, NULL}};
  dd_floor_make_class(L, "Node", methods, getters, setters);
  lua_pushcfunction(L, new_node);
  lua_setglobal(L, "Node");
}
