#include "internal.h"

// Functions that the host's own Lua calls so often that they must be fast.

// The values, their lists, and the lists of those that have none there.
enum { VALUES = 1, LISTS, OTHER_LISTS, VALUE, LIST, KEY };

// Whether the value has the metatable at index 0 of its list, and its keys and values in their
// order.
static bool is_as_listed(lua_State *L) {
  if (!lua_getmetatable(L, VALUE)) lua_pushboolean(L, false);
  lua_rawgeti(L, LIST, 0);
  if (!lua_rawequal(L, -2, -1)) return false;
  if (!lua_istable(L, VALUE)) return true;
  lua_settop(L, LIST);
  lua_Integer place = 0;
  for (lua_pushnil(L); lua_next(L, VALUE); lua_settop(L, KEY)) {
    lua_rawgeti(L, LIST, ++place);
    lua_rawgeti(L, LIST, ++place);
    if (!lua_rawequal(L, KEY, KEY + 2) || !lua_rawequal(L, KEY + 1, KEY + 3)) return false;
  }
  return lua_rawgeti(L, LIST, place + 1) == LUA_TNIL;
}

// The place of the first value, from one on, that has changed or is an object; nothing if there is
// none.
static int first_changed(lua_State *L) {
  lua_Integer place = luaL_checkinteger(L, 4), last = (lua_Integer)lua_rawlen(L, VALUES);
  for (; place <= last; place++) {
    lua_settop(L, OTHER_LISTS);
    bool is_object = lua_rawgeti(L, VALUES, place) == LUA_TUSERDATA;
    lua_pushvalue(L, VALUE);
    if (lua_rawget(L, LISTS) != LUA_TTABLE) {
      lua_pop(L, 1);
      lua_pushvalue(L, VALUE);
      lua_rawget(L, OTHER_LISTS);
    }
    if (!is_object && is_as_listed(L)) continue;
    lua_pushinteger(L, place);
    return 1;
  }
  return 0;
}

// Functions of the host have names in brackets, as C functions have.
static bool is_of_script(const lua_Debug *ar) { return ar->short_src[0] != '['; }

// File and line where a script calls, past the host's own functions, or of its caller, that many
// levels up; nothing if there is none.
static int position(lua_State *L) {
  lua_Integer left = luaL_optinteger(L, 1, 1);
  lua_Debug ar;
  for (int level = 1; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (!is_of_script(&ar) || --left > 0) continue;
    lua_pushstring(L, ar.short_src);
    lua_pushinteger(L, ar.currentline);
    return 2;
  }
  return 0;
}

// Whether a function is of the script with a name.
static bool is_of(const lua_Debug *ar, const char *name) {
  return (ar->source[0] == '@' || ar->source[0] == '=') && strcmp(ar->source + 1, name) == 0;
}

// The line where the script with a name calls, at least so many levels up, however many others are
// in between; nothing if it doesn't.
static int line_in(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  lua_Debug ar;
  for (int level = (int)luaL_optinteger(L, 2, 1); lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    if (!is_of(&ar, name)) continue;
    lua_pushinteger(L, ar.currentline);
    return 1;
  }
  return 0;
}

// The first and the last line of a function of the script with a name, or of any script; nothing
// for anything else.
static int lines(lua_State *L) {
  if (!lua_isfunction(L, 1)) return 0;
  const char *name = luaL_optstring(L, 2, NULL);
  lua_Debug ar;
  lua_pushvalue(L, 1);
  lua_getinfo(L, ">S", &ar);
  if (!is_of_script(&ar) || (name && !is_of(&ar, name))) return 0;
  lua_pushinteger(L, ar.linedefined);
  lua_pushinteger(L, ar.lastlinedefined);
  return 2;
}

static int is_class(lua_State *L) {
  lua_pushboolean(L, dd_is_class(L, 1));
  return 1;
}

void dd_push_inspection_library(lua_State *L) {
  static const luaL_Reg functions[] = {{"firstChanged", first_changed}, {"position", position},
      {"lineIn", line_in}, {"lines", lines}, {"isClass", is_class},
      {"implementation", dd_implementation}, {"calledTable", dd_called_table},
      {"readFile", dd_read_file}, {NULL, NULL}};
  luaL_newlib(L, functions);
}
