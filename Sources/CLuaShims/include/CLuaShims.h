#ifndef DRILLDOWN_CLUA_SHIMS_H
#define DRILLDOWN_CLUA_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "HostFunctions.h"

// The part of the binding that must be C: whatever may raise a Lua error (a longjmp must not
// cross a Swift frame), macros and variadic functions (Swift does not import them), and what runs in a
// signal handler. Swift calls only what is declared here and the non-raising part of <lua.h>.

typedef struct dlua_state dlua_state;

/// Swift's answer to a call from Lua: the number of results, or -1 with the error value on top.
typedef int32_t (*dlua_invoke)(void *context, lua_State *L, void *object);

/// Occasions on which C asks the host; the context of each is a Swift host function.
typedef enum {
  DLUA_OUTPUT,           // text: dlua_text
  DLUA_WARNING,          // a finalizer failed; text: dlua_text
  DLUA_REMARK,           // a script called warn; text: dlua_text
  DLUA_ESCAPE,           // a name for a message, and what stands for it: dlua_text
  DLUA_NEAREST,          // class: dlua_subject, name: dlua_text; puts the nearest into the text;
                         // the object is not NULL (and none) when the class itself was asked
  DLUA_GOT_STATE,        // object: it got its first field, override or script class
  DLUA_GOT_EDGES,        // object: its owners must be mirrored from now on
  DLUA_NEW_FIELD,        // object, name: dlua_text
  DLUA_FRAMEWORK_OWNERS, // object; the result is a count
  DLUA_REFRESH_OWNED,    // object: read the owned properties again
  DLUA_DEAD_OBJECT,      // a dead box is the first value on the stack; answers with the error
  DLUA_FILL_CLASS,       // instead of an object the class: add its members, now
  DLUA_RAISE,            // puts the latest error that was noted on top
  DLUA_BOX_OBJECT,       // object: put its userdata, a new one, or nil on top
  DLUA_READS_FILE,       // a script is about to read a file; its path: dlua_text
  DLUA_WRITES_FILE,      // it is about to change one; its path: dlua_text
  DLUA_HOOK_COUNT
} dlua_hook;

typedef enum {
  DLUA_PROPERTY,
  DLUA_SLOT,
  DLUA_METHOD,
  DLUA_CALLBACK,
  DLUA_FUNCTION,
} dlua_kind;

// MARK: State

/// A new state with the standard libraries, or NULL when there is no memory.
dlua_state *dlua_open(dlua_invoke invoke, void (*release)(void *object));
/// Releases all objects and frees the Lua state; handles that still point here become inert.
void dlua_close(dlua_state *state);
/// Frees the memory of a closed state, which must not be used afterwards.
void dlua_free(dlua_state *state);
void dlua_set_hook(dlua_state *state, dlua_hook hook, dlua_function *call);
/// How many host functions run, one inside the other.
int dlua_serving(const dlua_state *state);
/// Notes that the host function that runs has an error to be raised when it has returned; false
/// when it has one already.
bool dlua_note_error(dlua_state *state);
/// The thread of Lua that runs now (a coroutine, or the main one); NULL once closed.
lua_State *dlua_running(dlua_state *state);
/// The limit in bytes, 0 for none.
void dlua_set_memory_limit(dlua_state *state, size_t bytes);
size_t dlua_memory_used(const dlua_state *state);
/// How often the host has called Lua.
size_t dlua_entries(const dlua_state *state);
/// What a hook is about.
const char *dlua_text(const dlua_state *state, size_t *length);
void dlua_set_text(dlua_state *state, const char *text, size_t length);
const char *dlua_subject(const dlua_state *state);

// MARK: Calls

/// Pushes the message handler: push function and arguments after it, then call dlua_call.
void dlua_begin_call(lua_State *L);
/// Pushes the message handler and a function that was kept, with room for some arguments; NULL when
/// the state is closed or its stack full.
lua_State *dlua_begin_call_of(dlua_state *state, int reference);
/// Protected call of what stands above the message handler. Returns Lua's status.
int dlua_call(lua_State *L, int arguments, int results);
/// Loads text (never bytecode) under a name that is shown as it is. Returns Lua's status.
int dlua_load(lua_State *L, const char *text, size_t length, const char *name);
/// Makes require raise an error when it finds this file.
void dlua_refuse_module(dlua_state *state, const char *file);
/// Text and position of the traceback that the last failed call left.
const char *dlua_traceback(const dlua_state *state);
const char *dlua_error_position(const dlua_state *state);
/// Where Lua was when it last got no memory.
const char *dlua_shortage_position(const dlua_state *state);
/// Keeps an earlier traceback for an error that is about to be raised again.
void dlua_keep_traceback(dlua_state *state, const char *traceback, const char *position);
/// Writes "file:12" of the innermost Lua frame; false outside Lua.
bool dlua_position(lua_State *L, char *buffer, size_t size);
/// Writes "file:12" where the function at the index begins; false for one that is not Lua's.
bool dlua_place(lua_State *L, int index, char *buffer, size_t size);
/// A number for the code of the function at the index; 0 for one that is not Lua's.
uint64_t dlua_fingerprint(lua_State *L, int index);
/// True when the running host function was called with a colon, or when Lua does not know.
bool dlua_called_as_method(lua_State *L);
/// Pushes tostring(value); false (and an error value pushed) when __tostring fails.
bool dlua_tostring(lua_State *L, int index);
/// Pushes value[key] (key on top, popped) with metamethods; Lua's status.
int dlua_get(lua_State *L, int index);
/// Pushes a host function: a C closure that invokes the context.
void dlua_push_function(lua_State *L, dlua_function *call);

