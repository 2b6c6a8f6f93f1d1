#ifndef DRILLDOWN_CLUA_INTERNAL_H
#define DRILLDOWN_CLUA_INTERNAL_H

// What the files of the shims call in each other. A file uses only those above it here, which a
// test checks (ShimLayerTests).

#include "lookup.h"
#include "state.h"

// positions.c
bool dd_is_of_host(const lua_Debug *ar);  // whether a function is one of the host's own in Lua
void dd_last_position(char *place, size_t size, char *function, size_t function_size);
// shortage.c
_Noreturn void dd_fatal_error(const char *sentence);
_Noreturn void dd_exit_without_memory(const char *sentence);
void *dd_reallocate(void *block, size_t bytes);
// stack.c
void dd_attach_thread(dd_state *state);
// addresses.c
extern size_t dd_region_memory;  // of all regions, in chunks that have blocks
address_region *dd_open_region(void);
void dd_close_region(address_region *region);
bool dd_is_in_region(const address_region *region, const void *block);
bool dd_belongs_in_region(const address_region *region, size_t type, size_t size);
void *dd_allocate_in_region(address_region *region, size_t size);
void dd_free_in_region(address_region *region, void *block, size_t size);
bool dd_trim_region(address_region *region, size_t least);
bool dd_fix_seed(void *block, size_t size, lua_Alloc allocate, void *context);
void dd_fix_addresses(lua_State *L);
void dd_push_text(lua_State *L, int value);
void dd_push_address(lua_State *L, int value);
void dd_install_texts(lua_State *L);
// line_counts.c
void dd_count_line(lua_State *L, lua_Debug *ar);
void dd_free_line_counts(dd_state *state);
// hooks.c
/// The events that the script's hook wants, and after how many instructions; 0 for none.
void dd_find_script_hook(lua_State *L, int *mask, int *count);
void dd_call_script_hook(lua_State *L, lua_Debug *ar);
void dd_push_hooks(lua_State *L);
// stops.c
void dd_arm_if_interrupted(lua_State *L);
void dd_disarm(lua_State *L);
void dd_end_stop(dd_state *state);
void dd_install_interrupt_value(lua_State *L);
extern atomic_ullong dd_steps;  // grows while instructions are counted
// memory.c
bool dd_is_memory_limited(void);
bool dd_memory_allows(size_t more);  // for Lua, beside what is in use
bool dd_wants_collection(void);      // when the host has been running
bool dd_stop_beyond_limit(void);     // whether it did, at the next instruction
void dd_limit_memory(size_t bytes);  // from now on; 0: no limit
void dd_guard_memory(bool guards);   // the programs that a script starts have no limit
/// For another thread: whether the process has too much memory, 1, or much too much, 2.
int dd_memory_beyond_limit(void);
void *dd_resize_block(void *block, size_t former,
    size_t size);  // one of Lua's; NULL is a new one
void dd_free_block(void *block, size_t size);
// watchdog.c
// host.c
void dd_queue_release(dd_state *state, void *object);
void dd_queue_ended(dd_state *state, void *object);
unsigned dd_drain_pending(dd_state *state);
int32_t dd_call_hook(lua_State *L, dd_hook hook, void *object);
const char *dd_push_escaped(lua_State *L, const char *name);
int dd_raise_at_caller(lua_State *L, const char *message);
void dd_check_stack(lua_State *L);
int dd_host_call(lua_State *L, const dd_function *call, void *object);
void dd_prepare_host_call(lua_State *L, dd_state *state);
void dd_finish_host_call(lua_State *L, dd_state *state);
int dd_protected_call(lua_State *L, int arguments, int results, int handler);
// objects.c
box *dd_find_box(dd_state *state, void *object);
void dd_add_box(dd_state *state, box *b);
void dd_remove_box(dd_state *state, box *b);
void dd_name_box(lua_State *L, const box *b);
const char *dd_box_class_name(const box *b);
// members.c
member *dd_find_member(lua_State *L, int index, dd_class *class);
void dd_insert_member(dd_class *class, member new_member);
// values.c
extern const char dd_class_key;  // of a record in the metatable of its class
int dd_as_library_function(lua_State *L);
// The table that a function calls which was made of it; nothing for any other value.
int dd_called_table(lua_State *L);
void dd_check_key(lua_State *L);
// Sets the host's own function for pairs.
int dd_set_pairs(lua_State *L);
// Elements and fields are on top, either may be nil; replaces them with the result of pairs.
int dd_push_pairs(lua_State *L);
box *dd_require_living(lua_State *L);
int dd_raise_no_object(lua_State *L);
int dd_raise_receiver(lua_State *L, const method *m);
// results.c
// spellings.c
void dd_remember_miss(
    dd_state *state, const void *key, const char *class_name, dd_class *class, bool on_class);
