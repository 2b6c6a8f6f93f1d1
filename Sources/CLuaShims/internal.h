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

enum { LEAST_BATCH = 256 };  // of dying boxes that are examined together
enum { OVERRIDE_WORDS = 2, OVERRIDE_BITS = 64 * OVERRIDE_WORDS, MAX_DEPTH = 24, MISSES = 8 };

/// A member name of a class, inherited ones included.
typedef struct {
  const void *key;  // address of Lua's interned string
  const char *name;
  dd_kind kind;
  int bit;                  // index of the override, -1 for none
  const dd_function *call;  // getter, method, send, function
  const dd_function *set;   // setter; NULL: read-only
  int function;             // index in the table of functions, 0 for none
  int upvalue;              // the same function as an upvalue of __index, 0 for none
  int super_function;       // what a class returns for it
} member;

/// The upvalue of a method: what it calls, the class it belongs to, its name.
typedef struct method {
  dd_function call;
  dd_class *class;
  int depth;  // of the class, to save a lookup
  const char *name;
  struct method *next;
} method;

struct dd_class {
  dd_class *next;
  char *name, *receiver, *shorthand, *children;
  dd_class *display[MAX_DEPTH];
  int depth;
  bool is_filled, has_index;  // an __index with upvalues for its methods
  member *members;            // open addressing by address
  unsigned capacity, count;
  uint8_t shift;             // of hashes, to an index among the members
  const char **overridable;  // the names of what can be overridden, by bit
  const dd_function *construct, *describe;
  int metatable, proxy;  // registry references
};

/// A class defined by a script, or the script's view of a native one. User values: 1 members, 2
/// superclass as scripts see it, 3 its record.
typedef struct script_class {
  uint64_t magic;
  struct script_class *parent;
  dd_class *native;
  uint64_t overrides[OVERRIDE_WORDS];
  bool is_native;
  char name[];
} script_class;

enum {
  HAS_FIELDS = 1,
  HAS_EDGES = 2,
  HAS_CLASS = 4,
  STATE = HAS_FIELDS | HAS_CLASS,
  STATEFUL = STATE | HAS_EDGES,
  CANDIDATE = 8,
  ROOT = 16,
  RETAINED = 32,
  DEINIT_CALLED = 64,
  OWNS = 128,
  EXTERNAL = 256,
  STATE_REPORTED = 512,
  EDGES_REPORTED = 1024,
};

/// The userdata of an object. User values: 1 fields, overrides, slots, or the name of a dead
/// object; 2 edges to what it owns; 3 record of its script class.
typedef struct {
  uint64_t magic;
  void *object;  // retained once; NULL when the object belongs to a world that has ended
  dd_class *class;
  script_class *script;
  uint64_t overrides[OVERRIDE_WORDS];
  uint32_t id, serial, flags, owned_in;
  uint32_t candidate_index;
} box;

/// The object that a call concerns.
typedef struct {
  const box *box;
  void *object;
  dd_class *class;
} target;

typedef struct address_region address_region;

/// What calls of the host must check before or afterwards; zero when there is nothing to check.
typedef union {
  struct {
    bool closing;
    bool over;             // over the memory limit
    bool has_error;        // the running host function has an error
    bool has_outer_error;  // a host function that called it has one
    bool has_ended;        // objects of ended worlds must be released
  };
  uint64_t any;
} attention;

