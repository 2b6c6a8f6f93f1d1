#ifndef DRILLDOWN_CPSEUDOTERMINAL_H
#define DRILLDOWN_CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Opens the side of a new terminal that a person sits at; reading it never waits. -1 on failure.
int dd_pseudo_terminal_open(int rows, int columns);

/// Gives a terminal another size, which its program is told of. C, because ioctl is variadic.
int dd_pseudo_terminal_resize(int terminal, int rows, int columns);

/// Starts a program on the other side, as the leader of a session of its own. -1 on failure.
/// C, because Swift has no fork.
pid_t dd_pseudo_terminal_start(
    int terminal, const char *folder, const char *program, char *const words[],
    char *const variables[]);

/// How a program ended: its exit code, or a signal's number below zero; 1000 while it runs.
int dd_pseudo_terminal_exit_code(pid_t program);

#endif
