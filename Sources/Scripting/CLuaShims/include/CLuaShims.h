#ifndef DRILLDOWN_CLUA_SHIMS_H
#define DRILLDOWN_CLUA_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "HostFunctions.h"

// The part of the binding that must be C: whatever may raise a Lua error (a longjmp must not
// cross a Swift frame), macros and variadic functions (Swift does not import them), and what runs
// in a signal handler. Swift calls only what is declared here and the non-raising part of <lua.h>.

typedef struct dd_state dd_state;

/// Swift's result of a call from Lua: the number of results, or -1 with the error value on top.
typedef int32_t (*dd_invoke)(void *context, lua_State *L, void *object);

/// Events for which C calls the host; the context of each is a Swift host function.
typedef enum {
  DD_OUTPUT,            // text: dd_text
  DD_WARNING,           // a finalizer failed; text: dd_text, with DD_NO_TEXT for an error that is
                        // no string, which is on top of the stack
  DD_SCRIPT_WARNING,    // a script called warn; text: dd_text
  DD_ESCAPE,            // a name for a message, and its replacement: dd_text
  DD_NEAREST,           // class: dd_subject, name: dd_text; puts the nearest name into the text;
                        // the object is not NULL (and not one) when the class itself was meant
  DD_SPELLING,          // class: dd_subject, empty for globals, DD_LIST for lists; a name: dd_text;
                        // the result is a dd_spelling, its message the text
  DD_GOT_STATE,         // object: it got its first field, override or script class
  DD_GOT_EDGES,         // object: its owners must be mirrored from now on
  DD_NEW_FIELD,         // object, name: dd_text; the value is the third on the stack. NULL: a new
                        // function of a class, whose native class is dd_subject
  DD_FRAMEWORK_OWNERS,  // object; the result is a count
  DD_REFRESH_OWNED,     // object: read the owned properties again
  DD_DEAD_OBJECT,       // a dead box is the first value on the stack; returns the error
  DD_FILL_CLASS,        // the class instead of an object: add its members now
  DD_RAISE,             // puts the most recently recorded error on top
  DD_BOX_OBJECT,        // object: puts its userdata, a new one, or nil on top
  DD_READS_FILE,        // a script is about to read a file; its path: dd_text
  DD_WRITES_FILE,       // it is about to change one; its path: dd_text
  DD_HOOK_COUNT
} dd_hook;

/// The subject of spellings that are about lists.
#define DD_LIST "[]"

/// What a name is that no member and no field has.
typedef enum {
  DD_FREE,               // a script's own
  DD_OTHER_SPELLING,     // a member in another spelling
  DD_MISTYPED_CALLBACK,  // a callback with other capitals
} dd_spelling;

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
/// The process ends after dd_close, which runs finalizers, but frees nothing of Lua's.
void dd_end_with_process(dd_state *state);
/// Sets a function to call when Ctrl-C has ended a program that a script waits for: this process
/// doesn't receive it meanwhile. NULL for none.
void dd_call_after_interrupted_programs(void (*function)(void));
/// Frees the memory of a closed state, which must not be used afterwards.
void dd_free(dd_state *state);
void dd_set_hook(dd_state *state, dd_hook hook, dd_function *call);
/// The number of nested host functions that are running.
int dd_host_function_depth(const dd_state *state);
/// Records that the running host function has an error to raise when it has returned; false when it
/// has one already.
bool dd_set_pending_error(dd_state *state);
/// The running Lua thread (a coroutine, or the main one); NULL once closed.
lua_State *dd_running(dd_state *state);
/// The limit in bytes, 0 for none.
void dd_set_memory_limit(dd_state *state, size_t bytes);
/// How often the host has called Lua.
size_t dd_entries(const dd_state *state);
/// What Lua says of an error in a finalizer that is no string.
#define DD_NO_TEXT "error object is not a string"
/// The errors in finalizers that ran as the interpreter closed, each with a zero behind it.
const char *dd_last_warnings(const dd_state *state, size_t *length);
/// The text of a hook.
const char *dd_text(const dd_state *state, size_t *length);
void dd_set_text(dd_state *state, const char *text, size_t length);
const char *dd_subject(const dd_state *state);
/// Makes the new table on top a list of the host's, for which names that lists have elsewhere are
/// errors with the line to type.
void dd_mark_list(lua_State *L);
/// Whether the table at the index has a metatable that isn't that of lists.
bool dd_has_own_metatable(lua_State *L, int index);
/// Whether the global whose name is on top is a table without a metatable of its own; removes the
/// name.
bool dd_is_plain_global(lua_State *L);
/// An undefined global that a script has read, the last one first; NULL after the oldest known one.
const char *dd_missing_global(const dd_state *state, unsigned back);
void dd_forget_missing_globals(dd_state *state);
/// Makes the value at the top readable as an undefined global, and pops it; nil ends that.
void dd_set_result(lua_State *L, const char *name);
/// Pushes the result with the name at the top; false if there is none.
bool dd_push_result(lua_State *L);

