#include "internal.h"

// Everything that loads code refuses bytecode: a forged chunk can crash the machine.
// Upvalue 1 of each wrapper is the function of the standard library.

// load(chunk, name, mode, env), loadfile(file, mode, env)
static int load_as_text(lua_State *L, int mode_index) {
  int count = lua_gettop(L);
  const char *mode = luaL_optstring(L, mode_index, "bt");
  if (!strchr(mode, 't')) {
    lua_pushnil(L);
    lua_pushliteral(L, "precompiled chunks cannot be loaded");
    return 2;
  }
  if (count < mode_index) lua_settop(L, count = mode_index);
  lua_pushliteral(L, "t");
  lua_replace(L, mode_index);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

static int base_load(lua_State *L) { return load_as_text(L, 3); }

static int base_loadfile(lua_State *L) { return load_as_text(L, 2); }

static int finish_dofile(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  return lua_gettop(L) - 1;
}

static int base_dofile(lua_State *L) {
  const char *name = luaL_optstring(L, 1, NULL);
  lua_settop(L, 1);
  if (luaL_loadfilex(L, name, "t") != LUA_OK) return lua_error(L);
  lua_callk(L, 0, LUA_MULTRET, 0, finish_dofile);
  return finish_dofile(L, 0, 0);
}

void dlua_refuse_module(dlua_state *state, const char *file) {
  free(state->script);
  state->script = realpath(file, NULL);
}

// A script named like the module it requires would load itself without end.
static bool is_running_script(lua_State *L, const char *file) {
  const char *script = state_of(L)->script;
  if (!script) return false;
  char *path = realpath(file, NULL);
  bool same = path && strcmp(path, script) == 0;
  free(path);
  return same;
}

// Pushes the file of a module, and returns it; NULL with the tried names pushed. In a sandbox the
// script has no say in where modules are.
static const char *find_module(lua_State *L, const char *name) {
  const char *folder = state_of(L)->folder;
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushstring(L, name);
  if (state_of(L)->is_confined)
    lua_pushfstring(L, "%s/?.lua;%s/?/init.lua", folder, folder);
  else
    lua_getfield(L, lua_upvalueindex(1), "path");
  lua_call(L, 2, 2);
  if (lua_isnil(L, -2)) return NULL;
  lua_pop(L, 1);
  return lua_tostring(L, -1);
}

// The searcher for Lua files; upvalues: the tables package, its searchpath.
static int search_lua_file(lua_State *L) {
  const char *name = luaL_checkstring(L, 1), *file = find_module(L, name);
  if (!file) return 1;
  if (is_running_script(L, file))
    return luaL_error(L, "module '%s' is the running script '%s' itself", name, file);
  if (!may_load(L, file)) {
    lua_pushfstring(L, "no file in the script's folder: '%s' leads out of it", file);
    return 1;
  }
  if (luaL_loadfilex(L, file, "t") == LUA_OK) {
    lua_insert(L, -2);
    return 2;
  }
  return luaL_error(L, "error loading module '%s' from file '%s':\n\t%s", name, file,
      lua_tostring(L, -1));
}

static void wrap(lua_State *L, const char *name, lua_CFunction function) {
  lua_getglobal(L, name);
  lua_pushcclosure(L, function, 1);
  lua_setglobal(L, name);
}

void install_loading(lua_State *L) {
  wrap(L, "load", base_load);
  wrap(L, "loadfile", base_loadfile);
  wrap(L, "dofile", base_dofile);
  lua_getglobal(L, "package");
  lua_getfield(L, -1, "searchers");
  lua_pushvalue(L, -2);
  lua_getfield(L, -3, "searchpath");
  lua_pushcclosure(L, search_lua_file, 2);
  lua_rawseti(L, -2, 2);
  lua_pop(L, 2);
}
