#ifndef DRILLDOWN_FLOORS_INTERNAL_H
#define DRILLDOWN_FLOORS_INTERNAL_H

#include "Floors.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

/// An object of the host, with a reference count.
typedef struct object {
  int references;
  lua_Integer number;
  char *text;
  size_t length;
  struct object *other;
} object;

object *dd_floor_make_object(void);
void dd_floor_retain(object *o);
void dd_floor_release(object *o);
/// Pushes the one userdata of an object, or creates it with the class.
void dd_floor_push_object(lua_State *L, object *o, const char *class_name);
object *dd_floor_check_object(lua_State *L, int index, const char *class_name);
/// The metatable of a class, with its methods and, if there are any, getters and setters.
void dd_floor_make_class(lua_State *L, const char *name, const luaL_Reg *methods,
    const luaL_Reg *getters, const luaL_Reg *setters);
/// Calls in protected mode, with a message handler like that of lua.c.
int dd_floor_call_guarded(lua_State *L, int arguments, int results);

void dd_floor_open_node(lua_State *L);
void dd_floor_open_pages(lua_State *L);

#endif
