#ifndef DRILLDOWN_CPSEUDOTERMINAL_H
#define DRILLDOWN_CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Opens the user's side of a new terminal; reading it never blocks. -1 on failure.
int dd_pseudo_terminal_open(int rows, int columns);

/// Changes the size of a terminal and notifies its program. C, because ioctl is variadic.
int dd_pseudo_terminal_resize(int terminal, int rows, int columns);

/// Starts a program on the other side, as the leader of its own session. -1 on failure.
/// C, because Swift has no fork.
pid_t dd_pseudo_terminal_start(int terminal, const char *folder, const char *program,
    char *const words[], char *const variables[]);

/// How a program ended: its exit code, or the negative number of a signal; 1000 while it runs.
int dd_pseudo_terminal_exit_code(pid_t program);

#endif
