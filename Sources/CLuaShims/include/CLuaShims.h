#ifndef DRILLDOWN_CLUA_SHIMS_H
#define DRILLDOWN_CLUA_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "HostFunctions.h"

// The part of the binding that must be C: whatever may raise a Lua error (a longjmp must not
// cross a Swift frame), macros and variadic functions (Swift does not import them), and what runs in a
// signal handler. Swift calls only what is declared here and the non-raising part of <lua.h>.

typedef struct dd_state dd_state;

/// Swift's answer to a call from Lua: the number of results, or -1 with the error value on top.
typedef int32_t (*dd_invoke)(void *context, lua_State *L, void *object);

/// Occasions on which C asks the host; the context of each is a Swift host function.
typedef enum {
  DD_OUTPUT,           // text: dd_text
  DD_WARNING,          // a finalizer failed; text: dd_text
  DD_SCRIPT_WARNING,           // a script called warn; text: dd_text
  DD_ESCAPE,           // a name for a message, and what stands for it: dd_text
  DD_NEAREST,          // class: dd_subject, name: dd_text; puts the nearest into the text;
                         // the object is not NULL (and none) when the class itself was asked
  DD_GOT_STATE,        // object: it got its first field, override or script class
  DD_GOT_EDGES,        // object: its owners must be mirrored from now on
  DD_NEW_FIELD,        // object, name: dd_text
  DD_FRAMEWORK_OWNERS, // object; the result is a count
  DD_REFRESH_OWNED,    // object: read the owned properties again
  DD_DEAD_OBJECT,      // a dead box is the first value on the stack; answers with the error
  DD_FILL_CLASS,       // instead of an object the class: add its members, now
  DD_RAISE,            // puts the latest error that was noted on top
  DD_BOX_OBJECT,       // object: put its userdata, a new one, or nil on top
  DD_READS_FILE,       // a script is about to read a file; its path: dd_text
  DD_WRITES_FILE,      // it is about to change one; its path: dd_text
  DD_HOOK_COUNT
} dd_hook;

typedef enum {
  DD_PROPERTY,
  DD_SLOT,
  DD_METHOD,
  DD_CALLBACK,
  DD_FUNCTION,
} dd_kind;

// MARK: State

/// A new state with the standard libraries, or NULL when there is no memory.
dd_state *dd_open(dd_invoke invoke, void (*release)(void *object));
/// Releases all objects and frees the Lua state; handles that still point here become inert.
void dd_close(dd_state *state);
/// Frees the memory of a closed state, which must not be used afterwards.
void dd_free(dd_state *state);
void dd_set_hook(dd_state *state, dd_hook hook, dd_function *call);
/// How many host functions run, one inside the other.
int dd_host_function_depth(const dd_state *state);
/// Notes that the host function that runs has an error to be raised when it has returned; false
/// when it has one already.
bool dd_set_pending_error(dd_state *state);
/// The thread of Lua that runs now (a coroutine, or the main one); NULL once closed.
lua_State *dd_running(dd_state *state);
/// The limit in bytes, 0 for none.
void dd_set_memory_limit(dd_state *state, size_t bytes);
size_t dd_memory_used(const dd_state *state);
/// How often the host has called Lua.
size_t dd_entries(const dd_state *state);
/// What a hook is about.
const char *dd_text(const dd_state *state, size_t *length);
void dd_set_text(dd_state *state, const char *text, size_t length);
const char *dd_subject(const dd_state *state);

// MARK: Calls

/// Pushes the message handler: push function and arguments after it, then call dd_call.
void dd_begin_call(lua_State *L);
/// Pushes the message handler and a function that was kept, with room for some arguments; NULL when
/// the state is closed or its stack full.
lua_State *dd_begin_call_of(dd_state *state, int reference);
/// Protected call of what stands above the message handler. Returns Lua's status.
int dd_call(lua_State *L, int arguments, int results);
/// Loads text (never bytecode) under a name that is shown as it is. Returns Lua's status.
int dd_load(lua_State *L, const char *text, size_t length, const char *name);
/// Makes require raise an error when it finds this file.
void dd_refuse_module(dd_state *state, const char *file);
/// Text and position of the traceback that the last failed call left.
const char *dd_traceback(const dd_state *state);
const char *dd_error_position(const dd_state *state);
/// Where Lua was when it last got no memory.
const char *dd_shortage_position(const dd_state *state);
/// Keeps an earlier traceback for an error that is about to be raised again.
void dd_keep_traceback(dd_state *state, const char *traceback, const char *position);
/// Writes "file:12" of the innermost Lua frame; false outside Lua.
bool dd_position(lua_State *L, char *buffer, size_t size);
/// Writes "file:12" where the function at the index begins; false for one that is not Lua's.
bool dd_place(lua_State *L, int index, char *buffer, size_t size);
/// A number for the code of the function at the index; 0 for one that is not Lua's.
uint64_t dd_fingerprint(lua_State *L, int index);
/// True when the running host function was called with a colon, or when Lua does not know.
bool dd_called_as_method(lua_State *L);
/// Pushes tostring(value); false (and an error value pushed) when __tostring fails.
bool dd_tostring(lua_State *L, int index);
/// Pushes value[key] (key on top, popped) with metamethods; Lua's status.
int dd_get(lua_State *L, int index);
/// Pushes a host function: a C closure that invokes the context.
void dd_push_function(lua_State *L, dd_function *call);

