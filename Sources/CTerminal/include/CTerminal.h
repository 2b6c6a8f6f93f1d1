#ifndef DRILLDOWN_CTERMINAL_H
#define DRILLDOWN_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/// Installs the program's one handler of SIGINT. C, because Swift promises nothing about signal
/// handlers.
void dd_install_interrupt_handler(void);

/// Sends every Ctrl-C to `stop`, which runs inside the signal handler; with NULL, to the prompt.
void dd_divert_interrupts(void (*stop)(void));

/// How often Ctrl-C came in a row since the last diversion began, each at most 2 s after the one
/// before. `stop` may read it.
int dd_interrupt_count(void);

/// Whether Ctrl-C came while nothing was diverted; says so once.
bool dd_consume_interrupt(void);

/// Makes the loss of the terminal stop a script that runs, and every wait for input.
void dd_install_hangup_handler(void);

/// Whether the terminal is lost.
bool dd_is_hung_up(void);

/// Waits until `descriptor` can be read. False: Ctrl-C came first, and is still to be taken; or the
/// terminal is lost.
/// While it waits, `idle` is called several times a second, if one is set.
/// `pending` and `deliver` are those of a library that has signal handlers of its own, or NULL.
/// C, because Swift cannot see the macros of pselect. Other threads must block signals.
bool dd_wait_for_input(int descriptor, int (*pending)(void), void (*deliver)(void));

/// Has a function called while input is waited for; NULL for none.
void dd_set_idle_function(void (*idle)(void));

/// Lets the stack of the first thread grow further than it would: views in views, many thousand deep,
/// are laid out and released recursively. C, because Swift cannot see the limits' names everywhere.
void dd_grow_stack(void);

/// Standard input as the C library knows it. C, because Swift 6 refuses the global.
FILE *dd_standard_input(void);

// C's output streams: Swift takes the global variables that hold them for unsafe.

/// Prepares the standard streams, before anything is opened or written: those that are closed are
/// opened, so that no other file takes their numbers. A write beyond the largest file that the system
/// allows is an error instead of the end.
///
/// From now on a program whose output is lost ends with EX_IOERR and says so, whichever way it ends;
/// where nothing reads a pipe any more it ends by SIGPIPE, unless that is ignored.
void drilldown_output_begin(void);

/// Writes to standard output; C decides when it goes out.
void dd_write_output(const char *bytes, size_t length);

/// Sends out what was written so far.
void dd_flush_output(void);

/// Ends this process and its process group, which it leads, when the process that started it ends, where
/// the system can do that.
void dd_end_with_parent(void);

/// Writes to standard error, after what was written to standard output.
void dd_write_error(const char *bytes, size_t length);

/// Keeps what is said by a program that ends at once without a message of its own.
void dd_set_exit_message(const char *message);

/// Sets where a program that ends at once writes its error; standard error otherwise.
void drilldown_send_last_words_to(int descriptor);

/// Ends the program at once with an error; NULL for the message set before. What was written goes out if
/// it can; may be called in a signal handler.
void dd_exit_with_error(const char *message, int code);

#endif
