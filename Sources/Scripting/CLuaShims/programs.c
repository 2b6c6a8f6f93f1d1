#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

// Lua's library runs programs by this function of the C library. The host may have to know that
// Ctrl-C has ended one, which the library doesn't report.

static void (*after_interrupted_program)(void);

void dd_call_after_interrupted_programs(void (*function)(void)) {
  after_interrupted_program = function;
}

#if defined(__GLIBC__)
// Whether Ctrl-C has ended a program, or what it ran, as shells say.
static bool was_interrupted(int status) {
  if (status < 0) return false;
  return (WIFSIGNALED(status) && WTERMSIG(status) == SIGINT)
         || (WIFEXITED(status) && WEXITSTATUS(status) == 128 + SIGINT);
}

int system(const char *command) {
  static int (*original)(const char *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "system");
  int status = original(command);
  if (after_interrupted_program && was_interrupted(status)) after_interrupted_program();
  return status;
}
#endif
