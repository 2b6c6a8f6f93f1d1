#ifndef DRILLDOWN_CREADLINE_SHIMS_H
#define DRILLDOWN_CREADLINE_SHIMS_H

#include <stdbool.h>
#include <stdio.h>

#include <readline/readline.h>

// Swift 6 refuses C's mutable globals, as any thread could touch them. Readline is used on the main
// thread only, so each global it needs is set or read here.

/// The name that `$if` in an inputrc is compared with; readline keeps the pointer, so it is a
/// literal.
void dd_readline_set_name(void);
/// Sets the source of keys. The global is a function pointer that Swift may not assign.
void dd_readline_set_key_source(rl_getc_func_t *source);
/// Sets the function that is called when a line begins. The global is a function pointer that Swift
/// may not assign.
void dd_readline_set_startup(rl_hook_func_t *function);
/// Sets the handler of TAB. The global is a function pointer that Swift may not assign.
void dd_readline_set_completion(rl_completion_func_t *completion);
/// Sets the characters that end the word to complete: all but those in Lua's names. Quotes are
/// among them, because readline would close them even after a folder. Readline keeps the pointers,
/// so they are literals.
void dd_readline_set_word_breaks(void);
/// Keeps candidates in their original order, appends nothing to them, and never offers file names
/// instead. Readline resets all three before each completion.
void dd_readline_keep_candidates_as_given(void);
/// Sets the function that shows the candidates. The global is a function pointer that Swift may not
/// assign.
void dd_readline_set_display(rl_compdisp_func_t *display);
/// Sets the character appended to the only candidate. Readline resets this before each completion.
void dd_readline_append(char character);
/// Whether the previous key was TAB, too: functions cannot be compared in Swift.
bool dd_readline_completes_again(void);
/// The line as typed so far; a global pointer that readline moves.
const char *dd_readline_line(void);
/// The bytes before the cursor; a global counter.
int dd_readline_cursor(void);
/// The bytes of the line; a global counter.
int dd_readline_length(void);
/// Moves the cursor to a byte of the line.
void dd_readline_move(int place);
/// Sets the function that draws the line. The global is a function pointer that Swift may not
/// assign.
void dd_readline_set_redisplay(rl_voidfunc_t *function);
/// Gives a command a name for inputrcs and a key; readline keeps the name.
void dd_readline_define(const char *name, rl_command_func_t *command, const char *key);
/// Names two commands, which are kept, and binds them to all keys that move to the start or the end
/// of a line.
void dd_readline_replace_line_ends(
    const char *start_name, rl_command_func_t *start, const char *end_name, rl_command_func_t *end);
/// Whether the previous key was this command.
bool dd_readline_repeats(rl_command_func_t *command);
/// Searches the history for entries that begin with the text before the cursor, on from the
/// previous one if that was found by the previous key.
int dd_readline_search(bool back, bool again, int count, int key);
/// Whether the line is shown as it is, with the usual prompt.
bool dd_readline_shows_line(void);
/// The return value of a key source that will have no key: a macro in parentheses.
int dd_readline_no_key(void);

#endif