// MARK: Calls

/// Pushes the message handler: push function and arguments after it, then call dd_call.
void dd_begin_call(lua_State *L);
/// Pushes the message handler and a referenced function, with room for some arguments; NULL when
/// the state is closed or its stack is full.
lua_State *dd_begin_call_of(dd_state *state, int reference);
/// Calls the function above the message handler in protected mode. Returns Lua's status.
int dd_call(lua_State *L, int arguments, int results);
/// Calls a function of the host's own, without results, that can't fail, and isn't stopped where a
/// script would be.
void dd_call_own(lua_State *L, int arguments);
/// Loads text (never bytecode) under a name that is shown unchanged. Returns Lua's status.
int dd_load(lua_State *L, const char *text, size_t length, const char *name);
/// Compiles a text of the program's own, in a state of its own; NULL if it can't be compiled. The
/// caller frees the result. Without lines and names it is taken for code in C by errors.
char *dd_compile(const char *text, size_t length, const char *name, bool is_stripped, size_t *size);
/// Loads what dd_compile has returned.
int dd_load_compiled(lua_State *L, const char *code, size_t size, const char *name);
/// Makes require raise an error when it finds this file.
void dd_refuse_module(dd_state *state, const char *file);
/// Text and position of the traceback that the last failed call left.
const char *dd_traceback(const dd_state *state);
const char *dd_error_position(const dd_state *state);
/// Where Lua was when an allocation last failed.
const char *dd_shortage_position(const dd_state *state);
/// Stores an earlier traceback for an error that is about to be raised again.
void dd_keep_traceback(dd_state *state, const char *traceback, const char *position);
/// Writes "file:12" of the innermost frame of a script, or, where there is none, of the host's own
/// Lua; false outside Lua.
bool dd_position(lua_State *L, char *buffer, size_t size);
/// Writes "file:12" where the function at the index is defined; false for one not written in Lua.
bool dd_place(lua_State *L, int index, char *buffer, size_t size);
/// A number for the code of the function at the index; 0 for one not written in Lua.
uint64_t dd_fingerprint(lua_State *L, int index);
/// True when the running host function was called with a colon, or when Lua cannot tell.
bool dd_called_as_method(lua_State *L);
/// Pushes tostring(value); false (and an error value pushed) when __tostring fails.
bool dd_tostring(lua_State *L, int index);
/// Pushes value[key] (key on top, popped) with metamethods; Lua's status.
int dd_get(lua_State *L, int index);
/// Pushes a host function: a C closure that invokes the context, with that in place of an object.
void dd_push_function(lua_State *L, dd_function *call, void *object);

// MARK: Macros of lua.h

void dd_pop(lua_State *L, int count);
/// The type's name as messages show it: a class for objects, "no value" beyond the arguments.
const char *dd_type_name(lua_State *L, int index);
void dd_push_globals(lua_State *L);
int dd_ref(lua_State *L);
void dd_push_ref(lua_State *L, int reference);
/// Releases a reference; does nothing once the state is closed or on a foreign thread.
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

/// Stops the running script; may be called in a signal handler. The first reason wins.
void dd_stop_script(dd_stop reason);
/// Stops the running script because of Ctrl-C.
void dd_interrupt_script(void);
/// A handler for sigaction and signal: forwards the signal to Lua's thread when it runs elsewhere.
void dd_handle_signal(int signal);
bool dd_is_interrupted(void);
void dd_clear_interrupt(void);
/// Why the last stopped call ended, and where.
dd_stop dd_last_stop(const dd_state *state);
const char *dd_stop_position(const dd_state *state);
const char *dd_stop_text(dd_stop reason);

/// Sets whether new objects are allocated outside the region: scripts see the same addresses as if
/// those objects didn't exist. Returns the previous setting.
bool dd_set_off_region(dd_state *state, bool is_off_region);

/// Allows this many instructions from now on, 0 for no limit.
void dd_set_instruction_limit(dd_state *state, uint64_t count);

