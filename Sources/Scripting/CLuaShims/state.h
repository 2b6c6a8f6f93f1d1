#ifndef DRILLDOWN_CLUA_STATE_H
#define DRILLDOWN_CLUA_STATE_H

// What the shims store: the members of classes, the boxes of objects, the state of an interpreter.

#include "CLuaShims.h"

#include <lauxlib.h>
#include <limits.h>
#include <lua.h>
#include <lualib.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if LUA_VERSION_NUM != 504
#error "Lua 5.4 is needed"
#endif

enum { LEAST_BATCH = 256 };  // of dying boxes that are examined together
enum {
  OVERRIDE_WORDS = 2,
  OVERRIDE_BITS = 64 * OVERRIDE_WORDS,
  MAX_DEPTH = 24,
  MISSES = 8,
  LONGEST_MISSING = 48
};

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

/// The host's answers about names that are no members: a registry reference, and how many there
/// are.
typedef struct {
  int answers;
  unsigned count;
} spellings;

struct dd_class {
  const char *name;
  int number;  // among the known classes
  spellings spellings;
  char *receiver, *shorthand, *children;
  dd_class *display[MAX_DEPTH];
  int depth;
  bool is_filled, has_index;  // an __index with upvalues for its methods
  member *members;            // open addressing by address
  unsigned capacity, count;
  uint8_t shift;             // of hashes, to an index among the members
  const char **overridable;  // the names of what can be overridden, by bit
  const dd_function *construct, *describe;
  int metatable;  // registry reference
};

/// A class that scripts can name. Most are never used.
typedef struct {
  const char *name;     // Lua's
  const void *address;  // of the table that scripts see
  int proxy;            // the index of that among the functions
  int parent;           // its number; negative: it has none
  dd_class *class;      // NULL until it is used
} known_class;

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
    bool limited;          // the memory of the process has a limit
  };
  uint64_t any;
} attention;

struct dd_state {
  bool has_script_hook;  // whether `debug.sethook` was ever called
  bool counts_lines;
  struct {
    char *path, *text;  // of a file that is read as another text; NULL: none is
    size_t size;
  } replaced;
  struct line_counts *line_counts;  // by source
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
  bool ends_with_process;                   // memory need not be freed at the end
  jmp_buf closed;                           // where closing continues then
  size_t used, limit, entries, host_calls;  // calls of leaves are not counted
  char *text, *traceback, *warning, *last_warnings, *script;
  char *root;  // the real path of the folder of the sandbox
  size_t text_length, warning_length, last_warnings_length;
  const char *subject;
  char position[128], stop_position[128], shortage_position[128];
  dd_stop last_stop;
  int instruction_step;  // 0: not counted
  uint64_t instructions_left;
  struct {
    dd_line_function call;
    void *context;
  } lines;  // what follows the lines that run
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
  spellings spellings;  // of globals
  spellings list_spellings;
  char missing[MISSES][LONGEST_MISSING];
  unsigned missing_count;
  known_class *known_classes;
  int known_count, known_capacity;
  method *methods;
};

#endif