// MARK: Macros of lua.h

void dlua_pop(lua_State *L, int count);
/// The type's name as messages show it: a class for objects, "no value" beyond the arguments.
const char *dlua_type_name(lua_State *L, int index);
void dlua_push_globals(lua_State *L);
int dlua_ref(lua_State *L);
void dlua_push_ref(lua_State *L, int reference);
/// Lets a reference go; does nothing once the state is closed or on a foreign thread.
void dlua_unref(dlua_state *state, int reference);

// MARK: Errors

/// Gives the table on top the metatable of structured errors.
void dlua_mark_error(lua_State *L);
bool dlua_is_error(lua_State *L, int index);
void dlua_push_interrupt(lua_State *L);
bool dlua_is_interrupt(lua_State *L, int index);

// MARK: Stops

/// Why a script was stopped.
typedef enum {
  DLUA_RUNS_ON,
  DLUA_INTERRUPTED,
  DLUA_TIMED_OUT,
  DLUA_OUT_OF_INSTRUCTIONS,
  DLUA_OUT_OF_MEMORY,
} dlua_stop;

/// Stops the running script; may be called in a signal handler. The first reason counts.
void drilldown_lua_stop(dlua_stop reason);
/// The same for Ctrl-C.
void drilldown_lua_interrupt(void);
/// A handler for sigaction and signal: hands the signal to Lua's thread when it runs elsewhere.
void drilldown_lua_handle_signal(int signal);
bool dlua_is_interrupted(void);
void dlua_clear_interrupt(void);
/// Why and where the last call that was stopped ended.
dlua_stop dlua_last_stop(const dlua_state *state);
const char *dlua_stop_position(const dlua_state *state);
const char *dlua_stop_text(dlua_stop reason);

/// Makes objects from now on aside, or not: scripts see the same addresses as if they were not there.
/// Says what held before.
bool dlua_set_aside(dlua_state *state, bool is_aside);

/// Allows this many instructions from now on, 0 for any number.
void dlua_set_instruction_limit(dlua_state *state, uint64_t count);

/// Ends the program with a message, because a script does not stop; may do only what a signal
/// handler may.
typedef void (*dlua_leave)(const char *message, bool was_limited);
/// Watches the thread that calls this: after that many seconds the script is stopped, and if it does
/// not stop, the program left. When the process has grown by that much memory a call fails, a little
/// later the script is stopped, and a sixteenth above the limit the program left. Zeros are no
/// limits. Where instructions are counted the same happens when for three seconds of the
/// processor there was none to count.
void drilldown_watch_begin(double seconds, size_t memory, bool counts, dlua_leave leave);
void drilldown_watch_end(void);
/// Leaves the program, with a message that says so, where the system has no memory left for host
/// code; other crashes go where they would have gone.
void drilldown_leave_without_memory(dlua_leave leave);

// MARK: Tasks

/// What the host does with tasks: make one of a function; run one on, which answers whether it has
/// ended, and else what it waits for and how long; end one.
typedef enum { DLUA_MAKE_TASK, DLUA_STEP_TASK, DLUA_CLOSE_TASK } dlua_task_function;
void dlua_push_task_function(lua_State *L, dlua_task_function which);
/// Makes the global function of that name suspend the task that calls it.
void dlua_suspend_tasks_in(lua_State *L, const char *name);

// MARK: Inspection

/// Pushes functions for the host's own Lua: what has changed, where a script calls, where a function
/// of a script stands.
void dlua_push_inspection_library(lua_State *L);

// MARK: Sandbox

/// Pushes the whole debug library, for the host alone.
void dlua_push_debug_library(lua_State *L);

/// Takes away files, processes and the debug library; modules come from that folder alone.
void dlua_confine(dlua_state *state, const char *folder);
/// Tells of files from now on; before the sandbox, if there is to be one.
void dlua_note_files(dlua_state *state);

// MARK: Classes