/// Ends the program with a message because a script does not stop; restricted to what a signal
/// handler may do.
typedef void (*dd_exit_function)(const char *message, bool was_limited);
/// Watches the calling thread: after that many seconds the script is stopped, and if it does not
/// stop, the program exits. When the process has grown by that much memory a call fails, a little
/// later the script is stopped, and a sixteenth above the limit the program exits. Zero means no
/// limit. With an instruction limit, the same happens when no instructions were counted during
/// three seconds of processor time.
void dd_watchdog_start(double seconds, size_t memory, bool counts, dd_exit_function leave);
void dd_watchdog_stop(void);
/// Exits the program with a message when the system has no memory left for host code; other crashes
/// are handled as before.
void dd_handle_exhausted_memory(dd_exit_function leave);

// MARK: Lines

/// Receives each line that is about to run: the name of its source, the line, and the line where
/// its function is defined, 0 for the body of a script.
typedef void (*dd_line_function)(void *context, const char *source, int line, int defined);
/// Calls a function for each line from now on, NULL for none; coroutines that exist already are not
/// followed.
void dd_watch_lines(dd_state *state, dd_line_function call, void *context);
/// Receives how often a line of a file ran, in functions that are defined on a line, 0 for the body
/// of the file.
typedef void (*dd_line_count_function)(
    void *context, const char *file, int line, int defined, uint64_t count);
/// Counts how often the lines of files run from now on.
void dd_count_lines(dd_state *state);
/// Calls a function for each line that ran.
void dd_each_line_count(dd_state *state, dd_line_count_function call, void *context);
/// Sets all counts to 0.
void dd_clear_line_counts(dd_state *state);
/// Makes scripts that load a file read another text in its place; false if there is no such file.
bool dd_replace_source(dd_state *state, const char *path, const char *text, size_t size);

// MARK: Inspection

/// Pushes functions for the host's own Lua: what has changed, where a script calls, where a
/// script's function is defined.
void dd_push_inspection_library(lua_State *L);

/// Pushes what the host's own Lua needs that stands before functions of Lua's libraries.
void dd_push_library_parts(lua_State *L);

// MARK: Sandbox

/// Files are read from that folder only.
void dd_confine(dd_state *state, const char *folder);
/// The descriptor of a file that a script names, for reading, or -1 with the reason in `errno`,
/// which is EXDEV for a file outside of the sandbox. Opening a pipe waits for its writer if wanted.
int dd_open_file(const dd_state *state, const char *name, bool waits);
/// Reports the use of files from now on.
void dd_track_files(dd_state *state);

// MARK: Classes

/// Adds a class, a global of its name, and returns its number; parent is negative for a root class.
int dd_add_class(dd_state *state, const char *name, size_t length, int parent);
/// The class with a number; it is made when it is first used. Its own members are requested when
/// they are first needed, and copies of its parent's are added.
dd_class *dd_use_class(dd_state *state, int number);
bool dd_is_class_used(const dd_state *state, int number);
int dd_class_number(const dd_class *class);
/// Sets the receiver's name in hints for objects of the class.
void dd_class_set_receiver(dd_class *class, const char *receiver);
/// Sets the property that a string passed instead of the table sets.
void dd_class_set_shorthand(dd_class *class, const char *key);
/// Sets the property whose elements are the array part of an object.
void dd_class_set_children(dd_class *class, const char *property);
/// Sets the constructor: stack is class, table, record; it pushes the object.
void dd_class_set_constructor(dd_class *class, dd_function *call);
/// Sets the function for the result of tostring.
void dd_class_set_description(dd_class *class, dd_function *call);
/// Adds a member; calls may be NULL, bit is -1 when it cannot be overridden.
void dd_class_add(dd_state *state, dd_class *class, dd_kind kind, const char *name,
    dd_function *call, dd_function *set, dd_function *super_call, int bit);
/// Adds the members of the class and of its ancestors, unless that has happened.
void dd_fill_class(lua_State *L, dd_class *class);
/// True when the class (record at index) or an ancestor defines the function init.
bool dd_class_has_init(lua_State *L, int record);
// Whether the call of a class has set the properties of the table at an index on the object at one.
bool dd_was_applied(lua_State *L, int table, int object);
bool dd_is_class(lua_State *L, int index);
// Whether a table that is no class can be called as a function, as spies can.
bool dd_is_callable_table(lua_State *L, int index);
// Makes a function of the value at an index if it is a table that can be called, as spies are.
void dd_use_callable(lua_State *L, int index);
// Pushes a table of what scripts set on the object or class at the index, the nearest for each
// name; if memory is short it returns false, with an error on top.
bool dd_push_script_fields(lua_State *L, int index);
// Pushes the class that a script most recently defined under a name; false if there is none.
bool dd_push_class(lua_State *L, const char *name, size_t length);
bool dd_is_kind(lua_State *L, void *object, int class_index);

