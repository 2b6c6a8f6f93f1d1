#ifndef DRILLDOWN_CLUA_LOOKUP_H
#define DRILLDOWN_CLUA_LOOKUP_H

// What every call does: finding the object, the checks, the memory it pays for.

#include "state.h"

#define inlined static inline __attribute__((always_inline))
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

extern uint64_t dd_magic;
extern dd_state *volatile dd_current;

inlined dd_state *state_of(lua_State *L) { return *(dd_state **)lua_getextraspace(L); }

static inline box *box_at(lua_State *L, int index) {
  box *b = lua_touserdata(L, index);
  return b && lua_rawlen(L, index) == sizeof(box) && b->magic == dd_magic ? b : NULL;
}

// A box without an object has no owner.
static __attribute__((noinline, unused)) bool update_target(
    lua_State *L, int index, target *last, box *b) {
  if (!b || lua_rawlen(L, index) != sizeof(box) || b->magic != dd_magic || !b->object) return false;
  *last = (target){b, b->object, b->class};
  return true;
}

// Whether there is a living object at the index; it becomes the target. Most calls concern the same
// object as the call before, whose data need not be looked up again.
inlined bool find_target(lua_State *L, int index, target *last) {
  box *b = lua_touserdata(L, index);
  return b == last->box || update_target(L, index, last, b);
}

#define NO_TARGET ((target){(box *)&dd_magic, NULL, NULL})  // for a value that isn't userdata

// From now on no call considers the box a living one.
static inline void forget_calls(dd_state *state, const box *b) {
  if (state->receiver.box == b) state->receiver = NO_TARGET;
  if (state->argument.box == b) state->argument = NO_TARGET;
}

static inline uintptr_t hash_slot(const dd_class *class, const void *key) {
  return (uintptr_t)key * 0x9E3779B97F4A7C15u >> class->shift;
}

// Whether too little of the stack is left for another call.
static inline bool is_deep(const dd_state *state) {
  return (char *)__builtin_frame_address(0) < state->stack_limit;
}

static inline bool is_a(const dd_class *class, const dd_class *target) {
  return class->display[target->depth] == target;
}

static inline bool has_bit(const uint64_t *words, int bit) {
  return words[bit >> 6] >> (bit & 63) & 1;
}

static inline void put_bit(uint64_t *words, int bit, bool on) {
  uint64_t mask = (uint64_t)1 << (bit & 63);
  if (on)
    words[bit >> 6] |= mask;
  else
    words[bit >> 6] &= ~mask;
}

member *dd_find_member_beyond(const dd_class *class, const void *key, uintptr_t slot);
member *dd_find_member_by_text(lua_State *L, int index, dd_class *class, const void *key);

// The key is not a null pointer, and the class has room for members.
inlined member *find_by_address(const dd_class *class, const void *key) {
  uintptr_t home = hash_slot(class, key);
  member *m = &class->members[home];
  return m->key == key ? m : dd_find_member_beyond(class, key, home);
}

inlined member *find_in_class(lua_State *L, int index, dd_class *class) {
  const void *key = lua_topointer(L, index);
  member *found = key && class->capacity ? find_by_address(class, key) : NULL;
  return found ? found : dd_find_member_by_text(L, index, class, key);
}

#endif
