#include "internal.h"

#include <stdlib.h>
#include <string.h>

static const char identity_key = 0;

object *dd_floor_make_object(void) {
  object *o = calloc(1, sizeof *o);
  o->references = 1;
  return o;
}

void dd_floor_retain(object *o) { __atomic_add_fetch(&o->references, 1, __ATOMIC_RELAXED); }

void dd_floor_release(object *o) {
  if (__atomic_sub_fetch(&o->references, 1, __ATOMIC_ACQ_REL) > 0) return;
  if (o->other) dd_floor_release(o->other);
  free(o->text);
  free(o);
}

object *dd_floor_check_object(lua_State *L, int index, const char *class_name) {
  return *(object **)luaL_checkudata(L, index, class_name);
}

void dd_floor_push_object(lua_State *L, object *o, const char *class_name) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &identity_key);
  if (lua_rawgetp(L, -1, o) != LUA_TUSERDATA) {
    lua_pop(L, 1);
    dd_floor_retain(o);
    *(object **)lua_newuserdatauv(L, sizeof o, 1) = o;
    luaL_setmetatable(L, class_name);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, -3, o);
  }
  lua_remove(L, -2);
}

static int collect(lua_State *L) {
  dd_floor_release(*(object **)lua_touserdata(L, 1));
  return 0;
}

// Upvalues: methods, getters.
static int index_object(lua_State *L) {
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(2));
  lua_CFunction getter = lua_tocfunction(L, -1);
  lua_settop(L, 2);
  return getter ? getter(L) : 0;
}

// Upvalue: setters.
static int newindex_object(lua_State *L) {
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(1));
  lua_CFunction setter = lua_tocfunction(L, -1);
  lua_settop(L, 3);
  if (!setter) return luaL_error(L, "no property '%s'", luaL_tolstring(L, 2, NULL));
  return setter(L);
}

static void push_functions(lua_State *L, const luaL_Reg *functions) {
  lua_newtable(L);
  if (functions) luaL_setfuncs(L, functions, 0);
}

void dd_floor_make_class(lua_State *L, const char *name, const luaL_Reg *methods,
    const luaL_Reg *getters, const luaL_Reg *setters) {
  luaL_newmetatable(L, name);
  push_functions(L, methods);
  push_functions(L, getters);
  lua_pushcclosure(L, index_object, 2);
  lua_setfield(L, -2, "__index");
  push_functions(L, setters);
  lua_pushcclosure(L, newindex_object, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, collect);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
}

static int handle_message(lua_State *L) {
  luaL_traceback(L, L, lua_tostring(L, 1), 1);
  return 1;
}

int dd_floor_call_guarded(lua_State *L, int arguments, int results) {
  int base = lua_gettop(L) - arguments;
  lua_pushcfunction(L, handle_message);
  lua_insert(L, base);
  int status = lua_pcall(L, arguments, results, base);
  lua_remove(L, base);
  return status;
}

lua_State *dd_floor_open(void) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  lua_gc(L, LUA_GCINC, 150, 200, 0);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &identity_key);
  dd_floor_open_node(L);
  dd_floor_open_pages(L);
  return L;
}

void dd_floor_close(lua_State *L) { lua_close(L); }

int dd_floor_load(lua_State *L, const char *text) {
  if (luaL_loadstring(L, text) != LUA_OK || lua_pcall(L, 0, 1, 0) != LUA_OK) {
    lua_pop(L, 1);
    return -1;
  }
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

int dd_floor_call(lua_State *L, int function, long long count) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  lua_pushinteger(L, count);
  int status = dd_floor_call_guarded(L, 1, 0);
  if (status != LUA_OK) lua_pop(L, 1);
  return status == LUA_OK;
}

int dd_floor_call_often(lua_State *L, int function, long long times) {
  for (long long time = 1; time <= times; time++)
    if (!dd_floor_call(L, function, time)) return 0;
  return 1;
}