// MARK: Objects

/// Pushes the object's box: returns 1 if done, 0 if it has none, -1 if it is being collected.
int dd_push_object(lua_State *L, void *object);
/// Boxes the object, which must have been retained once for this, and pushes the box.
void dd_push_new_object(lua_State *L, void *object, dd_class *class);
/// Sets the script class of the box on top to the one whose record is at the index.
void dd_set_script_class(lua_State *L, int record);
/// The same for an object without a script class, with the class at the index; false if that isn't
/// a script's, or not one for such objects.
bool dd_give_script_class(lua_State *L, int class_index);
/// The object at the index, NULL if there is none; also reports whether it is a dead one.
void *dd_to_object(lua_State *L, int index, bool *dead);
/// Name of the object's class, script class first; NULL if it has no box.
const char *dd_object_class_name(dd_state *state, void *object);
bool dd_overrides(dd_state *state, void *object, int bit);
/// Pushes the override of that name, own or of the script class, and the object; false (nothing
/// pushed) if there is none.
bool dd_push_override(lua_State *L, void *object, const char *name, size_t length);
/// Pushes the message handler, the override with that index, own or of the script class, and the
/// object, with room for some arguments; NULL (nothing pushed) if there is none.
lua_State *dd_begin_override(dd_state *state, void *object, int bit);
/// Pushes a raw own field or slot; false (nothing pushed) when it is nil.
bool dd_push_field(lua_State *L, void *object, const char *name);
/// Sets own field, override or slot from the two values on top (key, value), which it pops.
void dd_set_field(lua_State *L, int box);
size_t dd_object_count(const dd_state *state);

// MARK: Lifetimes

/// True when the object has script state or owns an object that has.
bool dd_is_stateful(dd_state *state, void *object);
/// Adds to (or subtracts from) the edge between the boxes on top: owner, child; pops both.
void dd_mirror_boxes(lua_State *L, int change);
/// Records the value at the index (object or sequence of objects) as owned by the owner's property.
void dd_own(lua_State *L, void *owner, const char *property, int index);
/// Adds to (or subtracts from) how often the owner's property, a list, owns an object.
void dd_own_one(lua_State *L, void *owner, const char *property, void *child, int change);
/// True when the owner's property has been seen to own an object.
bool dd_owns(lua_State *L, void *owner, const char *property);
/// Makes the box on top a root; pops it.
void dd_anchor_box(lua_State *L);
void dd_unanchor(lua_State *L, void *object);
/// Writes all objects that have a box, `dd_object_count` of them.
void dd_objects(const dd_state *state, void **objects);
/// Replaces the object's box by a dead one that has its name and nothing else; the box's reference
/// is released at the next safe point.
void dd_invalidate(lua_State *L, void *object);
/// The name of the dead object at the index.
const char *dd_dead_name(lua_State *L, int index);
/// True while objects are examined or a finalizer runs: the live objects must not change then.
bool dd_is_collecting(lua_State *L);
/// The number of the most recently boxed object; the next one gets the number after it.
uint32_t dd_last_number(const dd_state *state);
void dd_set_last_number(dd_state *state, uint32_t number);
/// Starts recording whether a script accesses an object or a host function.
void dd_begin_tracking_use(dd_state *state);
/// Whether a script may have accessed one since then; true when nothing was recorded.
bool dd_was_used(const dd_state *state);
/// The running function of the host is none that counts as use.
void dd_ignore_host_call(dd_state *state);
/// Resets the random number generator.
void dd_restart_random(lua_State *L);
/// Collects no garbage from now on.
void dd_stop_collector(lua_State *L);
/// Collects garbage again, once the memory has grown by half.
void dd_restart_collector(lua_State *L);
/// Runs full collections until no more objects die; every dead object is released on return.
void dd_collect(lua_State *L);
/// Whether tables with finalizers were created since the last call, if that is recorded.
bool dd_take_finalizers(dd_state *state);
/// The number of strong references to a Swift object, read from the raw pointer.
size_t dd_retain_count(void *object);
/// Marks retain counts as unreliable: objects with script state are then never released.
void dd_distrust_retain_counts(dd_state *state);

#endif
