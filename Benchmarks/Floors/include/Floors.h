#ifndef DRILLDOWN_FLOORS_H
#define DRILLDOWN_FLOORS_H

// The floors of the benchmark rows: a binding in C as the manual teaches it (a pointer in a
// userdata, luaL_checkudata, an __index closure over two tables, a weak table for identity), with
// the same Lua, and the plain start of another process.

#include <stdbool.h>

typedef struct lua_State lua_State;

/// A state with the class Node, and with Page, nav and wait for pushing and popping.
lua_State *dd_floor_open(void);
void dd_floor_close(lua_State *L);
/// Runs a text that returns a function and stores the function; -1 when it fails.
int dd_floor_load(lua_State *L, const char *text);
/// Calls a stored function with a count, protected; false when it fails.
int dd_floor_call(lua_State *L, int function, long long count);
/// Calls a stored function that many times with one argument each, protected.
int dd_floor_call_often(lua_State *L, int function, long long times);

/// The processor time of this thread in seconds, independent of other load on the machine.
double dd_floor_clock(void);
/// The result of a command: whether it succeeded, its duration in seconds, and its processor time,
/// including that of the processes that it started.
typedef struct {
  bool succeeded;
  double waited, worked;
} dd_floor_run;
/// Runs a command without input and output.
dd_floor_run dd_floor_spawn(const char *const *arguments);

#endif
