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

static void write_from(lua_State *L, int first) {
  int count = lua_gettop(L);
  for (int index = first; index <= count; index++) {
    size_t length;
    const char *text = luaL_checklstring(L, index, &length);
    emit(L, text, length);
  }
}

// Upvalues: the library's method, the handle of standard output.
static int file_write(lua_State *L) {
  if (lua_rawequal(L, 1, lua_upvalueindex(2))) {
    write_from(L, 2);
    lua_settop(L, 1);
    return 1;
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// Upvalues: the library's function, the handle of standard output, io.output.
static int io_write(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(3));
  lua_call(L, 0, 1);
  bool standard = lua_rawequal(L, -1, lua_upvalueindex(2));
  lua_pop(L, 1);
  if (standard) {
    write_from(L, 1);
    lua_pushvalue(L, lua_upvalueindex(2));
    return 1;
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// The library prints the address of C's file; upvalue: its method.
static int file_tostring(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_call(L, 1, 1);
  if (strcmp(lua_tostring(L, -1), "file (closed)") == 0) return 1;
  dd_push_address(L, 1);
  lua_pushfstring(L, "file (%s)", lua_tostring(L, -1));
  return 1;
}

void dd_install_output(lua_State *L) {
  lua_pushcfunction(L, print);
  lua_setglobal(L, "print");
  lua_pushcfunction(L, base_warn);
  lua_setglobal(L, "warn");
  lua_getglobal(L, LUA_IOLIBNAME);
  lua_getfield(L, -1, "write");
  lua_getfield(L, -2, "stdout");
  lua_getfield(L, -3, "output");
  lua_pushcclosure(L, io_write, 3);
  lua_setfield(L, -2, "write");
  luaL_getmetatable(L, LUA_FILEHANDLE);
  lua_getfield(L, -1, "__tostring");
  lua_pushcclosure(L, file_tostring, 1);
  lua_setfield(L, -2, "__tostring");
  lua_getfield(L, -1, "__index");
  lua_getfield(L, -1, "write");
  lua_getfield(L, -4, "stdout");
  lua_pushcclosure(L, file_write, 2);
  lua_setfield(L, -2, "write");
  lua_pop(L, 3);
}