// MARK: Macros of lua.h

void dd_pop(lua_State *L, int count);
/// The type's name as messages show it: a class for objects, "no value" beyond the arguments.
const char *dd_type_name(lua_State *L, int index);
void dd_push_globals(lua_State *L);
int dd_ref(lua_State *L);
void dd_push_ref(lua_State *L, int reference);
/// Lets a reference go; does nothing once the state is closed or on a foreign thread.
void dd_unref(dd_state *state, int reference);

// MARK: Errors

/// Gives the table on top the metatable of structured errors.
void dd_mark_error(lua_State *L);
bool dd_is_error(lua_State *L, int index);
void dd_push_interrupt(lua_State *L);
bool dd_is_interrupt(lua_State *L, int index);

// MARK: Stops

/// Why a script was stopped.
typedef enum {
  DD_NOT_STOPPED,
  DD_INTERRUPTED,
  DD_TIMED_OUT,
  DD_OUT_OF_INSTRUCTIONS,
  DD_OUT_OF_MEMORY,
} dd_stop;

/// Stops the running script; may be called in a signal handler. The first reason counts.
void dd_stop_script(dd_stop reason);
/// The same for Ctrl-C.
void dd_interrupt_script(void);
/// A handler for sigaction and signal: hands the signal to Lua's thread when it runs elsewhere.
void dd_handle_signal(int signal);
bool dd_is_interrupted(void);
void dd_clear_interrupt(void);
/// Why and where the last call that was stopped ended.
dd_stop dd_last_stop(const dd_state *state);
const char *dd_stop_position(const dd_state *state);
const char *dd_stop_text(dd_stop reason);

/// Makes objects from now on aside, or not: scripts see the same addresses as if they were not there.
/// Says what held before.
bool dd_set_off_region(dd_state *state, bool is_off_region);

/// Allows this many instructions from now on, 0 for any number.
void dd_set_instruction_limit(dd_state *state, uint64_t count);

/// Ends the program with a message, because a script does not stop; may do only what a signal
/// handler may.
typedef void (*dd_exit_function)(const char *message, bool was_limited);
/// Watches the thread that calls this: after that many seconds the script is stopped, and if it does
/// not stop, the program left. When the process has grown by that much memory a call fails, a little
/// later the script is stopped, and a sixteenth above the limit the program left. Zeros are no
/// limits. Where instructions are counted the same happens when for three seconds of the
/// processor there was none to count.
void dd_watchdog_start(double seconds, size_t memory, bool counts, dd_exit_function leave);
void dd_watchdog_stop(void);
/// Leaves the program, with a message that says so, where the system has no memory left for host
/// code; other crashes go where they would have gone.
void drilldown_leave_without_memory(dd_exit_function leave);

// MARK: Tasks

/// What the host does with tasks: make one of a function; run one on, which answers whether it has
/// ended, and else what it waits for and how long; end one.
typedef enum { DD_MAKE_TASK, DD_STEP_TASK, DD_CLOSE_TASK } dd_task_function;
void dd_push_task_function(lua_State *L, dd_task_function which);
/// Makes the global function of that name suspend the task that calls it.
void dd_suspend_tasks_in(lua_State *L, const char *name);

// MARK: Inspection

/// Pushes functions for the host's own Lua: what has changed, where a script calls, where a function
/// of a script stands.
void dd_push_inspection_library(lua_State *L);

// MARK: Sandbox

/// Pushes the whole debug library, for the host alone.
void dd_push_debug_library(lua_State *L);

/// Takes away files, processes and the debug library; modules come from that folder alone.
void dd_confine(dd_state *state, const char *folder);
/// Tells of files from now on; before the sandbox, if there is to be one.
void dd_track_files(dd_state *state);

// MARK: Classes

