#include "internal.h"

// The end of a world: scripts can no longer use its objects, though Lua may keep their boxes
// indefinitely.

// Pushes the box; false (nothing pushed) if no script can reach it any more.
static bool push_reachable(lua_State *L, const box *b) {
  if (b->flags & CANDIDATE) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->boxes);
  lua_rawgeti(L, -1, b->id);
  lua_remove(L, -2);
  if (lua_touserdata(L, -1) == b) return true;
  lua_pop(L, 1);
  return false;
}

static void leave_batch(lua_State *L, const box *b) {
  if (!(b->flags & CANDIDATE)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->candidates);
  lua_pushboolean(L, 0);
  lua_rawseti(L, -2, b->candidate_index);
  lua_pop(L, 1);
}

// Box on top: replaces what scripts set on it with its name; it owns nothing afterwards.
static void empty(lua_State *L) {
  dd_drop_edges(L, -1);
  dd_tostring(L, -1);
  lua_setiuservalue(L, -2, 1);
  lua_pushnil(L);
  lua_setiuservalue(L, -2, 2);
}

void dd_invalidate(lua_State *L, void *object) {
  dd_state *state = state_of(L);
  box *b = dd_find_box(state, object);
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
  dd_remove_box(state, b);
  dd_queue_ended(state, object);
}

// At this point only the window of a fresh world has been boxed.
void dd_begin_tracking_use(dd_state *state) {
  state->receiver = state->argument = NO_TARGET;
  state->unused.host_calls = state->host_calls;
  state->unused.serial = state->next_serial;
  state->unused.is_tracked = true;
}

void dd_ignore_host_call(dd_state *state) { state->host_calls--; }

bool dd_was_used(const dd_state *state) {
  return !state->unused.is_tracked || state->unused.host_calls != state->host_calls
         || state->unused.serial != state->next_serial || state->receiver.box != NO_TARGET.box
         || state->argument.box != NO_TARGET.box;
}

bool dd_is_collecting(lua_State *L) {
  return state_of(L)->collecting || lua_gc(L, LUA_GCISRUNNING) < 0;
}

uint32_t dd_last_number(const dd_state *state) { return state->next_serial; }

void dd_set_last_number(dd_state *state, uint32_t number) { state->next_serial = number; }
