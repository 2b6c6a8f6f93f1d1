#include "internal.h"

// A limit of instructions, counted in steps by a hook: the same script stops at the same place in
// every run. New coroutines get the hook of the one that makes them.

enum { STEP = 100 };

void count_instructions(lua_State *L, lua_Debug *ar) {
  dlua_state *state = state_of(L);
  if (!state->instruction_step || lua_gethookcount(L) != state->instruction_step) {
    disarm(L);  // left over from an interrupt
    return;
  }
  if (ar->event != LUA_HOOKCOUNT) return;
  uint64_t step = (uint64_t)state->instruction_step;
  state->instructions_left -= state->instructions_left < step ? state->instructions_left : step;
  if (state->instructions_left == 0) drilldown_lua_stop(DLUA_OUT_OF_INSTRUCTIONS);
}

void dlua_set_instruction_limit(dlua_state *state, uint64_t count) {
  if (!state->main) return;
  state->instruction_step = count < STEP ? (int)count : STEP;
  state->instructions_left = count;
  disarm(state->main);
}

// debug.sethook for a host that needs the hook itself while it counts; upvalue: the library's.
static int debug_sethook(lua_State *L) {
  if (state_of(L)->instruction_step)
    return luaL_error(L, "the hook counts instructions: leave out --max-instructions");
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

void install_hook_guard(lua_State *L) {
  lua_getglobal(L, LUA_DBLIBNAME);
  lua_getfield(L, -1, "sethook");
  lua_pushcclosure(L, debug_sethook, 1);
  lua_setfield(L, -2, "sethook");
  lua_pop(L, 1);
}
