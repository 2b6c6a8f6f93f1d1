#ifndef DRILLDOWN_CLUA_INTERNAL_H
#define DRILLDOWN_CLUA_INTERNAL_H

#include "CLuaShims.h"

#include <lauxlib.h>
#include <limits.h>
#include <lua.h>
#include <lualib.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if LUA_VERSION_NUM != 504
#error "Lua 5.4 is needed"
#endif

enum { LEAST_BATCH = 256 };  // of dying boxes that are judged
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
  int upvalue;         // the same function as an upvalue of __index, 0 for none
  int super_function;  // what a class answers
} member;

/// The upvalue of a method: what it calls, the class it belongs to, its name.
typedef struct method {
  dlua_function call;
  dlua_class *class;
  int depth;  // of the class, for one look less
  const char *name;
  struct method *next;
} method;

struct dlua_class {
  dlua_class *next;
  char *name, *receiver, *shorthand, *children;
  dlua_class *display[MAX_DEPTH];
  int depth;
  bool is_filled, has_index;  // that knows its methods
  member *members;  // open addressing by address
  unsigned capacity, count;
  uint8_t shift;  // of hashes, to a place among the members
  const char **overridable;  // the names of what can be overridden, by bit
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

/// Whom a call is about.
typedef struct {
  const box *box;
  void *object;
  dlua_class *class;
} target;

typedef struct address_region address_region;

/// What calls of the host must care about, before or afterwards; all at once it is nothing.
typedef union {
  struct {
    bool closing;
    bool over;       // the limit of memory
    bool noted;      // there is an error of the host function that runs
    bool waits;      // there is one of a host function that called it
    bool has_ended;  // objects of worlds that ended are to be released
  };
  uint64_t any;
} concerns;

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
  union {
    struct {
      int host_depth;  // Swift frames above the last call of Lua
      int serving;     // all host functions that run
    };
    uint64_t hosting;  // both, which mostly change together
  };
  int calls, tasks_running;
  concerns concern;
  bool judging, refreshing, tainted, distrust, keep_traceback;
  bool is_confined, notes_files, has_finalizers;
  bool is_aside;  // what is made now has no address of the region
  size_t used, limit, entries, host_calls;  // leaves do not count
  char *text, *traceback, *warning, *script;
  char *folder, *root;  // of the sandbox: as scripts know it, and where it really is
  size_t text_length, warning_length;
  const char *subject;
  char position[128], stop_position[128], shortage_position[128];
  dlua_stop last_stop;
  int instruction_step;  // 0: not counted
  uint64_t instructions_left;
  int boxes, functions, dying, anchors, nothing, error_metatable, seed, function_count;
  box **table;  // by address of the object
  unsigned table_capacity, living;
  target receiver, argument;  // whom the last call was about
  uint32_t *free_ids;
  uint32_t free_count, free_capacity, next_id, next_serial;
  struct {
    bool is_noted;
    size_t host_calls;
    uint32_t serial;
  } unused;  // how it was when no script had come to an object
  void **pending;
  unsigned pending_count, pending_capacity, dying_count;
  void **ended;  // what is released when no host function runs
  unsigned ended_count, ended_capacity;
  int *waiting;  // how many host functions ran when an error was noted, of errors that wait
  unsigned waiting_count, waiting_capacity;
  struct {
    const void *key;
    const char *class_name;
    dlua_class *class;
    bool on_class;
  } misses[MISSES];
  unsigned miss;
  dlua_class *classes;
  method *methods;
};

#define inlined static inline __attribute__((always_inline))
#define unlikely(x) __builtin_expect(!!(x), 0)

extern uint64_t dlua_magic;
extern dlua_state *volatile dlua_current;

inlined dlua_state *state_of(lua_State *L) { return *(dlua_state **)lua_getextraspace(L); }

static inline box *box_at(lua_State *L, int index) {
  box *b = lua_touserdata(L, index);
  return b && lua_rawlen(L, index) == sizeof(box) && b->magic == dlua_magic ? b : NULL;
}

// A box without an object has no owner.
static __attribute__((noinline, unused)) bool look_at(lua_State *L, int index, target *last, box *b) {
  if (!b || lua_rawlen(L, index) != sizeof(box) || b->magic != dlua_magic || !b->object)
    return false;
  *last = (target){b, b->object, b->class};
  return true;
}

// Whether there is a living object at the index; it is the target then. Most calls are about the
// one that the call before was about, and what is known of it need not be fetched again.
inlined bool find_target(lua_State *L, int index, target *last) {
  box *b = lua_touserdata(L, index);
  return b == last->box || look_at(L, index, last, b);
}

#define NOBODY ((target){(box *)&dlua_magic, NULL, NULL})  // where no userdata is

// From now on no call takes the box for a living one.
static inline void forget_calls(dlua_state *state, const box *b) {
  if (state->receiver.box == b) state->receiver = NOBODY;
  if (state->argument.box == b) state->argument = NOBODY;
}

static inline uintptr_t home_of_name(const dlua_class *class, const void *key) {
  return (uintptr_t)key * 0x9E3779B97F4A7C15u >> class->shift;
}

// Whether the stack is too small for another call.
static inline bool is_deep(const dlua_state *state) {
  return (char *)__builtin_frame_address(0) < state->stack_limit;
}

