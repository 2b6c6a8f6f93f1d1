#include "CTerminal.h"

// A copy of the process runs each file of tests: what every file needs is prepared once.

#ifdef __linux__
#include <signal.h>
#include <sys/mman.h>
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
  volatile bool *is_done =
      mmap(NULL, sizeof *is_done, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (is_done == MAP_FAILED) return false;
  fflush(NULL);
  pid_t copy = fork();
  if (copy < 0) {
    munmap((void *)is_done, sizeof *is_done);
    return false;
  }
  if (copy == 0) {
    dd_end_with_parent();
    body(context);
    fflush(NULL);
    *is_done = true;
    _exit(0);
  }
  int status = 0;
  while (waitpid(copy, &status, 0) < 0) continue;
  if (!*is_done) end_like(status);
  munmap((void *)is_done, sizeof *is_done);
  return true;
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
