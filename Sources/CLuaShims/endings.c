#include "internal.h"

// The end of a world: its objects are gone for scripts, though Lua may hold their boxes for ever.

void dlua_objects(const dlua_state *state, void **objects) {
  for (unsigned slot = 0; slot < state->table_capacity; slot++)
    if (state->table[slot]) *objects++ = state->table[slot]->object;
}

// Pushes the box; false (nothing pushed) if no script can reach it any more.
static bool push_reachable(lua_State *L, const box *b) {
  if (b->flags & DYING) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->boxes);
  lua_rawgeti(L, -1, b->id);
  lua_remove(L, -2);
  if (lua_touserdata(L, -1) == b) return true;
  lua_pop(L, 1);
  return false;
}

static void leave_batch(lua_State *L, const box *b) {
  if (!(b->flags & DYING)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->dying);
  lua_pushboolean(L, 0);
  lua_rawseti(L, -2, b->dying_index);
  lua_pop(L, 1);
}

// Box on top: in place of what scripts put on it there is its name, and it owns nothing.
static void empty(lua_State *L) {
  drop_edges(L, -1);
  dlua_tostring(L, -1);
  lua_setiuservalue(L, -2, 1);
  lua_pushnil(L);
  lua_setiuservalue(L, -2, 2);
}

void dlua_invalidate(lua_State *L, void *object) {
  dlua_state *state = state_of(L);
  box *b = find_box(state, object);
  if (!b) return;
  if (push_reachable(L, b)) {
    empty(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, state->anchors);
    lua_pushnil(L);
    lua_rawseti(L, -2, b->id);
    lua_pop(L, 2);
  }
  leave_batch(L, b);
  b->flags = 0;
  b->owned_in = 0;
  memset(b->overrides, 0, sizeof b->overrides);
  forget_box(state, b);
  note_ended(state, object);
}

const char *dlua_dead_name(lua_State *L, int index) {
  box *b = box_at(L, index);
  lua_getiuservalue(L, index, 1);
  const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : box_class_name(b);
  lua_pop(L, 1);
  return name;
}

// The window of a fresh world was boxed by then, and none but it.
void dlua_begin_noting_use(dlua_state *state) {
  state->receiver = state->argument = NOBODY;
  state->unused.host_calls = state->host_calls;
  state->unused.serial = state->next_serial;
  state->unused.is_noted = true;
}

bool dlua_was_used(const dlua_state *state) {
  return !state->unused.is_noted || state->unused.host_calls != state->host_calls ||
         state->unused.serial != state->next_serial || state->receiver.box != NOBODY.box ||
         state->argument.box != NOBODY.box;
}

bool dlua_is_collecting(lua_State *L) {
  return state_of(L)->judging || lua_gc(L, LUA_GCISRUNNING) < 0;
}

uint32_t dlua_last_number(const dlua_state *state) { return state->next_serial; }

void dlua_set_last_number(dlua_state *state, uint32_t number) { state->next_serial = number; }
