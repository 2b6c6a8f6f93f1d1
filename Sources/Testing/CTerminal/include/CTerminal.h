#ifndef DRILLDOWN_CTERMINAL_H
#define DRILLDOWN_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/// Installs the program's one handler of SIGINT. C, because Swift guarantees nothing about signal
/// handlers.
void dd_install_interrupt_handler(void);

/// Passes every Ctrl-C to `stop`, which runs inside the signal handler, and so one that was pressed
/// before and is not consumed; with NULL, to the prompt.
void dd_divert_interrupts(void (*stop)(void));

/// The number of consecutive Ctrl-C since the last diversion began, each at most 2 s after the one
/// before. `stop` may read it.
int dd_interrupt_count(void);

/// Whether Ctrl-C was pressed while nothing was diverted; true only once.
bool dd_consume_interrupt(void);

/// Makes the loss of the terminal stop a running script, and every wait for input.
void dd_install_hangup_handler(void);

/// Whether the terminal is lost.
bool dd_is_hung_up(void);

/// Installs handlers that record the first of SIGINT, SIGTERM and SIGHUP, which the program looks
/// for; SIGHUP only if it isn't ignored. A signal that follows a second later or more has its usual
/// effect. The function that Ctrl-C is diverted to is called for each.
void dd_install_end_handlers(void);

/// The first signal that ends the program; 0 for none.
int dd_end_signal(void);

/// Waits until `descriptor` can be read. Returns false if Ctrl-C was pressed first, which remains
/// to be consumed, or the terminal is lost. While it waits, `idle` is called several times a
/// second, if one is set. `pending` and `deliver` are those of a library that has signal handlers
/// of its own, or NULL. C, because Swift cannot import the macros of pselect. Other threads must
/// block signals.
bool dd_wait_for_input(int descriptor, int (*pending)(void), void (*deliver)(void));

/// Sets a function to call while waiting for input; NULL for none.
void dd_set_idle_function(void (*idle)(void));

/// Raises the limit of the first thread's stack: views nested many thousand deep are laid out and
/// released recursively. C, because Swift cannot see the limits' names everywhere.
void dd_grow_stack(void);

/// Standard input as a C stream. C, because Swift 6 refuses the global.
FILE *dd_standard_input(void);

// C's output streams: Swift considers their global variables unsafe.

/// Prepares the standard streams, before anything is opened or written: closed ones are opened, so
/// that no other file gets their numbers. Writing beyond the system's file size limit is an error
/// instead of the end of the program.
///
/// From now on a program whose output is lost exits with EX_IOERR and a message, however it ends;
/// if a pipe has no reader any more it is ended by SIGPIPE, unless that is ignored.
void dd_output_begin(void);

/// Writes to standard output, buffered by C.
void dd_write_output(const char *bytes, size_t length);

/// Flushes what was written so far.
void dd_flush_output(void);

/// Forgets errors of what a library has drawn on standard output, which is no output of the
/// program: a signal interrupts its writes.
void dd_forget_drawing(void);

/// Ends this process and its process group, which it leads, when its parent process ends, if the
/// system supports that.
void dd_end_with_parent(void);

/// Whether a process can be copied on this system.
bool dd_can_copy_process(void);

/// Runs a body in a copy of this process and waits for its end; false if no copy could be made, and
/// nothing ran. If the copy ends before the body does, this process ends in the same way.
bool dd_run_in_copy(void (*body)(void *context), void *context);

/// Writes to standard error, after what was written to standard output.
void dd_write_error(const char *bytes, size_t length);

/// Sets the message of a program that exits immediately without a message of its own.
void dd_set_exit_message(const char *message);

/// Sets the descriptor for the error of a program that exits immediately; standard error by
/// default.
void dd_send_exit_message_to(int descriptor);

/// Exits the program immediately with an error; NULL for the message set before. Buffered output is
/// flushed if possible; may be called in a signal handler.
void dd_exit_with_error(const char *message, int code);

#endif
