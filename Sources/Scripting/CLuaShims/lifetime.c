#include "internal.h"

// When boxes die. A box without script state is released at once. One with state may have callbacks
// of an object that Swift still uses: it waits until everything that died with it is known; then
// the batch is examined: if Swift retains any of them the whole batch stays alive, otherwise all of
// it is released.

static void release_box(dd_state *state, box *b) {
  void *object = b->object;
  if (object) {
    dd_remove_box(state, b);
    dd_queue_release(state, object);
  }
  b->magic = 0;
}

// At the end every box is released, including those whose finalizer has run already.
void dd_release_all_boxes(dd_state *state) {
  for (unsigned slot = 0; slot < state->table_capacity; slot++) {
    box *b = state->table[slot];
    state->table[slot] = NULL;
    if (!b) continue;
    dd_queue_release(state, b->object);
    b->object = NULL;
  }
  state->receiver = state->argument = NO_TARGET;
  state->living = 0;
}

// The finalizer. Swift must not run here (nothing could interrupt it), so it only records the box.
int dd_box_collected(lua_State *L) {
  box *b = box_at(L, 1);
  if (!b) return 0;
  dd_state *state = state_of(L);
  if (!b->object || !(b->flags & STATEFUL)) {
    release_box(state, b);
    return 0;
  }
  int depth = state->host_depth++;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->candidates);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, b->candidate_index = ++state->candidate_count);
  state->host_depth = depth;
  b->flags |= CANDIDATE;
  return 0;
}

// MARK: State and edges

void dd_became_stateful(lua_State *L, box *b, uint32_t flag) {
  b->flags |= flag;
  if (!(b->flags & EDGES_REPORTED)) {
    b->flags |= EDGES_REPORTED;
    dd_call_hook(L, DD_GOT_EDGES, b->object);
  }
  if (b->flags & STATE && !(b->flags & STATE_REPORTED)) {
    b->flags |= STATE_REPORTED;
    dd_call_hook(L, DD_GOT_STATE, b->object);
  }
}

static void push_edges(lua_State *L, int index) {
  index = lua_absindex(L, index);
  box *b = box_at(L, index);
  if (!(b->flags & HAS_EDGES)) {
    lua_newtable(L);
    lua_setiuservalue(L, index, 2);
    dd_became_stateful(L, b, HAS_EDGES);
  }
  lua_getiuservalue(L, index, 2);
}

// Edges that a mirror adds count how often the owner retains the child.
static void change_edge(lua_State *L, int owner, int child, int change) {
  push_edges(L, owner);
  lua_pushvalue(L, child);
  lua_rawget(L, -2);
  lua_Integer count = lua_tointeger(L, -1) + change;
  lua_pop(L, 1);
  lua_pushvalue(L, child);
  if (count > 0)
    lua_pushinteger(L, count);
  else
    lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

void dd_mirror_boxes(lua_State *L, int change) {
  int owner = lua_gettop(L) - 1;
  change_edge(L, owner, owner + 1, change);
  lua_pop(L, 2);
}

bool dd_is_stateful(dd_state *state, void *object) {
  box *b = dd_find_box(state, object);
  return b && b->flags & STATEFUL;
}

// Adds to how often the box on top is in a list that is owned, and pops it; false if it was to be
// removed and isn't there. The list has its boxes as keys: one more or less costs the same in a
// long list.
static bool change_count(lua_State *L, int list, int change) {
  lua_pushvalue(L, -1);
  lua_rawget(L, list);
  lua_Integer count = lua_tointeger(L, -1) + change;
  lua_pop(L, 1);
  if (count > 0)
    lua_pushinteger(L, count);
  else
    lua_pushnil(L);
  lua_rawset(L, list);
  return count >= 0;
}

// Counts what an edge says is owned: a box, or a list.
static void count_owned(lua_State *L, int index, int change) {
  box *b = box_at(L, index);
  if (b) b->owned_in += (uint32_t)change;
  if (lua_type(L, index) != LUA_TTABLE) return;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1))
    if ((b = box_at(L, -2))) b->owned_in += (uint32_t)(change * lua_tointeger(L, -1));
}

