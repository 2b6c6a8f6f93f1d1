#ifndef DRILLDOWN_FLOORS_INTERNAL_H
#define DRILLDOWN_FLOORS_INTERNAL_H

#include "Floors.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

/// An object of the host, counted as hosts count.
typedef struct object {
  int references;
  lua_Integer number;
  char *text;
  size_t length;
  struct object *other;
} object;

object *make_object(void);
void retain(object *o);
void release(object *o);
/// Pushes the one userdata of an object, or makes it a userdata of the class.
void push_object(lua_State *L, object *o, const char *class_name);
object *check_object(lua_State *L, int index, const char *class_name);
/// The metatable of a class, with its methods and, where there are any, getters and setters.
void make_class(lua_State *L, const char *name, const luaL_Reg *methods, const luaL_Reg *getters,
                const luaL_Reg *setters);
/// Protected, with a message handler as lua.c has one.
int call_guarded(lua_State *L, int arguments, int results);

void open_node(lua_State *L);
void open_pages(lua_State *L);

#endif
