#include "internal.h"

// Decides about a batch of dying boxes; see lifetime.c.

enum { FRUITLESS_ROUNDS = 16 };

#ifdef __APPLE__
#include <objc/message.h>
#include <objc/runtime.h>
// Objects may be Objective-C objects there, whose count is not in Swift's header word.
size_t dd_retain_count(void *object) {
  return ((unsigned long (*)(void *, SEL))objc_msgSend)(object, sel_registerName("retainCount"));
}
#else
size_t swift_retainCount(void *object);
// From the raw pointer: in Swift, unoptimised code would add a reference of its own.
size_t dd_retain_count(void *object) { return swift_retainCount(object); }
#endif

void dd_distrust_retain_counts(dd_state *state) { state->distrusts_retain_counts = true; }

// The object is retained by something besides its box, its owners and the framework.
static bool is_retained_outside(lua_State *L, const box *b) {
  dd_state *state = state_of(L);
  if (state->distrusts_retain_counts) return true;
  long count = (long)dd_retain_count(b->object) - 1 - (long)b->owned_in;
  return count > 0 && count > dd_call_hook(L, DD_FRAMEWORK_OWNERS, b->object);
}

static box *candidate_at(lua_State *L, int candidates, unsigned index) {
  lua_rawgeti(L, candidates, (lua_Integer)index);
  return box_at(L, -1);
}

static void restore_box(lua_State *L, box *b, int candidates) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, b->class->metatable);
  lua_setmetatable(L, -2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->boxes);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, b->id);
  lua_pop(L, 1);
  b->flags &= ~(uint32_t)CANDIDATE;
  lua_pushboolean(L, 0);
  lua_rawseti(L, candidates, b->candidate_index);
}

static void anchor_retained(lua_State *L, box *b) {
  if (!(b->flags & EXTERNAL)) return;
  b->flags = (b->flags & ~(uint32_t)EXTERNAL) | RETAINED;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->anchors);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, b->id);
  lua_pop(L, 1);
}

static void resurrect(lua_State *L, int candidates, unsigned count) {
  for (unsigned index = 1; index <= count; index++) {
    box *b = candidate_at(L, candidates, index);
    if (b) {
      anchor_retained(L, b);
      restore_box(L, b, candidates);
    }
    lua_pop(L, 1);
  }
}

static void release_batch(lua_State *L, int candidates, unsigned count) {
  dd_state *state = state_of(L);
  for (unsigned index = count; index >= 1; index--) {
    if (candidate_at(L, candidates, index)) dd_drop_edges(L, -1);
    lua_pop(L, 1);
  }
  for (unsigned index = count; index >= 1; index--) {
    box *b = candidate_at(L, candidates, index);
    if (b) {
      void *object = b->object;
      if (object) dd_remove_box(state, b), dd_queue_release(state, object);
      b->magic = 0;
    }
    lua_pop(L, 1);
  }
}

// What the owners in the batch own now, not what they owned when a script last read it.
static void refresh(lua_State *L, int candidates, unsigned count) {
  dd_state *state = state_of(L);
  state->refreshing = true;
  for (unsigned index = 1; index <= count; index++) {
    box *b = candidate_at(L, candidates, index);
    if (b && b->flags & OWNS) dd_call_hook(L, DD_REFRESH_OWNED, b->object);
    lua_pop(L, 1);
  }
  state->refreshing = false;
}

static bool mark_retained(lua_State *L, int candidates, unsigned count) {
  bool any = false;
  for (unsigned index = 1; index <= count; index++) {
    box *b = candidate_at(L, candidates, index);
    if (b && b->object && is_retained_outside(L, b)) {
      b->flags |= EXTERNAL;
      any = true;
    }
    lua_pop(L, 1);
  }
  return any;
}

// MARK: The decision

