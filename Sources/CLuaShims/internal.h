#ifndef DRILLDOWN_CLUA_INTERNAL_H
#define DRILLDOWN_CLUA_INTERNAL_H

#include "CLuaShims.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#if LUA_VERSION_NUM != 504
#error "Lua 5.4 is needed"
#endif

enum { OVERRIDE_WORDS = 2, OVERRIDE_BITS = 64 * OVERRIDE_WORDS, MAX_DEPTH = 24, MISSES = 8 };

/// What is known of one member name of a class, inherited ones included.
typedef struct {
  const void *key;  // address of Lua's interned string
  const char *name;
  dlua_kind kind;
  int bit;             // index of the override, -1 for none
  const dlua_function *call;  // getter, method, send, function
  const dlua_function *set;   // setter; NULL: read-only
  int function;        // index in the table of functions, 0 for none
  int super_function;  // what a class answers
} member;

/// The upvalue of a method: what it calls, the class it belongs to, its name.
typedef struct {
  const dlua_function *call;
  dlua_class *class;
  const char *name;
} method;

struct dlua_class {
  dlua_class *next;
  char *name, *receiver, *shorthand, *children;
  dlua_class *display[MAX_DEPTH];
  int depth;
  bool is_filled;
  member *members;  // open addressing by address
  unsigned capacity, count;
  const dlua_function *construct, *describe;
  int metatable, proxy;  // registry references
};

/// A class made by a script, or the script's view of a native one.
/// User values: 1 members, 2 super class as scripts see it, 3 its record.
typedef struct script_class {
  uint64_t magic;
  struct script_class *parent;
  dlua_class *native;
  uint64_t overrides[OVERRIDE_WORDS];
  bool is_native;
  char name[];
} script_class;

enum {
  HAS_FIELDS = 1, HAS_EDGES = 2, HAS_CLASS = 4, STATE = HAS_FIELDS | HAS_CLASS,
  STATEFUL = STATE | HAS_EDGES,
  DYING = 8, ROOT = 16, HELD = 32, SAID_GOODBYE = 64, OWNS = 128, EXTERNAL = 256,
  TOLD_STATE = 512, TOLD_EDGES = 1024,
};

/// The userdata of an object. User values: 1 fields, overrides, slots, or the name of a dead object;
/// 2 edges to what it owns; 3 record of its script class.
typedef struct {
  uint64_t magic;
  void *object;  // retained once; NULL when the object belongs to a world that has ended
  dlua_class *class;
  script_class *script;
  uint64_t overrides[OVERRIDE_WORDS];
  uint32_t id, serial, flags, owned_in;
  uint32_t dying_index;
} box;

typedef struct address_region address_region;

struct dlua_state {
  address_region *region;
  struct {
    void *block;
    size_t size;
  } first;  // what Lua asked for first
  lua_State *main;
  lua_State *volatile running;
  dlua_invoke invoke;
  void (*release)(void *);
  const dlua_function *hooks[DLUA_HOOK_COUNT];
  pthread_t thread;
  char *stack_limit;
  int host_depth, calls, serving, tasks_running;
  bool noted, closing, judging, refreshing, tainted, over, distrust, keep_traceback;
  bool is_confined;
  size_t used, limit, entries;
  char *text, *traceback, *warning, *script;
  char *folder, *root;  // of the sandbox: as scripts know it, and where it really is
  size_t text_length, warning_length;
  const char *subject;
  char position[128], stop_position[128];
  dlua_stop last_stop;
  int instruction_step;  // 0: nobody counts
  uint64_t instructions_left;
  int boxes, functions, dying, anchors, error_metatable, seed, function_count;
  box **table;  // by address of the object
  unsigned table_capacity, living;
  uint32_t *free_ids;
  uint32_t free_count, free_capacity, next_id, next_serial;
  void **pending;
  unsigned pending_count, pending_capacity, dying_count;
  void **ended;  // what is released when no host function runs
  unsigned ended_count, ended_capacity;
  struct {
    const void *key;
    const char *class_name;
    dlua_class *class;
    bool on_class;
  } misses[MISSES];
  unsigned miss;
  dlua_class *classes;
};

#define unlikely(x) __builtin_expect(!!(x), 0)

extern uint64_t dlua_magic;
extern dlua_state *volatile dlua_current;

static inline dlua_state *state_of(lua_State *L) { return *(dlua_state **)lua_getextraspace(L); }

