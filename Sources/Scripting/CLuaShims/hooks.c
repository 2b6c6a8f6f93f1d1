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

static int mask_of(const char *letters, int count) {
  int mask = count > 0 ? LUA_MASKCOUNT : 0;
  if (strchr(letters, 'c')) mask |= LUA_MASKCALL;
  if (strchr(letters, 'r')) mask |= LUA_MASKRET;
  if (strchr(letters, 'l')) mask |= LUA_MASKLINE;
  return mask;
}

// The thread that the first argument names, which is removed.
static lua_State *take_thread(lua_State *L) {
  if (!lua_isthread(L, 1)) return L;
  lua_State *thread = lua_tothread(L, 1);
  lua_remove(L, 1);
  return thread;
}

static void push_hooks_of(lua_State *L, lua_State *thread) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &hooks_key);
  if (thread != L) luaL_checkstack(thread, LUA_MINSTACK, NULL);
  lua_pushthread(thread);
  if (thread != L) lua_xmove(thread, L, 1);
}

// debug.sethook([thread,] hook, mask [, count])
static int set_hook(lua_State *L) {
  lua_State *thread = take_thread(L);
  bool is_set = !lua_isnoneornil(L, 1);
  int mask = 0, count = 0;
  if (is_set) {
    const char *letters = luaL_checkstring(L, 2);
    luaL_checktype(L, 1, LUA_TFUNCTION);
    count = (int)luaL_optinteger(L, 3, 0);
    mask = mask_of(letters, count);
  }
  push_hooks_of(L, thread);
  if (is_set && mask) {
    lua_createtable(L, LEFT, 0);
    lua_pushvalue(L, 1);
    lua_rawseti(L, -2, FUNCTION);
    lua_pushinteger(L, mask);
    lua_rawseti(L, -2, MASK);
    for (int key = COUNT; key <= LEFT; key++) {
      lua_pushinteger(L, count > 0 ? count : 0);
      lua_rawseti(L, -2, key);
    }
    state_of(L)->has_script_hook = true;
  } else {
    lua_pushnil(L);
  }
  lua_rawset(L, -3);
  dd_disarm(thread);
  return 0;
}

// debug.gethook([thread])
static int get_hook(lua_State *L) {
  lua_State *thread = take_thread(L);
  push_hooks_of(L, thread);
  if (lua_rawget(L, -2) != LUA_TTABLE) {
    luaL_pushfail(L);
    lua_pushliteral(L, "");
    lua_pushinteger(L, 0);
    return 3;
  }
  int mask = integer_at(L, MASK), count = integer_at(L, COUNT), end = 0;
  char letters[4];
  if (mask & LUA_MASKCALL) letters[end++] = 'c';
  if (mask & LUA_MASKRET) letters[end++] = 'r';
  if (mask & LUA_MASKLINE) letters[end++] = 'l';
  letters[end] = 0;
  lua_rawgeti(L, -1, FUNCTION);
  lua_pushstring(L, letters);
  lua_pushinteger(L, count);
  return 3;
}

void dd_install_script_hooks(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &hooks_key);
  static const luaL_Reg functions[] = {{"sethook", set_hook}, {"gethook", get_hook}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
