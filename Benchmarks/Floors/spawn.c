#define _GNU_SOURCE
#include "Floors.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double floor_clock(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

double floor_spawn(const char *const *arguments) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  double start = read_clock(CLOCK_MONOTONIC);
  pid_t child;
  int status = -1;
  int failure = posix_spawnp(&child, arguments[0], &actions, NULL, (char *const *)arguments, environ);
  if (!failure) waitpid(child, &status, 0);
  double end = read_clock(CLOCK_MONOTONIC);
  posix_spawn_file_actions_destroy(&actions);
  return failure || status != 0 ? -1 : end - start;
}
