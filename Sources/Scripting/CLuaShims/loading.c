#include "internal.h"

#include <errno.h>

// Everything that loads code refuses bytecode: a forged chunk can crash the process. Upvalue 1 of
// each wrapper is the function of the standard library.

// Pushes nil and a message if the mode doesn't allow text, and returns whether it did.
static bool refuse_mode(lua_State *L, int index) {
  if (strchr(luaL_optstring(L, index, "bt"), 't')) return false;
  lua_pushnil(L);
  lua_pushliteral(L, "precompiled chunks cannot be loaded");
  return true;
}

// Replaces the text of a file that a program has read itself, where another one is to be read: the
// text is at 1, the name of the chunk at 2.
static void replace_text(lua_State *L) {
  if (lua_type(L, 1) != LUA_TSTRING || lua_type(L, 2) != LUA_TSTRING) return;
  const char *name = lua_tostring(L, 2);
  size_t length;
  const char *text = lua_tolstring(L, 1, &length);
  if (*name == '@' && dd_push_replacement(L, name + 1, text, length)) lua_replace(L, 1);
}

// load(chunk, name, mode, env)
static int base_load(lua_State *L) {
  enum { MODE = 3 };
  int count = lua_gettop(L);
  if (refuse_mode(L, MODE)) return 2;
  if (count < MODE) lua_settop(L, count = MODE);
  replace_text(L);
  lua_pushliteral(L, "t");
  lua_replace(L, MODE);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

// loadfile(file, mode, env)
static int base_loadfile(lua_State *L) {
  enum { ENVIRONMENT = 3 };
  const char *name = luaL_optstring(L, 1, NULL);
  bool has_environment = !lua_isnone(L, ENVIRONMENT);
  dd_report_file_use(L, DD_READS_FILE, name);
  if (refuse_mode(L, 2)) return 2;
  lua_settop(L, ENVIRONMENT);
  if (dd_load_file(L, name) != LUA_OK) {
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  if (!has_environment) return 1;
  lua_pushvalue(L, ENVIRONMENT);
  lua_setupvalue(L, -2, 1);
  return 1;
}

static int finish_dofile(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  return lua_gettop(L) - 1;
}

static int base_dofile(lua_State *L) {
  const char *name = luaL_optstring(L, 1, NULL);
  lua_settop(L, 1);
  dd_report_file_use(L, DD_READS_FILE, name);
  if (dd_load_file(L, name) != LUA_OK) return lua_error(L);
  lua_callk(L, 0, LUA_MULTRET, 0, finish_dofile);
  return finish_dofile(L, 0, 0);
}

void dd_refuse_module(dd_state *state, const char *file) {
  free(state->script);
  state->script = realpath(file, NULL);
}

// Finds the file of a module in a sandbox, where the script can't change where modules are, and
// Lua's own search can't be used: it opens every file that a name leads to.
static const char *find_module_inside(lua_State *L, const char *name) {
  static const char *const endings[] = {".lua", "/init.lua"};
  const char *part = luaL_gsub(L, name, ".", "/");
  lua_pushliteral(L, "");
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    const char *file = lua_pushfstring(L, "%s/%s%s", state_of(L)->folder, part, endings[index]);
    source_file source;
    if (dd_open_source(L, file, &source)) {
      dd_close_source(&source);
      return file;
    }
    if (source.is_outside) return file;
    const char *before = index > 0 ? "\n\t" : "";
    lua_pushfstring(L, "%s%sno file '%s'", lua_tostring(L, -2), before, file);
  }
  return NULL;
}

// Pushes the file of a module, and returns it; NULL with the tried names pushed.
static const char *find_module(lua_State *L, const char *name) {
  if (state_of(L)->is_confined) return find_module_inside(L, name);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushstring(L, name);
  lua_getfield(L, lua_upvalueindex(1), "path");
  lua_call(L, 2, 2);
  if (lua_isnil(L, -2)) return NULL;
  lua_pop(L, 1);
  return lua_tostring(L, -1);
}

// Reports the files in which a module was looked for before the one that was found: once they
// exist, they are the module.
static void report_earlier(lua_State *L, const char *name, const char *file) {
  int top = lua_gettop(L);
  const char *part = luaL_gsub(L, name, ".", "/");
  lua_getfield(L, lua_upvalueindex(1), "path");
  const char *rest = lua_tostring(L, -1);
  while (rest && *rest) {
    const char *end = strchr(rest, ';');
    lua_pushlstring(L, rest, end ? (size_t)(end - rest) : strlen(rest));
    const char *tried = luaL_gsub(L, lua_tostring(L, -1), "?", part);
    if (strcmp(tried, file) == 0) break;
    dd_report_file_use(L, DD_READS_FILE, tried);
    lua_settop(L, top + 2);
    rest = end ? end + 1 : NULL;
  }
  lua_settop(L, top);
}

// MARK: Modules that are being loaded

static const char loading_key = 0;

// Entries are the name and the thread of a module that is being loaded, outermost first.
static void push_loading(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &loading_key) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &loading_key);
}

