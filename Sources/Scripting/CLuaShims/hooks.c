#include "internal.h"

// `debug.sethook` and `debug.gethook`. There is one hook in Lua, which the host needs: it stops
// scripts, counts their instructions and follows their lines. So the host's hook calls the
// script's.

// The hooks of scripts, by thread: { function, mask, count, instructions left }.
static const char hooks_key = 0;
enum { FUNCTION = 1, MASK, COUNT, LEFT };

// Pushes the hook of the running thread; false, and nothing, if it has none.
static bool push_hook(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &hooks_key);
  lua_pushthread(L);
  if (lua_rawget(L, -2) == LUA_TTABLE) {
    lua_remove(L, -2);
    return true;
  }
  lua_pop(L, 2);
  return false;
}

static int integer_at(lua_State *L, int key) {
  lua_rawgeti(L, -1, key);
  int value = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return value;
}

void dd_find_script_hook(lua_State *L, int *mask, int *count) {
  *mask = *count = 0;
  if (!state_of(L)->has_script_hook || !lua_checkstack(L, LUA_MINSTACK) || !push_hook(L)) return;
  *mask = integer_at(L, MASK);
  *count = integer_at(L, COUNT);
  lua_pop(L, 1);
}

// Whether the count of the hook at the top has passed after some more instructions.
static bool has_counted(lua_State *L, int instructions) {
  int left = integer_at(L, LEFT) - instructions;
  bool is_over = left <= 0;
  lua_pushinteger(L, is_over ? integer_at(L, COUNT) : left);
  lua_rawseti(L, -2, LEFT);
  return is_over;
}

void dd_call_script_hook(lua_State *L, lua_Debug *ar) {
  static const char *const names[] = {"call", "return", "line", "count", "tail call"};
  int event = ar->event == LUA_HOOKTAILCALL ? LUA_HOOKCALL : ar->event;
  if (!state_of(L)->has_script_hook || !push_hook(L)) return;
  lua_getinfo(L, "lS", ar);
  bool is_wanted = !dd_is_of_host(ar) && integer_at(L, MASK) & (1 << event);
  if (is_wanted && (event != LUA_HOOKCOUNT || has_counted(L, lua_gethookcount(L)))) {
    lua_rawgeti(L, -1, FUNCTION);
    lua_pushstring(L, names[ar->event]);
    if (ar->currentline >= 0)
      lua_pushinteger(L, ar->currentline);
    else
      lua_pushnil(L);
    lua_call(L, 2, 0);
  }
  lua_pop(L, 1);
}

// Pushes the table, which doesn't keep threads alive.
void dd_push_hooks(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &hooks_key);
}
