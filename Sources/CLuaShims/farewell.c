#include "internal.h"

// deinit of script classes: runs once, while the object is still whole.

// Box on top; pushes the function deinit of its class.
static bool push_farewell(lua_State *L, const box *b) {
  if (!b || !b->script || b->flags & SAID_GOODBYE) return false;
  int top = lua_gettop(L);
  lua_getiuservalue(L, -1, 3);
  lua_pushliteral(L, "deinit");
  bool found = push_class_member(L, top + 1, top + 2);
  if (found) lua_replace(L, top + 1);
  lua_settop(L, found ? top + 1 : top);
  return found;
}

// Fills the table on top with the boxes that have a deinit to run; returns how many.
lua_Integer list_farewells(lua_State *L, int dying, unsigned count) {
  lua_Integer farewells = 0;
  for (unsigned index = 1; index <= count; index++) {
    lua_rawgeti(L, dying, (lua_Integer)index);
    box *b = box_at(L, -1);
    if (push_farewell(L, b)) {
      lua_pop(L, 1);
      lua_rawseti(L, -2, ++farewells);
    } else {
      lua_pop(L, 1);
    }
  }
  return farewells;
}

static void warn_about(lua_State *L, const box *b) {
  if (dlua_is_interrupt(L, -1)) return;  // an interrupt is reported elsewhere
  const char *why = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : luaL_typename(L, -1);
  lua_warning(L, "error in deinit of ", 1);
  lua_warning(L, b->script->name, 1);
  lua_warning(L, " (", 1);
  lua_warning(L, why, 1);
  lua_warning(L, ")", 0);
}

void say_goodbye(lua_State *L, int farewells, lua_Integer count) {
  for (lua_Integer index = 1; index <= count; index++) {
    lua_rawgeti(L, farewells, index);
    box *b = box_at(L, -1);
    if (b->object && push_farewell(L, b)) {
      b->flags |= SAID_GOODBYE;
      lua_pushvalue(L, -2);
      if (protected_call(L, 1, 0, 0) != LUA_OK) {
        warn_about(L, b);
        lua_pop(L, 1);
      }
    }
    lua_pop(L, 1);
  }
}