static inline bool is_a(const dlua_class *class, const dlua_class *target) {
  return class->display[target->depth] == target;
}

static inline bool has_bit(const uint64_t *words,
    int bit) { return words[bit >> 6] >> (bit & 63) & 1; }

static inline void put_bit(uint64_t *words, int bit, bool on) {
  uint64_t mask = (uint64_t)1 << (bit & 63);
  if (on) words[bit >> 6] |= mask; else words[bit >> 6] &= ~mask;
}

void let_die(lua_State *L);

// Called where Swift may run: never from a finalizer, where the collector does not answer.
static inline void safe_point(lua_State *L) {
  const dlua_state *state = state_of(L);
  if (unlikely(state->pending_count > 0 || state->dying_count >= LEAST_BATCH)) let_die(L);
}

// memory.c
extern _Atomic int64_t memory_budget;  // bytes that may be allocated before the next look
extern bool memory_is_short;           // as the last look said
void limit_memory(size_t bytes);       // from now on; 0: no limit
bool memory_allows(size_t bytes);      // looks
void memory_is_spent(size_t bytes);     // for what was allocated last
bool is_memory_passed(void);           // for another thread, where allocations are not counted
// watchdog.c
bool is_watched_thread(void);
void leave_short_of_memory(void);

inlined void pay_memory(size_t bytes) {
  int64_t left = atomic_load_explicit(&memory_budget, memory_order_relaxed) - (int64_t)bytes;
  atomic_store_explicit(&memory_budget, left, memory_order_relaxed);
  if (unlikely(left < 0)) memory_is_spent(bytes);
}

// state.c
void *reallocate(void *block, size_t bytes);
_Noreturn void fatal(const char *sentence);
void adopt_thread(dlua_state *state);
// shortage.c, watchdog.c
_Noreturn void run_short(const char *sentence);
void last_position(char *place, size_t size, char *function, size_t function_size);
// addresses.c
address_region *open_region(void);
void close_region(address_region *region);
bool is_in_region(const address_region *region, const void *block);
bool belongs_in_region(const address_region *region, size_t type, size_t size);
void *allocate_in_region(address_region *region, size_t size);
void free_in_region(address_region *region, void *block, size_t size);
size_t unused_in_region(const address_region *region);
void trim_region(address_region *region);
bool fix_seed(void *block, size_t size, lua_Alloc allocate, void *context);
void settle_addresses(lua_State *L);
void push_text(lua_State *L, int value);
void push_address(lua_State *L, int value);
void install_texts(lua_State *L);
// calls.c
int host_call(lua_State *L, const dlua_function *call, void *object);
void begin_occasion(lua_State *L, dlua_state *state);
void end_occasion(lua_State *L, dlua_state *state);
int32_t call_hook(lua_State *L, dlua_hook hook, void *object);
int protected_call(lua_State *L, int arguments, int results, int handler);
int message_handler(lua_State *L);
void improve_message(lua_State *L, lua_State *failed, int level);
void show_error(lua_State *L, int value);
// messages.c
const char *push_escaped(lua_State *L, const char *name);
void check_stack(lua_State *L);
// leaves.c
int call_property(lua_State *L, const dlua_function *call, void *object);
lua_CFunction method_of_shape(dlua_shape shape);
// interrupt.c
void arm_if_interrupted(lua_State *L);
void disarm(lua_State *L);
void end_stop(dlua_state *state);
extern const char interrupt_key;
void install_interrupt_value(lua_State *L);
// instructions.c
extern atomic_ullong dlua_steps;  // grows while instructions are counted
void count_instructions(lua_State *L, lua_Debug *ar);
// debugging.c
void install_debugging(lua_State *L);
// sources.c
typedef struct {
  FILE *stream;
  bool is_outside;  // of the sandbox, which is why it was not opened
} source_file;
/// False: there is no such file, `errno` says why, or it is outside.
bool open_source(lua_State *L, const char *name, source_file *source);
/// Whether it is the file with this path, links followed.
bool is_source(const source_file *source, const char *path);
void close_source(source_file *source);
/// Pushes the code of an open file, or what is wrong, and closes it.
int load_source(lua_State *L, source_file *source, const char *name);
/// Pushes the code of a file, or what is wrong; NULL is standard input.
int load_file(lua_State *L, const char *name);
// files.c
void note_file(lua_State *L, dlua_hook hook, const char *file);
void note_lost_module(lua_State *L, const char *message);
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
int raise_receiver(lua_State *L, const method *m);
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
void set_index(lua_State *L, dlua_class *class);
// identity.c
box *find_box(dlua_state *state, void *object);
void forget_box(dlua_state *state, box *b);
void note_pending(dlua_state *state, void *object);
void note_ended(dlua_state *state, void *object);
// lifetime.c
int box_collected(lua_State *L);
void became_stateful(lua_State *L, box *b, uint32_t flag);
unsigned drain_pending(dlua_state *state);
void forget_all(dlua_state *state);
void push_fields(lua_State *L, int index);
void drop_edges(lua_State *L, int index);
// farewell.c
lua_Integer list_farewells(lua_State *L, int dying, unsigned count);
void say_goodbye(lua_State *L, int farewells, lua_Integer count);

#endif
