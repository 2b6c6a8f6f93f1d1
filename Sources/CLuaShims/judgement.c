#include "internal.h"


// The judgement over a batch of dying boxes; see lifetime.c.

enum { FRUITLESS_ROUNDS = 16 };

#ifdef __APPLE__
#include <objc/message.h>
#include <objc/runtime.h>
// Objects may be Objective-C's there, whose count is not in Swift's header word.
size_t dlua_retain_count(void *object) {
  return ((unsigned long (*)(void *, SEL))objc_msgSend)(object, sel_registerName("retainCount"));
}
#else
size_t swift_retainCount(void *object);
// From the raw pointer: in Swift, unoptimised code would count a reference of its own.
size_t dlua_retain_count(void *object) { return swift_retainCount(object); }
#endif

void dlua_distrust_retain_counts(dlua_state *state) { state->distrust = true; }

// The object is retained by more than its box, its owners and the framework.
static bool is_held_outside(lua_State *L, const box *b) {
  dlua_state *state = state_of(L);
  if (state->distrust) return true;
  long count = (long)dlua_retain_count(b->object) - 1 - (long)b->owned_in;
  return count > 0 && count > call_hook(L, DLUA_FRAMEWORK_OWNERS, b->object);
}

static box *dying_at(lua_State *L, int dying, unsigned index) {
  lua_rawgeti(L, dying, (lua_Integer)index);
  return box_at(L, -1);
}

static void give_back(lua_State *L, box *b, int dying) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, b->class->metatable);
  lua_setmetatable(L, -2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->boxes);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, b->id);
  lua_pop(L, 1);
  b->flags &= ~(uint32_t)DYING;
  lua_pushboolean(L, 0);
  lua_rawseti(L, dying, b->dying_index);
}

static void anchor_held(lua_State *L, box *b) {
  if (!(b->flags & EXTERNAL)) return;
  b->flags = (b->flags & ~(uint32_t)EXTERNAL) | HELD;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->anchors);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, b->id);
  lua_pop(L, 1);
}

static void revive(lua_State *L, int dying, unsigned count) {
  for (unsigned index = 1; index <= count; index++) {
    box *b = dying_at(L, dying, index);
    if (b) {
      anchor_held(L, b);
      give_back(L, b, dying);
    }
    lua_pop(L, 1);
  }
}

static void release_batch(lua_State *L, int dying, unsigned count) {
  dlua_state *state = state_of(L);
  for (unsigned index = count; index >= 1; index--) {
    if (dying_at(L, dying, index)) drop_edges(L, -1);
    lua_pop(L, 1);
  }
  for (unsigned index = count; index >= 1; index--) {
    box *b = dying_at(L, dying, index);
    if (b) {
      void *object = b->object;
      if (object) forget_box(state, b), note_pending(state, object);
      b->magic = 0;
    }
    lua_pop(L, 1);
  }
}

// What the owners in the batch hold now, not what they held when a script last looked.
static void refresh(lua_State *L, int dying, unsigned count) {
  dlua_state *state = state_of(L);
  state->refreshing = true;
  for (unsigned index = 1; index <= count; index++) {
    box *b = dying_at(L, dying, index);
    if (b && b->flags & OWNS) call_hook(L, DLUA_REFRESH_OWNED, b->object);
    lua_pop(L, 1);
  }
  state->refreshing = false;
}

static bool mark_held(lua_State *L, int dying, unsigned count) {
  bool any = false;
  for (unsigned index = 1; index <= count; index++) {
    box *b = dying_at(L, dying, index);
    if (b && b->object && is_held_outside(L, b)) {
      b->flags |= EXTERNAL;
      any = true;
    }
    lua_pop(L, 1);
  }
  return any;
}

// MARK: The judgement

// Those who have a deinit live on for it, and with them everything they may touch; all come back
// in a later batch.
static unsigned judge_batch(lua_State *L) {
  dlua_state *state = state_of(L);
  unsigned count = state->dying_count;
  lua_gc(L, LUA_GCSTOP);
  lua_newtable(L);
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->dying);
  int dying = lua_gettop(L), farewells = dying - 1;
  lua_Integer goodbyes = 0;
  refresh(L, dying, count);
  bool lives = mark_held(L, dying, count) | state->tainted;
  if (!lives) {
    lua_pushvalue(L, farewells);
    goodbyes = list_farewells(L, dying, count);
    lua_pop(L, 1);
  }
  if (lives || goodbyes > 0) revive(L, dying, count); else release_batch(L, dying, count);
  state->tainted = false;
  state->dying_count = 0;
  lua_pushvalue(L, dying - 2);
  lua_rawseti(L, LUA_REGISTRYINDEX, state->dying);
  lua_gc(L, LUA_GCRESTART);
  say_goodbye(L, farewells, goodbyes);
  lua_settop(L, dying - 3);
  return count;
}

// An anchor is needed only while the object is retained from outside.
static unsigned review_anchors(lua_State *L) {
  unsigned dropped = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->anchors);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    box *b = box_at(L, -1);
    if (!b || !(b->flags & HELD) || is_held_outside(L, b)) continue;
    b->flags &= ~(uint32_t)HELD;
    dropped++;
    if (b->flags & ROOT) continue;
    lua_pushvalue(L, -2);
    lua_pushnil(L);
    lua_rawset(L, -5);
  }
  lua_pop(L, 1);
  return dropped;
}

static unsigned judge(lua_State *L) {
  dlua_state *state = state_of(L);
  int depth = state->host_depth++;
  state->judging = true;
  lua_checkstack(L, LUA_MINSTACK);
  unsigned changes = drain_pending(state);
  if (state->dying_count > 0) changes += judge_batch(L);
  changes += drain_pending(state);
  changes += review_anchors(L);
  state->judging = false;
  state->host_depth = depth;
  return changes;
}

// A batch is complete when the cycle that found it is: no finalizer is outstanding then.
static bool finish_cycle(lua_State *L) {
  for (int step = 0; step < 1000000; step++) {
    int result = lua_gc(L, LUA_GCSTEP, 0);
    if (result != 0) return result > 0;
  }
  return false;
}

void let_die(lua_State *L) {
  dlua_state *state = state_of(L);
  if (state->judging || state->concern.closing || lua_gc(L, LUA_GCISRUNNING) < 0) return;
  drain_pending(state);
  if (state->dying_count >= LEAST_BATCH && state->dying_count * 4 >= state->living
      && finish_cycle(L)) judge(L);
}

void dlua_collect(lua_State *L) {
  dlua_state *state = state_of(L);
  if (state->judging || state->concern.closing) return;
  unsigned least = state->living;
  for (int fruitless = 0; fruitless < FRUITLESS_ROUNDS; fruitless++) {
    if (lua_gc(L, LUA_GCCOLLECT) < 0) return;
    if (judge(L) == 0) return;
    if (state->living < least) fruitless = 0;
    least = state->living < least ? state->living : least;
  }
}
