#ifndef DRILLDOWN_CREADLINE_SHIM_H
#define DRILLDOWN_CREADLINE_SHIM_H

#include <stdbool.h>
#include <stdio.h>

#if !__has_include(<readline/readline.h>)
#error \
    "GNU readline's headers are missing: apt-get install libreadline-dev, or brew install readline"
#endif

#include <readline/history.h>
#include <readline/readline.h>

// Swift 6 refuses C's mutable globals, as any thread could touch them. Readline is used on the main
// thread only, so each global it needs is set or read here.

/// The name that `$if` in an inputrc is compared with; readline keeps the pointer, so it is a
/// literal.
static inline void dd_readline_set_name(void) { rl_readline_name = "drilldown"; }

/// Sets the source of keys. The global is a function pointer that Swift may not assign.
static inline void dd_readline_set_key_source(rl_getc_func_t *source) { rl_getc_function = source; }

/// Sets the function that is called when a line begins. The global is a function pointer that Swift
/// may not assign.
static inline void dd_readline_set_startup(rl_hook_func_t *function) { rl_startup_hook = function; }

/// Sets the handler of TAB. The global is a function pointer that Swift may not assign.
static inline void dd_readline_set_completion(rl_completion_func_t *completion) {
  rl_attempted_completion_function = completion;
}

/// Sets the characters that end the word to complete: all but those in Lua's names. Quotes are
/// among them, because readline would close them even after a folder. Readline keeps the pointers,
/// so they are literals.
static inline void dd_readline_set_word_breaks(void) {
  rl_basic_quote_characters = "";
  rl_completer_word_break_characters = " \t\n\"'`!#$%&()*+,-./:;<=>?@[\\]^{|}~";
}

/// Keeps candidates in their original order, appends nothing to them, and never offers file names
/// instead. Readline resets all three before each completion.
static inline void dd_readline_keep_candidates_as_given(void) {
  rl_sort_completion_matches = 0;
  rl_completion_append_character = '\0';
  rl_attempted_completion_over = 1;
}

/// Sets the function that shows the candidates. The global is a function pointer that Swift may not
/// assign.
static inline void dd_readline_set_display(rl_compdisp_func_t *display) {
  rl_completion_display_matches_hook = display;
}

/// Sets the character appended to the only candidate. Readline resets this before each completion.
static inline void dd_readline_append(char character) {
  rl_completion_append_character = character;
}

/// Whether the previous key was TAB, too: functions cannot be compared in Swift.
static inline bool dd_readline_completes_again(void) { return rl_last_func == rl_complete; }

/// The line as typed so far; a global pointer that readline moves.
static inline const char *dd_readline_line(void) { return rl_line_buffer; }

/// The bytes before the cursor; a global counter.
static inline int dd_readline_cursor(void) { return rl_point; }

/// The bytes of the line; a global counter.
static inline int dd_readline_length(void) { return rl_end; }

/// Moves the cursor to a byte of the line.
static inline void dd_readline_move(int place) { rl_point = place; }

/// Sets the function that draws the line. The global is a function pointer that Swift may not
/// assign.
static inline void dd_readline_set_redisplay(rl_voidfunc_t *function) {
  rl_redisplay_function = function;
}

/// Gives a command a name for inputrcs and a key; readline keeps the name.
static inline void dd_readline_define(
    const char *name, rl_command_func_t *command, const char *key) {
  rl_add_defun(name, command, -1);
  rl_bind_keyseq(key, command);
}

/// Whether the previous key was this command.
static inline bool dd_readline_repeats(rl_command_func_t *command) {
  return rl_last_func == command;
}

/// Searches the history for entries that begin with the text before the cursor, on from the
/// previous one if that was found by the previous key.
static inline int dd_readline_search(bool back, bool again, int count, int key) {
  if (again) rl_last_func = rl_history_search_backward;
  return back ? rl_history_search_backward(count, key) : rl_history_search_forward(count, key);
}

/// Whether the line is shown as it is, with the usual prompt.
static inline bool dd_readline_shows_line(void) {
  return !RL_ISSTATE(
      RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_COMPLETING);
}

/// The return value of a key source that will have no key: a macro in parentheses.
static inline int dd_readline_no_key(void) { return READERR; }

#endif
