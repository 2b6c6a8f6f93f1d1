#include "CReadlineShims.h"

#include <stdlib.h>

void dd_readline_set_name(void) { rl_readline_name = "drilldown"; }

void dd_readline_set_key_source(rl_getc_func_t *source) { rl_getc_function = source; }

void dd_readline_set_startup(rl_hook_func_t *function) { rl_startup_hook = function; }

void dd_readline_set_completion(rl_completion_func_t *completion) {
  rl_attempted_completion_function = completion;
}

void dd_readline_set_word_breaks(void) {
  rl_basic_quote_characters = "";
  rl_completer_word_break_characters = " \t\n\"'`!#$%&()*+,-./:;<=>?@[\\]^{|}~";
}

void dd_readline_keep_candidates_as_given(void) {
  rl_sort_completion_matches = 0;
  rl_completion_append_character = '\0';
  rl_attempted_completion_over = 1;
}

void dd_readline_set_display(rl_compdisp_func_t *display) {
  rl_completion_display_matches_hook = display;
}

void dd_readline_append(char character) { rl_completion_append_character = character; }

bool dd_readline_completes_again(void) { return rl_last_func == rl_complete; }

const char *dd_readline_line(void) { return rl_line_buffer; }

int dd_readline_cursor(void) { return rl_point; }

int dd_readline_length(void) { return rl_end; }

void dd_readline_move(int place) { rl_point = place; }

void dd_readline_set_redisplay(rl_voidfunc_t *function) { rl_redisplay_function = function; }

void dd_readline_define(const char *name, rl_command_func_t *command, const char *key) {
  rl_add_defun(name, command, -1);
  rl_bind_keyseq(key, command);
}

// Readline hands out a list that is the caller's, of texts that are, too.
static void replace(const char *name, rl_command_func_t *former, rl_command_func_t *command) {
  rl_add_defun(name, command, -1);
  char **keys = rl_invoking_keyseqs(former);
  for (char **key = keys; key && *key; key++) {
    rl_bind_keyseq(*key, command);
    free(*key);
  }
  free(keys);
}

void dd_readline_replace_line_ends(const char *start_name, rl_command_func_t *start,
    const char *end_name, rl_command_func_t *end) {
  replace(start_name, rl_beg_of_line, start);
  replace(end_name, rl_end_of_line, end);
}

bool dd_readline_repeats(rl_command_func_t *command) { return rl_last_func == command; }

int dd_readline_search(bool back, bool again, int count, int key) {
  if (again) rl_last_func = rl_history_search_backward;
  return back ? rl_history_search_backward(count, key) : rl_history_search_forward(count, key);
}

bool dd_readline_shows_line(void) {
  return !RL_ISSTATE(
      RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_COMPLETING);
}

int dd_readline_no_key(void) { return READERR; }