struct dd_state {
  address_region *region;
  struct {
    void *block;
    size_t size;
  } first;  // Lua's first allocation
  lua_State *main;
  lua_State *volatile running;
  dd_invoke invoke;
  void (*release)(void *);
  const dd_function *hooks[DD_HOOK_COUNT];
  pthread_t thread;
  char *stack_limit;
  union {
    struct {
      int host_depth;           // Swift frames since the last call of Lua
      int host_function_depth;  // all running host functions
    };
    uint64_t host_nesting;  // both, which usually change together
  };
  int calls, tasks_running;
  attention attention;
  bool collecting, refreshing, tainted, distrusts_retain_counts, keep_traceback;
  bool is_confined, tracks_files, has_finalizers;
  bool is_off_region;                       // new objects are allocated outside the region
  size_t used, limit, entries, host_calls;  // calls of leaves are not counted
  char *text, *traceback, *warning, *script;
  char *folder, *root;  // of the sandbox: as scripts see it, and its real path
  size_t text_length, warning_length;
  const char *subject;
  char position[128], stop_position[128], shortage_position[128];
  dd_stop last_stop;
  int instruction_step;  // 0: not counted
  uint64_t instructions_left;
  int boxes, functions, candidates, anchors, nothing, error_metatable, seed, function_count;
  box **table;  // by address of the object
  unsigned table_capacity, living;
  target receiver, argument;  // the objects of the last call
  uint32_t *free_ids;
  uint32_t free_count, free_capacity, next_id, next_serial;
  struct {
    bool is_tracked;
    size_t host_calls;
    uint32_t serial;
  } unused;  // their values before a script had accessed an object
  void **pending;
  unsigned pending_count, pending_capacity, candidate_count;
  void **ended;  // to be released when no host function runs
  unsigned ended_count, ended_capacity;
  int *outer_error_depths;  // the number of running host functions at the time of each error that
                            // waits
  unsigned outer_error_count, outer_error_capacity;
  struct {
    const void *key;
    const char *class_name;
    dd_class *class;
    bool on_class;
  } misses[MISSES];
  unsigned miss;
  dd_class *classes;
  method *methods;
};

#define inlined static inline __attribute__((always_inline))
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

void dd_collect_if_needed(lua_State *L);

// Called where Swift may run: never from a finalizer, during which the collector must not be
// called.
static inline void safe_point(lua_State *L) {
  const dd_state *state = state_of(L);
  if (unlikely(state->pending_count > 0 || state->candidate_count >= LEAST_BATCH))
    dd_collect_if_needed(L);
}

// memory.c
extern _Atomic int64_t dd_memory_budget;  // bytes that may be allocated before the next check
extern bool dd_memory_is_short;           // result of the last check
void dd_limit_memory(size_t bytes);       // from now on; 0: no limit
bool dd_memory_allows(size_t bytes);      // checks
void dd_memory_is_spent(size_t bytes);    // for the most recent allocation
bool dd_is_memory_passed(void);           // for another thread, where allocations are not counted
// watchdog.c
bool dd_is_watched_thread(void);
void dd_leave_short_of_memory(void);

inlined void pay_memory(size_t bytes) {
  int64_t left = atomic_load_explicit(&dd_memory_budget, memory_order_relaxed) - (int64_t)bytes;
  atomic_store_explicit(&dd_memory_budget, left, memory_order_relaxed);
  if (unlikely(left < 0)) dd_memory_is_spent(bytes);
}

