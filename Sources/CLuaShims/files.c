#include "internal.h"

// Which files scripts read and write, for a host that wants to know when to run them again.

void note_file(lua_State *L, dlua_hook hook, const char *file) {
  if (!state_of(L)->notes_files || !file) return;
  dlua_set_text(state_of(L), file, strlen(file));
  call_hook(L, hook, NULL);
}

// A module that is not there may be there next time; the message says where it was looked for.
void note_lost_module(lua_State *L, const char *message) {
  static const char before[] = "no file '";
  while (state_of(L)->notes_files && (message = strstr(message, before))) {
    message += sizeof before - 1;
    const char *end = strchr(message, '\'');
    if (!end) return;
    lua_pushlstring(L, message, (size_t)(end - message));
    note_file(L, DLUA_READS_FILE, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

// MARK: The libraries

typedef enum { READS, WRITES, OPENS, RENAMES } use;

static bool writes(lua_State *L, use how) {
  if (how != OPENS) return how != READS;
  return lua_type(L, 2) == LUA_TSTRING && strpbrk(lua_tostring(L, 2), "wa+");
}

// Upvalues: the function of the library, what it does with the files that it is given.
static int use_files(lua_State *L) {
  use how = (use)lua_tointeger(L, lua_upvalueindex(2));
  if (how != READS) luaL_checkstring(L, 1);
  dlua_hook hook = writes(L, how) ? DLUA_WRITES_FILE : DLUA_READS_FILE;
  for (int index = 1; index <= (how == RENAMES ? 2 : 1); index++)
    if (lua_type(L, index) == LUA_TSTRING) note_file(L, hook, lua_tostring(L, index));
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

static int install(lua_State *L) {
  static const struct { const char *library, *name; use how; } functions[] = {
    {LUA_IOLIBNAME, "open", OPENS}, {LUA_IOLIBNAME, "lines", READS},
    {LUA_IOLIBNAME, "input", READS}, {LUA_OSLIBNAME, "remove", WRITES},
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

void dlua_note_files(dlua_state *state) {
  if (!state->main || state->notes_files) return;
  state->notes_files = true;
  lua_pushcfunction(state->main, install);
  if (protected_call(state->main, 0, 0, 0) != LUA_OK) fatal("files cannot be noted");
}
