#include "CTerminal.h"

// A copy of the process runs a file of tests: what every file needs is prepared once, and nothing
// that a file does reaches another.

#ifdef __linux__
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

bool dd_can_copy_process(void) { return true; }

// Ends this process as its copy has ended.
static _Noreturn void end_like(int status) {
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    kill(getpid(), WTERMSIG(status));
  }
  _exit(WEXITSTATUS(status));
}

bool dd_run_in_copy(void (*body)(void *context), void *context) {
  int ends[2];  // a byte says that the body has ended; Linux opens no socket by a name
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
  fflush(NULL);
  pid_t copy = fork();
  if (copy == 0) {
    dd_end_with_parent();
    body(context);
    fflush(NULL);
    _exit(write(ends[1], "", 1) != 1);
  }
  close(ends[1]);
  int status = 0;
  while (copy > 0 && waitpid(copy, &status, 0) < 0) continue;
  char byte;
  bool has_ended = recv(ends[0], &byte, 1, MSG_DONTWAIT) == 1;
  close(ends[0]);
  if (copy > 0 && !has_ended) end_like(status);
  return copy > 0;
}
#else
bool dd_can_copy_process(void) { return false; }

// Elsewhere the system's libraries don't work in a copy.
bool dd_run_in_copy(void (*body)(void *context), void *context) {
  (void)body;
  (void)context;
  return false;
}
#endif