static inline box *box_at(lua_State *L, int index) {
  box *b = lua_touserdata(L, index);
  return b && lua_rawlen(L, index) == sizeof(box) && b->magic == dlua_magic ? b : NULL;
}

static inline bool is_a(const dlua_class *class, const dlua_class *target) {
  return class->depth >= target->depth && class->display[target->depth] == target;
}

static inline bool has_bit(const uint64_t *words,
    int bit) { return words[bit >> 6] >> (bit & 63) & 1; }

static inline void put_bit(uint64_t *words, int bit, bool on) {
  uint64_t mask = (uint64_t)1 << (bit & 63);
  if (on) words[bit >> 6] |= mask; else words[bit >> 6] &= ~mask;
}

// state.c
void *reallocate(void *block, size_t bytes);
void fatal(const char *sentence);
void adopt_thread(dlua_state *state);
// addresses.c
address_region *open_region(void);
void close_region(address_region *region);
bool is_in_region(const address_region *region, const void *block);
bool belongs_in_region(const address_region *region, size_t type, size_t size);
void *allocate_in_region(address_region *region, size_t size);
void free_in_region(address_region *region, void *block, size_t size);
bool fix_seed(void *block, size_t size, lua_Alloc allocate, void *context);
void settle_addresses(lua_State *L);
// calls.c
int host_call(lua_State *L, const dlua_function *call, void *object);
int host_leaf(lua_State *L, const dlua_function *call, void *object, int argument);
int32_t call_hook(lua_State *L, dlua_hook hook, void *object);
int protected_call(lua_State *L, int arguments, int results, int handler);
int message_handler(lua_State *L);
void improve_message(lua_State *L, lua_State *failed, int level);
void check_stack(lua_State *L);
// interrupt.c
void arm_if_interrupted(lua_State *L);
void disarm(lua_State *L);
void end_stop(dlua_state *state);
extern const char interrupt_key;
void install_interrupt_value(lua_State *L);
// instructions.c
void count_instructions(lua_State *L, lua_Debug *ar);
// debugging.c, sandbox.c
void install_debugging(lua_State *L);
bool may_load(lua_State *L, const char *file);
// libraries.c, loading.c, output.c, coroutines.c
void install_libraries(lua_State *L);
void install_loading(lua_State *L);
void install_output(lua_State *L);
void install_coroutines(lua_State *L);
void install_classes(lua_State *L);
int resume_coroutine(lua_State *L, lua_State *co, int arguments);
int close_coroutine(lua_State *L, lua_State *co);
void keep_traceback_of(lua_State *L, lua_State *co);
// dispatch.c
int object_index(lua_State *L);
int object_newindex(lua_State *L);
int method_call(lua_State *L);
member *find_member(lua_State *L, int index, dlua_class *class);
const char *box_class_name(const box *b);
int raise_at_caller(lua_State *L, const char *message);
box *require_living(lua_State *L);
void check_key(lua_State *L);
void remember_miss(dlua_state *state, const void *key, const char *class_name, dlua_class *class,
                   bool on_class);
// traversal.c
int object_len(lua_State *L);
int object_pairs(lua_State *L);
int class_pairs(lua_State *L);
bool is_child_key(lua_State *L, int index, const dlua_class *class);
int push_child(lua_State *L, const dlua_class *class);
// classes.c
script_class *class_at(lua_State *L, int index);
script_class *push_class_record(lua_State *L, const char *name, dlua_class *native,
    script_class *parent);
void push_class_proxy(lua_State *L);
bool push_class_member(lua_State *L, int record, int key);
// native_classes.c
void fill_class(lua_State *L, dlua_class *class);
void make_metatable(lua_State *L, dlua_class *class);
// identity.c
box *find_box(dlua_state *state, void *object);
void forget_box(dlua_state *state, box *b);
void note_pending(dlua_state *state, void *object);
void note_ended(dlua_state *state, void *object);
// lifetime.c
int box_collected(lua_State *L);
void became_stateful(lua_State *L, box *b, uint32_t flag);
void safe_point(lua_State *L);
unsigned drain_pending(dlua_state *state);
void forget_all(dlua_state *state);
void push_fields(lua_State *L, int index);
void drop_edges(lua_State *L, int index);
// farewell.c
lua_Integer list_farewells(lua_State *L, int dying, unsigned count);
void say_goodbye(lua_State *L, int farewells, lua_Integer count);

#endif
