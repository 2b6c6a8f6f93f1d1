#include "internal.h"

// The output of scripts to standard output is passed to the host.

static void emit(lua_State *L, const char *text, size_t length) {
  dd_set_text(state_of(L), text, length);
  dd_call_hook(L, DD_OUTPUT, NULL);
}

static int print(lua_State *L) {
  int count = lua_gettop(L);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (int index = 1; index <= count; index++) {
    if (index > 1) luaL_addchar(&buffer, '\t');
    dd_push_text(L, index);
    luaL_addvalue(&buffer);
  }
  luaL_addchar(&buffer, '\n');
  luaL_pushresult(&buffer);
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  emit(L, text, length);
  return 0;
}

// Control messages ("@on") are up to the host: warnings of scripts are always shown.
static int base_warn(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checkstring(L, 1);
  for (int index = 2; index <= count; index++) luaL_checkstring(L, index);
  lua_concat(L, count);
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  if (count == 1 && text[0] == '@') return 0;
  dd_set_text(state_of(L), text, length);
  dd_call_hook(L, DD_SCRIPT_WARNING, NULL);
  return 0;
}

int dd_emit(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  emit(L, text, length);
  return 0;
}

void dd_install_output(lua_State *L) {
  lua_pushcfunction(L, print);
  lua_setglobal(L, "print");
  lua_pushcfunction(L, base_warn);
  lua_setglobal(L, "warn");
}
