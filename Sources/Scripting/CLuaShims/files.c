#include "internal.h"

// Records which files scripts read and write, for a host that wants to know when to rerun them.

void dd_report_file_use(lua_State *L, dd_hook hook, const char *file) {
  if (!state_of(L)->tracks_files || !file) return;
  dd_set_text(state_of(L), file, strlen(file));
  dd_call_hook(L, hook, NULL);
}

// A missing module may exist next time; the message lists where it was searched for.
void dd_report_missing_module(lua_State *L, const char *message) {
  static const char before[] = "no file '";
  while (state_of(L)->tracks_files && (message = strstr(message, before))) {
    message += sizeof before - 1;
    const char *end = strchr(message, '\'');
    if (!end) return;
    lua_pushlstring(L, message, (size_t)(end - message));
    dd_report_file_use(L, DD_READS_FILE, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

// MARK: The libraries

typedef enum { READS, WRITES, OPENS, RENAMES } use;

static bool writes(lua_State *L, use how) {
  if (how != OPENS) return how != READS;
  return lua_type(L, 2) == LUA_TSTRING && strpbrk(lua_tostring(L, 2), "wa+");
}

// Upvalues: the library's function, what it does with the files that are passed to it.
static int use_files(lua_State *L) {
  use how = (use)lua_tointeger(L, lua_upvalueindex(2));
  if (how != READS) luaL_checkstring(L, 1);
  dd_hook hook = writes(L, how) ? DD_WRITES_FILE : DD_READS_FILE;
  for (int index = 1; index <= (how == RENAMES ? 2 : 1); index++)
    if (lua_type(L, index) == LUA_TSTRING) dd_report_file_use(L, hook, lua_tostring(L, index));
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

static int install(lua_State *L) {
  static const struct {
    const char *library, *name;
    use how;
  } functions[] = {
      {LUA_IOLIBNAME, "open", OPENS},
      {LUA_IOLIBNAME, "lines", READS},
      {LUA_IOLIBNAME, "input", READS},
      {LUA_OSLIBNAME, "remove", WRITES},
      {LUA_OSLIBNAME, "rename", RENAMES},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    if (lua_getglobal(L, functions[index].library) == LUA_TTABLE) {
      lua_getfield(L, -1, functions[index].name);
      lua_pushinteger(L, functions[index].how);
      lua_pushcclosure(L, use_files, 2);
      lua_setfield(L, -2, functions[index].name);
    }
    lua_pop(L, 1);
  }
  return 0;
}

void dd_track_files(dd_state *state) {
  if (!state->main || state->tracks_files) return;
  state->tracks_files = true;
  lua_pushcfunction(state->main, install);
  if (dd_protected_call(state->main, 0, 0, 0) != LUA_OK)
    dd_exit_without_memory("files cannot be noted");
}
