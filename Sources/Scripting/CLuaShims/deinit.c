#include "internal.h"

// deinit of script classes: runs once, while the object is still whole.

// Box on top; pushes the function deinit of its class.
static bool push_deinit(lua_State *L, const box *b) {
  if (!b || !b->script || b->flags & DEINIT_CALLED) return false;
  int top = lua_gettop(L);
  lua_getiuservalue(L, -1, 3);
  lua_pushliteral(L, "deinit");
  bool found = dd_push_class_member(L, top + 1, top + 2);
  if (found) lua_replace(L, top + 1);
  lua_settop(L, found ? top + 1 : top);
  return found;
}

// Fills the table on top with the boxes that have a deinit to run; returns how many.
lua_Integer dd_list_deinits(lua_State *L, int candidates, unsigned count) {
  lua_Integer deinits = 0;
  for (unsigned index = 1; index <= count; index++) {
    lua_rawgeti(L, candidates, (lua_Integer)index);
    box *b = box_at(L, -1);
    if (push_deinit(L, b)) {
      lua_pop(L, 1);
      lua_rawseti(L, -2, ++deinits);
    } else {
      lua_pop(L, 1);
    }
  }
  return deinits;
}

static void warn_about(lua_State *L, const box *b) {
  if (dd_is_interrupt(L, -1)) return;  // an interrupt is reported elsewhere
  const char *why = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : DD_NO_TEXT;
  lua_warning(L, "error in deinit of ", 1);
  lua_warning(L, b->script->name, 1);
  lua_warning(L, " (", 1);
  lua_warning(L, why, 1);
  lua_warning(L, ")", 0);
}

void dd_call_deinits(lua_State *L, int deinits, lua_Integer count) {
  for (lua_Integer index = 1; index <= count; index++) {
    lua_rawgeti(L, deinits, index);
    box *b = box_at(L, -1);
    if (b->object && push_deinit(L, b)) {
      b->flags |= DEINIT_CALLED;
      lua_pushvalue(L, -2);
      if (dd_protected_call(L, 1, 0, 0) != LUA_OK) {
        warn_about(L, b);
        lua_pop(L, 1);
      }
    }
    lua_pop(L, 1);
  }
}