/// A class known by name; NULL parent for a root. Its own members are asked for when they are needed
/// first, and it gets copies of its parent's.
dlua_class *dlua_class_new(dlua_state *state, const char *name, dlua_class *parent);
/// What hints call an object of the class.
void dlua_class_set_receiver(dlua_class *class, const char *receiver);
/// What a string in place of the table stands for.
void dlua_class_set_shorthand(dlua_class *class, const char *key);
/// The property whose elements are the array part of an object.
void dlua_class_set_children(dlua_class *class, const char *property);
/// Constructs: stack is class, table, record; pushes the object.
void dlua_class_set_constructor(dlua_class *class, dlua_function *call);
/// The text that tostring gives.
void dlua_class_set_description(dlua_class *class, dlua_function *call);
/// Adds a member; calls may be NULL, bit is -1 when it cannot be overridden.
void dlua_class_add(dlua_state *state, dlua_class *class, dlua_kind kind, const char *name,
                    dlua_function *call, dlua_function *set, dlua_function *super_call, int bit);
/// Pushes the class as scripts see it.
void dlua_class_finish(dlua_state *state, dlua_class *class);
/// True when the class (record at index) or an ancestor defines the function init.
bool dlua_class_has_init(lua_State *L, int record);
bool dlua_is_class(lua_State *L, int index);
// Pushes a table of what scripts put on the object or class at the index, the nearest of a name;
// where memory is short it answers false, with an error on top.
bool dlua_push_script_fields(lua_State *L, int index);
// Pushes the class that a script made last under a name; false where there is none.
bool dlua_push_class(lua_State *L, const char *name, size_t length);
bool dlua_is_kind(lua_State *L, void *object, int class_index);

// MARK: Objects

/// Pushes the object's box: 1 done, 0 it has none, -1 it is being collected just now.
int dlua_push_object(lua_State *L, void *object);
/// Boxes the object, which must have been retained once for this, and pushes the box.
void dlua_push_new_object(lua_State *L, void *object, dlua_class *class);
/// Gives the box on top the script class whose record is at the index.
void dlua_set_script_class(lua_State *L, int record);
/// The object at the index, NULL when there is none; says whether it is a dead one.
void *dlua_to_object(lua_State *L, int index, bool *dead);
/// Name of the object's class, script class first; NULL when it has no box.
const char *dlua_object_class_name(dlua_state *state, void *object);
bool dlua_has_state(dlua_state *state, void *object);
bool dlua_overrides(dlua_state *state, void *object, int bit);
/// Pushes the override of that name, own or of the script class, and the object; false (nothing
/// pushed) if there is none.
bool dlua_push_override(lua_State *L, void *object, const char *name, size_t length);
/// Pushes the message handler, the override of that number, own or of the script class, and the
/// object, with room for some arguments; NULL (nothing pushed) if there is none.
lua_State *dlua_begin_override(dlua_state *state, void *object, int bit);
/// Pushes a raw own field or slot; false (nothing pushed) when it is nil.
bool dlua_push_field(lua_State *L, void *object, const char *name);
/// Sets own field, override or slot from the two values on top (key, value), which it pops.
void dlua_set_field(lua_State *L, int box);
size_t dlua_living(const dlua_state *state);

// MARK: Lifetimes

/// True when the object has script state or owns something that has.
bool dlua_is_stateful(dlua_state *state, void *object);
/// Adds to (or takes from) the edge between the boxes on top: owner, child; pops both.
void dlua_mirror_boxes(lua_State *L, int change);
/// Keeps the value at the index (object or sequence of objects) as what the owner's property owns.
void dlua_own(lua_State *L, void *owner, const char *property, int index);
/// True when the owner's property has been seen to own something.
bool dlua_owns(lua_State *L, void *owner, const char *property);
/// Makes the box on top a root; pops it.
void dlua_anchor_box(lua_State *L);
void dlua_unanchor(lua_State *L, void *object);
/// Writes all objects that have a box, `dlua_living` many.
void dlua_objects(const dlua_state *state, void **objects);
/// Makes the object's box a dead one that knows its name, with nothing on it; the box's reference is
/// released at the next safe point.
void dlua_invalidate(lua_State *L, void *object);
/// What the dead object at the index was called.
const char *dlua_dead_name(lua_State *L, int index);
/// True while objects are examined or a finalizer runs: the live objects must not change then.
bool dlua_is_collecting(lua_State *L);
/// The number of the object that was boxed last; the next one gets the number after it.
uint32_t dlua_last_number(const dlua_state *state);
void dlua_set_last_number(dlua_state *state, uint32_t number);
/// Notes from now on whether a script has come to an object or a host function.
void dlua_begin_noting_use(dlua_state *state);
/// Whether a script may have done so since; true when nothing was noted.
bool dlua_was_used(const dlua_state *state);
/// Lets random numbers begin anew.
void dlua_restart_random(lua_State *L);
/// Collects in full until nothing more dies; every dead object is released on return.
void dlua_collect(lua_State *L);
/// Notes from now on whether scripts make tables with finalizers.
void dlua_note_finalizers(lua_State *L);
/// Whether there were any since the last question.
bool dlua_take_finalizers(dlua_state *state);
/// Strong references to a Swift object, read from the raw pointer.
size_t dlua_retain_count(void *object);
/// Says that retain counts cannot be trusted here: objects with script state are kept for ever.
void dlua_distrust_retain_counts(dlua_state *state);

#endif
