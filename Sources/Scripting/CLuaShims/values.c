#include "internal.h"

// Functions that call another value: a table that can be called, as spies can, where a function is
// wanted, or a function in Lua that stands in a library.

static int return_all(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  return lua_gettop(L);
}

// Upvalue 1: the table or the function.
static int call_upvalue(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_callk(L, lua_gettop(L) - 1, LUA_MULTRET, 0, return_all);
  return return_all(L, LUA_OK, 0);
}

bool dd_is_callable_table(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || dd_is_class(L, index)) return false;
  if (luaL_getmetafield(L, index, "__call") == LUA_TNIL) return false;
  bool is_function = lua_isfunction(L, -1);
  lua_pop(L, 1);
  return is_function;
}

int dd_called_table(lua_State *L) {
  if (lua_tocfunction(L, 1) != call_upvalue) return 0;
  lua_getupvalue(L, 1, 1);
  return lua_istable(L, -1) ? 1 : 0;
}

void dd_use_callable(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (!dd_is_callable_table(L, index)) return;
  lua_pushvalue(L, index);
  lua_pushcclosure(L, call_upvalue, 1);
  lua_replace(L, index);
}

// Scripts see a function of the host's own Lua as one in C: neither its upvalues nor its code.
int dd_as_library_function(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_pushcclosure(L, call_upvalue, 1);
  return 1;
}