/// A class known by name; NULL parent for a root. Its own members are asked for when they are needed
/// first, and it gets copies of its parent's.
dd_class *dd_class_new(dd_state *state, const char *name, dd_class *parent);
/// What hints call an object of the class.
void dd_class_set_receiver(dd_class *class, const char *receiver);
/// What a string in place of the table stands for.
void dd_class_set_shorthand(dd_class *class, const char *key);
/// The property whose elements are the array part of an object.
void dd_class_set_children(dd_class *class, const char *property);
/// Constructs: stack is class, table, record; pushes the object.
void dd_class_set_constructor(dd_class *class, dd_function *call);
/// The text that tostring gives.
void dd_class_set_description(dd_class *class, dd_function *call);
/// Adds a member; calls may be NULL, bit is -1 when it cannot be overridden.
void dd_class_add(dd_state *state, dd_class *class, dd_kind kind, const char *name,
                    dd_function *call, dd_function *set, dd_function *super_call, int bit);
/// Pushes the class as scripts see it.
void dd_class_finish(dd_state *state, dd_class *class);
/// True when the class (record at index) or an ancestor defines the function init.
bool dd_class_has_init(lua_State *L, int record);
bool dd_is_class(lua_State *L, int index);
// Pushes a table of what scripts put on the object or class at the index, the nearest of a name;
// where memory is short it answers false, with an error on top.
bool dd_push_script_fields(lua_State *L, int index);
// Pushes the class that a script made last under a name; false where there is none.
bool dd_push_class(lua_State *L, const char *name, size_t length);
bool dd_is_kind(lua_State *L, void *object, int class_index);

// MARK: Objects

/// Pushes the object's box: 1 done, 0 it has none, -1 it is being collected just now.
int dd_push_object(lua_State *L, void *object);
/// Boxes the object, which must have been retained once for this, and pushes the box.
void dd_push_new_object(lua_State *L, void *object, dd_class *class);
/// Gives the box on top the script class whose record is at the index.
void dd_set_script_class(lua_State *L, int record);
/// The object at the index, NULL when there is none; says whether it is a dead one.
void *dd_to_object(lua_State *L, int index, bool *dead);
/// Name of the object's class, script class first; NULL when it has no box.
const char *dd_object_class_name(dd_state *state, void *object);
bool dd_has_state(dd_state *state, void *object);
bool dd_overrides(dd_state *state, void *object, int bit);
/// Pushes the override of that name, own or of the script class, and the object; false (nothing
/// pushed) if there is none.
bool dd_push_override(lua_State *L, void *object, const char *name, size_t length);
/// Pushes the message handler, the override of that number, own or of the script class, and the
/// object, with room for some arguments; NULL (nothing pushed) if there is none.
lua_State *dd_begin_override(dd_state *state, void *object, int bit);
/// Pushes a raw own field or slot; false (nothing pushed) when it is nil.
bool dd_push_field(lua_State *L, void *object, const char *name);
/// Sets own field, override or slot from the two values on top (key, value), which it pops.
void dd_set_field(lua_State *L, int box);
size_t dd_object_count(const dd_state *state);

// MARK: Lifetimes

/// True when the object has script state or owns something that has.
bool dd_is_stateful(dd_state *state, void *object);
/// Adds to (or takes from) the edge between the boxes on top: owner, child; pops both.
void dd_mirror_boxes(lua_State *L, int change);
/// Keeps the value at the index (object or sequence of objects) as what the owner's property owns.
void dd_own(lua_State *L, void *owner, const char *property, int index);
/// True when the owner's property has been seen to own something.
bool dd_owns(lua_State *L, void *owner, const char *property);
/// Makes the box on top a root; pops it.
void dd_anchor_box(lua_State *L);
void dd_unanchor(lua_State *L, void *object);
/// Writes all objects that have a box, `dd_object_count` many.
void dd_objects(const dd_state *state, void **objects);
/// Makes the object's box a dead one that knows its name, with nothing on it; the box's reference is
/// released at the next safe point.
void dd_invalidate(lua_State *L, void *object);
/// What the dead object at the index was called.
const char *dd_dead_name(lua_State *L, int index);
/// True while objects are examined or a finalizer runs: the live objects must not change then.
bool dd_is_collecting(lua_State *L);
/// The number of the object that was boxed last; the next one gets the number after it.
uint32_t dd_last_number(const dd_state *state);
void dd_set_last_number(dd_state *state, uint32_t number);
/// Notes from now on whether a script has come to an object or a host function.
void dd_begin_tracking_use(dd_state *state);
/// Whether a script may have done so since; true when nothing was noted.
bool dd_was_used(const dd_state *state);
/// Lets random numbers begin anew.
void dd_restart_random(lua_State *L);
/// Collects in full until nothing more dies; every dead object is released on return.
void dd_collect(lua_State *L);
/// Notes from now on whether scripts make tables with finalizers.
void dd_note_finalizers(lua_State *L);
/// Whether there were any since the last question.
bool dd_take_finalizers(dd_state *state);
/// Strong references to a Swift object, read from the raw pointer.
size_t dd_retain_count(void *object);
/// Says that retain counts cannot be trusted here: objects with script state are kept for ever.
void dd_distrust_retain_counts(dd_state *state);

#endif