// Objects that have a deinit stay alive for it, and with them everything they may access; all
// appear again in a later batch.
static unsigned collect_batch(lua_State *L) {
  dd_state *state = state_of(L);
  unsigned count = state->candidate_count;
  lua_gc(L, LUA_GCSTOP);
  lua_newtable(L);
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->candidates);
  int candidates = lua_gettop(L), deinits = candidates - 1;
  lua_Integer deinit_count = 0;
  refresh(L, candidates, count);
  bool is_alive = mark_retained(L, candidates, count) | state->tainted;
  if (!is_alive) {
    lua_pushvalue(L, deinits);
    deinit_count = dd_list_deinits(L, candidates, count);
    lua_pop(L, 1);
  }
  if (is_alive || deinit_count > 0)
    resurrect(L, candidates, count);
  else
    release_batch(L, candidates, count);
  state->tainted = false;
  state->candidate_count = 0;
  lua_pushvalue(L, candidates - 2);
  lua_rawseti(L, LUA_REGISTRYINDEX, state->candidates);
  lua_gc(L, LUA_GCRESTART);
  dd_call_deinits(L, deinits, deinit_count);
  lua_settop(L, candidates - 3);
  return count;
}

// An anchor is needed only while the object is retained from outside.
static unsigned review_anchors(lua_State *L) {
  unsigned dropped = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->anchors);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    box *b = box_at(L, -1);
    if (!b || !(b->flags & RETAINED) || is_retained_outside(L, b)) continue;
    b->flags &= ~(uint32_t)RETAINED;
    dropped++;
    if (b->flags & ROOT) continue;
    lua_pushvalue(L, -2);
    lua_pushnil(L);
    lua_rawset(L, -5);
  }
  lua_pop(L, 1);
  return dropped;
}

static unsigned run_collection(lua_State *L) {
  dd_state *state = state_of(L);
  int depth = state->host_depth++;
  state->collecting = true;
  lua_checkstack(L, LUA_MINSTACK);
  unsigned changes = dd_drain_pending(state);
  if (state->candidate_count > 0) changes += collect_batch(L);
  changes += dd_drain_pending(state);
  changes += review_anchors(L);
  state->collecting = false;
  state->host_depth = depth;
  return changes;
}

// A batch is complete when the cycle that found it is: no finalizer is pending then.
static bool finish_cycle(lua_State *L) {
  for (int step = 0; step < 1000000; step++) {
    int result = lua_gc(L, LUA_GCSTEP, 0);
    if (result != 0) return result > 0;
  }
  return false;
}

// Called where Swift may run: never from a finalizer, during which the collector must not be
// called.
void dd_collect_if_needed(lua_State *L) {
  dd_state *state = state_of(L);
  if (likely(state->pending_count == 0 && state->candidate_count < LEAST_BATCH)) return;
  if (state->collecting || state->attention.closing || lua_gc(L, LUA_GCISRUNNING) < 0) return;
  dd_drain_pending(state);
  if (state->candidate_count >= LEAST_BATCH && state->candidate_count * 4 >= state->living
      && finish_cycle(L))
    run_collection(L);
}

void dd_stop_collector(lua_State *L) { lua_gc(L, LUA_GCSTOP); }

void dd_restart_collector(lua_State *L) {
  lua_gc(L, LUA_GCRESTART);
  // As if that much less had been allocated: the next cycle begins as it would after a cycle.
  lua_gc(L, LUA_GCSTEP, -lua_gc(L, LUA_GCCOUNT) / 2);
}

void dd_collect(lua_State *L) {
  dd_state *state = state_of(L);
  if (state->collecting || state->attention.closing) return;
  unsigned least = state->living;
  for (int fruitless = 0; fruitless < FRUITLESS_ROUNDS; fruitless++) {
    if (lua_gc(L, LUA_GCCOLLECT) < 0) return;
    if (run_collection(L) == 0) return;
    if (state->living < least) fruitless = 0;
    least = state->living < least ? state->living : least;
  }
}
