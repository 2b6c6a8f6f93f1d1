#include "internal.h"

// One box per object: a map from the object's address to its box, and a weak table from the
// box's number to the userdata.

uint64_t dd_magic;

static unsigned first_slot(const dd_state *state, const void *object) {
  return (unsigned)((uintptr_t)object * 0x9E3779B97F4A7C15u >> 32) & (state->table_capacity - 1);
}

static unsigned slot_of(const dd_state *state, const void *object) {
  unsigned slot = first_slot(state, object);
  while (state->table[slot] && state->table[slot]->object != object)
    slot = (slot + 1) & (state->table_capacity - 1);
  return slot;
}

box *dd_find_box(dd_state *state, void *object) { return state->table[slot_of(state, object)]; }

static void grow(dd_state *state) {
  box **old = state->table;
  unsigned capacity = state->table_capacity;
  state->table_capacity = capacity * 2;
  state->table = dd_reallocate(NULL, state->table_capacity * sizeof *old);
  memset(state->table, 0, state->table_capacity * sizeof *old);
  for (unsigned slot = 0; slot < capacity; slot++)
    if (old[slot]) state->table[slot_of(state, old[slot]->object)] = old[slot];
  free(old);
}

void dd_add_box(dd_state *state, box *b) {
  if (++state->living * 2 > state->table_capacity) grow(state);
  state->table[slot_of(state, b->object)] = b;
  b->id = state->free_count ? state->free_ids[--state->free_count] : ++state->next_id;
  b->serial = ++state->next_serial;
}

// Removes the box from the map and makes it dead; the caller takes over its reference to the
// object.
void dd_remove_box(dd_state *state, box *b) {
  unsigned mask = state->table_capacity - 1, hole = slot_of(state, b->object);
  for (unsigned slot = hole; (slot = (slot + 1) & mask), state->table[slot];) {
    unsigned start = first_slot(state, state->table[slot]->object);
    if (((slot - start) & mask) < ((slot - hole) & mask)) continue;
    state->table[hole] = state->table[slot];
    hole = slot;
  }
  state->table[hole] = NULL;
  state->living--;
  if (state->free_count == state->free_capacity) {
    state->free_capacity = state->free_capacity ? state->free_capacity * 2 : 64;
    state->free_ids = dd_reallocate(state->free_ids, state->free_capacity * sizeof(uint32_t));
  }
  state->free_ids[state->free_count++] = b->id;
  b->object = NULL;
  forget_calls(state, b);
}

void dd_name_box(lua_State *L, const box *b) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->boxes);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, b->id);
  lua_pop(L, 1);
}

static void give_metatable(lua_State *L, const box *b) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, b->class->metatable);
  lua_setmetatable(L, -2);
}

// Finalizers may not have run yet for a box that is already unreachable: run them.
static box *wait_for_finalizer(lua_State *L, void *object) {
  dd_state *state = state_of(L);
  for (int step = 0; step < 1000000; step++) {
    box *b = dd_find_box(state, object);
    if (!b || b->flags & CANDIDATE) return b;
    if (lua_gc(L, LUA_GCSTEP, 0) < 0) return NULL;
  }
  return NULL;
}

static void push_candidate(lua_State *L, const box *b) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->candidates);
  lua_rawgeti(L, -1, b->candidate_index);
  lua_remove(L, -2);
}

// This object may need others of the batch: the whole batch is examined again later.
static void resurrect_box(lua_State *L, box *b) {
  dd_state *state = state_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->candidates);
  lua_rawgeti(L, -1, b->candidate_index);
  lua_pushboolean(L, 0);
  lua_rawseti(L, -3, b->candidate_index);
  lua_remove(L, -2);
  b->flags &= ~(uint32_t)CANDIDATE;
  state->tainted = true;
  give_metatable(L, b);
  dd_name_box(L, b);
}

int dd_push_object(lua_State *L, void *object) {
  dd_state *state = state_of(L);
  box *b = dd_find_box(state, object);
  if (!b) return 0;
  if (!(b->flags & CANDIDATE)) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, state->boxes);
    lua_rawgeti(L, -1, b->id);
    lua_remove(L, -2);
    if (lua_touserdata(L, -1) == b) return 1;
    lua_pop(L, 1);
    b = wait_for_finalizer(L, object);
    if (!b) return dd_find_box(state, object) ? -1 : 0;
  }
  if (state->refreshing)
    push_candidate(L, b);
  else
    resurrect_box(L, b);
  return 1;
}

void *dd_to_object(lua_State *L, int index, bool *dead) {
  box *b = box_at(L, index);
  *dead = b && !b->object;
  return b ? b->object : NULL;
}

const char *dd_box_class_name(const box *b) { return b->script ? b->script->name : b->class->name; }

const char *dd_object_class_name(dd_state *state, void *object) {
  box *b = dd_find_box(state, object);
  return b ? dd_box_class_name(b) : NULL;
}

bool dd_overrides(dd_state *state, void *object, int bit) {
  box *b = dd_find_box(state, object);
  if (!b) return false;
  if (has_bit(b->overrides, bit)) return true;
  for (script_class *class = b->script; class; class = class->parent)
    if (has_bit(class->overrides, bit)) return true;
  return false;
}

const char *dd_dead_name(lua_State *L, int index) {
  box *b = box_at(L, index);
  lua_getiuservalue(L, index, 1);
  const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : dd_box_class_name(b);
  lua_pop(L, 1);
  return name;
}

void dd_objects(const dd_state *state, void **objects) {
  for (unsigned slot = 0; slot < state->table_capacity; slot++)
    if (state->table[slot]) *objects++ = state->table[slot]->object;
}

size_t dd_object_count(const dd_state *state) { return state->living; }
