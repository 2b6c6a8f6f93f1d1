#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// Lua's libraries start programs by these two functions of the C library. The host may have to know
// it first: such a program can outlive the script, and can end the process.

static void (*before_program)(void);

#if defined(__GLIBC__)
FILE *popen(const char *command, const char *mode) {
  static FILE *(*original)(const char *, const char *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "popen");
  if (before_program) before_program();
  return original(command, mode);
}

int system(const char *command) {
  static int (*original)(const char *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "system");
  if (before_program) before_program();
  return original(command);
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