// state.c
void *dd_reallocate(void *block, size_t bytes);
_Noreturn void dd_fatal_error(const char *sentence);
void dd_attach_thread(dd_state *state);
// shortage.c, watchdog.c
_Noreturn void dd_exit_without_memory(const char *sentence);
void dd_last_position(char *place, size_t size, char *function, size_t function_size);
// addresses.c
address_region *dd_open_region(void);
void dd_close_region(address_region *region);
bool dd_is_in_region(const address_region *region, const void *block);
bool dd_belongs_in_region(const address_region *region, size_t type, size_t size);
void *dd_allocate_in_region(address_region *region, size_t size);
void dd_free_in_region(address_region *region, void *block, size_t size);
size_t dd_unused_in_region(const address_region *region);
void dd_trim_region(address_region *region);
bool dd_fix_seed(void *block, size_t size, lua_Alloc allocate, void *context);
void dd_fix_addresses(lua_State *L);
void dd_push_text(lua_State *L, int value);
void dd_push_address(lua_State *L, int value);
void dd_install_texts(lua_State *L);
// calls.c
int dd_host_call(lua_State *L, const dd_function *call, void *object);
void dd_prepare_host_call(lua_State *L, dd_state *state);
void dd_finish_host_call(lua_State *L, dd_state *state);
int32_t dd_call_hook(lua_State *L, dd_hook hook, void *object);
int dd_protected_call(lua_State *L, int arguments, int results, int handler);
int dd_message_handler(lua_State *L);
void dd_improve_message(lua_State *L, lua_State *failed, int level);
void dd_show_error(lua_State *L, int value);
// messages.c
const char *dd_push_escaped(lua_State *L, const char *name);
void dd_check_stack(lua_State *L);
// leaf_calls.c
int dd_call_property(lua_State *L, const dd_function *call, void *object);
lua_CFunction dd_method_of_shape(dd_shape shape);
// interrupt.c
void dd_arm_if_interrupted(lua_State *L);
void dd_disarm(lua_State *L);
void dd_end_stop(dd_state *state);
extern const char dd_interrupt_key;
void dd_install_interrupt_value(lua_State *L);
// instructions.c
extern atomic_ullong dd_steps;  // grows while instructions are counted
void dd_count_instructions(lua_State *L, lua_Debug *ar);
// debugging.c
void dd_install_debugging(lua_State *L);
// sources.c
typedef struct {
  FILE *stream;
  bool is_outside;  // of the sandbox, and therefore not opened
} source_file;
/// False if there is no such file, `errno` has the reason, or it is outside.
bool dd_open_source(lua_State *L, const char *name, source_file *source);
/// Whether it is the file with this path, links resolved.
bool dd_is_source(const source_file *source, const char *path);
void dd_close_source(source_file *source);
/// Pushes the code of an open file, or the error, and closes it.
int dd_load_source(lua_State *L, source_file *source, const char *name);
/// Pushes the code of a file, or the error; NULL is standard input.
int dd_load_file(lua_State *L, const char *name);
// files.c
void dd_report_file_use(lua_State *L, dd_hook hook, const char *file);
void dd_report_missing_module(lua_State *L, const char *message);
// libraries.c, loading.c, output.c, coroutines.c
void dd_install_libraries(lua_State *L);
void dd_install_loading(lua_State *L);
void dd_install_output(lua_State *L);
void dd_install_coroutines(lua_State *L);
void dd_install_classes(lua_State *L);
int dd_resume_coroutine(lua_State *L, lua_State *co, int arguments);
int dd_close_coroutine(lua_State *L, lua_State *co);
void dd_keep_traceback_of(lua_State *L, lua_State *co);
// dispatch.c
int dd_object_index(lua_State *L);
int dd_object_newindex(lua_State *L);
int dd_raise_receiver(lua_State *L, const method *m);
member *dd_find_member(lua_State *L, int index, dd_class *class);
const char *dd_box_class_name(const box *b);
int dd_raise_at_caller(lua_State *L, const char *message);
box *dd_require_living(lua_State *L);
void dd_check_key(lua_State *L);
void dd_remember_miss(
    dd_state *state, const void *key, const char *class_name, dd_class *class, bool on_class);
// traversal.c
int dd_object_len(lua_State *L);
int dd_object_pairs(lua_State *L);
int dd_class_pairs(lua_State *L);
bool dd_is_child_key(lua_State *L, int index, const dd_class *class);
int dd_push_child(lua_State *L, const dd_class *class);
// classes.c
script_class *dd_class_at(lua_State *L, int index);
script_class *dd_push_class_record(
    lua_State *L, const char *name, dd_class *native, script_class *parent);
void dd_push_class_proxy(lua_State *L);
bool dd_push_class_member(lua_State *L, int record, int key);
// native_classes.c
void dd_fill_class(lua_State *L, dd_class *class);
void dd_make_metatable(lua_State *L, dd_class *class);
void dd_set_index(lua_State *L, dd_class *class);
// objects.c
box *dd_find_box(dd_state *state, void *object);
void dd_remove_box(dd_state *state, box *b);
void dd_queue_release(dd_state *state, void *object);
void dd_queue_ended(dd_state *state, void *object);
// lifetime.c
int dd_box_collected(lua_State *L);
void dd_became_stateful(lua_State *L, box *b, uint32_t flag);
unsigned dd_drain_pending(dd_state *state);
void dd_release_all_boxes(dd_state *state);
void dd_push_fields(lua_State *L, int index);
void dd_drop_edges(lua_State *L, int index);
// deinit.c
lua_Integer dd_list_deinits(lua_State *L, int candidates, unsigned count);
void dd_call_deinits(lua_State *L, int deinits, lua_Integer count);

#endif
