#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

// Lua's libraries start programs by these two functions of the C library. The host may have to know
// it first: such a program can outlive the script, and can end the process.

static void (*before_program)(void);
static void (*after_interrupted_program)(void);

void dd_call_after_interrupted_programs(void (*function)(void)) {
  after_interrupted_program = function;
}

#if defined(__GLIBC__)
FILE *popen(const char *command, const char *mode) {
  static FILE *(*original)(const char *, const char *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "popen");
  if (before_program) before_program();
  return original(command, mode);
}

// Whether Ctrl-C has ended a program, or what it ran, as shells say.
static bool was_interrupted(int status) {
  if (status < 0) return false;
  return (WIFSIGNALED(status) && WTERMSIG(status) == SIGINT)
         || (WIFEXITED(status) && WEXITSTATUS(status) == 128 + SIGINT);
}

int system(const char *command) {
  static int (*original)(const char *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "system");
  if (before_program) before_program();
  int status = original(command);
  if (after_interrupted_program && was_interrupted(status)) after_interrupted_program();
  return status;
}

bool dd_call_before_programs(void (*function)(void)) {
  before_program = function;
  return true;
}
#else
bool dd_call_before_programs(void (*function)(void)) {
  before_program = function;
  return false;
}
#endif