static void push_owned(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE) {
    lua_pushvalue(L, index);
    return;
  }
  lua_Integer length = (lua_Integer)lua_rawlen(L, index);
  lua_createtable(L, 0, (int)length);
  int list = lua_gettop(L);
  for (lua_Integer item = 1; item <= length; item++) {
    lua_rawgeti(L, index, item);
    if (box_at(L, -1))
      change_count(L, list, 1);
    else
      lua_pop(L, 1);
  }
}

void dd_own(lua_State *L, void *owner, const char *property, int index) {
  index = lua_absindex(L, index);
  int top = lua_gettop(L);
  if (dd_push_object(L, owner) != 1) return;
  box *b = box_at(L, -1);
  bool is_nothing =
      lua_isnil(L, index) || (lua_type(L, index) == LUA_TTABLE && lua_rawlen(L, index) == 0);
  if (!is_nothing || b->flags & HAS_EDGES) {
    push_edges(L, -1);
    lua_pushstring(L, property);
    lua_rawget(L, -2);
    if (!box_at(L, -1) || !lua_rawequal(L, -1, index)) {
      count_owned(L, lua_gettop(L), -1);
      lua_pop(L, 1);
      lua_pushstring(L, property);
      push_owned(L, index);
      count_owned(L, lua_gettop(L), 1);
      lua_rawset(L, -3);
      b->flags |= OWNS;
    }
  }
  lua_settop(L, top);
}

void dd_own_one(lua_State *L, void *owner, const char *property, void *child, int change) {
  int top = lua_gettop(L);
  if (dd_push_object(L, owner) == 1 && dd_push_object(L, child) == 1) {
    box *b = box_at(L, top + 1), *owned = box_at(L, top + 2);
    push_edges(L, top + 1);
    lua_pushstring(L, property);
    if (lua_rawget(L, -2) != LUA_TTABLE) {
      lua_newtable(L);
      lua_pushstring(L, property);
      lua_pushvalue(L, -2);
      lua_rawset(L, top + 3);
    }
    b->flags |= OWNS;
    int list = lua_gettop(L);
    lua_pushvalue(L, top + 2);
    if (change_count(L, list, change)) owned->owned_in += (uint32_t)change;
  }
  lua_settop(L, top);
}

bool dd_owns(lua_State *L, void *owner, const char *property) {
  int top = lua_gettop(L);
  if (dd_push_object(L, owner) != 1) return false;
  lua_getiuservalue(L, -1, 2);
  bool owns = lua_istable(L, -1);
  if (owns) {
    lua_pushstring(L, property);
    lua_rawget(L, -2);
    owns = !lua_isnil(L, -1);
  }
  lua_settop(L, top);
  return owns;
}

// A released owner no longer accounts for a reference to what it owned.
void dd_drop_edges(lua_State *L, int index) {
  index = lua_absindex(L, index);
  box *b = box_at(L, index);
  if (!b || !(b->flags & OWNS)) return;
  lua_getiuservalue(L, index, 2);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING) count_owned(L, lua_gettop(L), -1);
  lua_pop(L, 1);
  b->flags &= ~(uint32_t)OWNS;
}

// MARK: Roots

static void set_anchor(lua_State *L, const box *b, bool on) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->anchors);
  if (on)
    lua_pushvalue(L, -2);
  else
    lua_pushnil(L);
  lua_rawseti(L, -2, b->id);
  lua_pop(L, 1);
}

void dd_anchor_box(lua_State *L) {
  box *b = box_at(L, -1);
  b->flags |= ROOT;
  set_anchor(L, b, true);
  lua_pop(L, 1);
}

void dd_unanchor(lua_State *L, void *object) {
  box *b = dd_find_box(state_of(L), object);
  if (!b) return;
  b->flags &= ~(uint32_t)ROOT;
  if (!(b->flags & RETAINED)) set_anchor(L, b, false);
}