// Removes the entry with that number, also after an error.
static int end_loading(lua_State *L) {
  push_loading(L);
  lua_getfield(L, 1, "from");
  lua_Integer from = lua_tointeger(L, -1);
  for (lua_Integer last = (lua_Integer)lua_rawlen(L, -2); last >= from; last--) {
    lua_pushnil(L);
    lua_rawseti(L, -3, last);
  }
  return 0;
}

// Pushes a value that ends the loading of a module when it goes out of scope, and records its
// beginning.
static void begin_loading(lua_State *L, int name) {
  push_loading(L);
  lua_Integer number = 2 * ((lua_Integer)lua_rawlen(L, -1) / 2) + 1;
  lua_pushvalue(L, name);
  lua_rawseti(L, -2, number);
  lua_pushthread(L);
  lua_rawseti(L, -2, number + 1);
  lua_createtable(L, 0, 2);
  lua_pushinteger(L, number);
  lua_setfield(L, -2, "from");
  lua_pushcfunction(L, end_loading);
  lua_setfield(L, -2, "__close");
  lua_pushvalue(L, -1);
  lua_setmetatable(L, -2);
  lua_remove(L, -2);
}

// Called by require with the name and the file; upvalue: the module's code.
static int load_module(lua_State *L) {
  begin_loading(L, 1);
  lua_toclose(L, -1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 2);
  lua_call(L, 2, 1);
  return 1;
}

// A coroutine that died of an error closes nothing.
static bool is_loading(lua_State *L, int thread) {
  lua_State *co = lua_tothread(L, thread);
  return co && (lua_status(co) == LUA_OK || lua_status(co) == LUA_YIELD);
}

// Raises "module 'a' requires itself: a -> b -> a" for a module that is being loaded.
static void refuse_circle(lua_State *L, const char *name) {
  push_loading(L);
  int loading = lua_gettop(L);
  lua_pushliteral(L, "");
  for (lua_Integer number = 1; number < (lua_Integer)lua_rawlen(L, loading); number += 2) {
    lua_rawgeti(L, loading, number);
    lua_rawgeti(L, loading, number + 1);
    const char *other = lua_tostring(L, -2);
    bool counts = is_loading(L, -1) && (lua_rawlen(L, loading + 1) > 0 || strcmp(other, name) == 0);
    if (counts) {
      lua_pushfstring(L, "%s%s -> ", lua_tostring(L, loading + 1), other);
      lua_replace(L, loading + 1);
    }
    lua_settop(L, loading + 1);
  }
  if (lua_rawlen(L, -1) > 0)
    dd_raise_at_caller(L,
        lua_pushfstring(L, "module '%s' requires itself: %s%s", name, lua_tostring(L, -1), name));
  lua_settop(L, loading - 1);
}

// The searcher for Lua files; upvalues: the package table, its searchpath function.
static int search_lua_file(lua_State *L) {
  const char *name = luaL_checkstring(L, 1), *file = find_module(L, name);
  if (!file) {
    dd_report_missing_module(L, lua_tostring(L, -1));
    return 1;
  }
  if (state_of(L)->tracks_files && !state_of(L)->is_confined) report_earlier(L, name, file);
  dd_report_file_use(L, DD_READS_FILE, file);
  refuse_circle(L, name);
  source_file source;
  if (!dd_open_source(L, file, &source) && source.is_outside) {
    lua_pushfstring(
        L, "no file in the script's folder: '%s' leads out of it", dd_push_escaped(L, file));
    return 1;
  }
  // A script named like the module it requires would load itself endlessly.
  if (source.stream && dd_is_source(&source, state_of(L)->script)) {
    dd_close_source(&source);
    return luaL_error(L, "module '%s' is the running script '%s' itself", name, file);
  }
  if (!source.stream)
    lua_pushfstring(L, "cannot open %s: %s", file, strerror(errno));
  else if (dd_load_source(L, &source, file) == LUA_OK) {
    lua_pushcclosure(L, load_module, 1);
    lua_insert(L, -2);
    return 2;
  }
  const char *message = lua_tostring(L, -1);
  return luaL_error(L, "error loading module '%s' from file '%s':\n\t%s", dd_push_escaped(L, name),
      dd_push_escaped(L, file), message);
}

static void wrap(lua_State *L, const char *name, lua_CFunction function) {
  lua_getglobal(L, name);
  lua_pushcclosure(L, function, 1);
  lua_setglobal(L, name);
}

void dd_install_loading(lua_State *L) {
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