void dd_check_spelling(lua_State *L, int key, dd_class *class, bool is_function);
void dd_install_spellings(lua_State *L);
// lifetime.c
int dd_box_collected(lua_State *L);
void dd_became_stateful(lua_State *L, box *b, uint32_t flag);
void dd_release_all_boxes(dd_state *state);
void dd_drop_edges(lua_State *L, int index);
// classes.c
script_class *dd_class_at(lua_State *L, int index);
void dd_push_unused_class(lua_State *L);
bool dd_push_class_member(lua_State *L, int record, int key);
void dd_install_classes(lua_State *L);
// deinit.c
lua_Integer dd_list_deinits(lua_State *L, int candidates, unsigned count);
void dd_call_deinits(lua_State *L, int deinits, lua_Integer count);
// collection.c
void dd_collect_if_needed(lua_State *L);
// traversal.c
int dd_object_len(lua_State *L);
int dd_object_pairs(lua_State *L);
bool dd_is_child_key(lua_State *L, int index, const dd_class *class);
int dd_push_child(lua_State *L, const dd_class *class);
// leaf_calls.c
int dd_call_property(lua_State *L, const dd_function *call, void *object);
lua_CFunction dd_method_of_shape(dd_shape shape);
// dispatch.c
int dd_object_index(lua_State *L);
int dd_object_newindex(lua_State *L);
// boxes.c
// messages.c
int dd_message_handler(lua_State *L);
void dd_improve_message(lua_State *L, lua_State *failed, int level);
void dd_show_error(lua_State *L, int value);
void dd_keep_traceback_of(lua_State *L, lua_State *co);
// calls.c
// overrides.c
// The function that a script has set on an object, and true; or else what a
// callback of the object runs: that of its class. Nothing for any other name.
int dd_implementation(lua_State *L);
// invalidation.c
// coroutines.c
int dd_step_task(lua_State *L);
void dd_install_coroutines(lua_State *L);
// sources.c
void dd_report_file_use(lua_State *L, dd_hook hook, const char *file);
typedef struct {
  FILE *stream;
  bool is_outside;  // of the sandbox, and therefore not opened
} source_file;
// Pushes the text that is read in place of a file, if there is one and the text is that of the
// file.
bool dd_push_replacement(lua_State *L, const char *path, const char *text, size_t length);
/// False if there is no such file, `errno` has the reason, or it is outside.
bool dd_open_source(lua_State *L, const char *name, source_file *source);
/// Whether it is the file with this path, links resolved.
bool dd_is_source(const source_file *source, const char *path);
void dd_close_source(source_file *source);
/// Pushes the code of an open file, or the error, and closes it.
int dd_load_source(lua_State *L, source_file *source, const char *name);
/// Pushes the code of a file, or the error; NULL is standard input.
int dd_load_file(lua_State *L, const char *name);
/// A function for the host's own Lua: the text of a file, or nil and the error.
int dd_read_file(lua_State *L);
// inspection.c
// output.c
void dd_install_output(lua_State *L);
int dd_emit(lua_State *L);  // a function for the host's own Lua: writes a text
// libraries.c
void dd_install_libraries(lua_State *L);
// state.c

#endif
