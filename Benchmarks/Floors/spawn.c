#define _GNU_SOURCE
#include "Floors.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double dd_floor_clock(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

static double seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

dd_floor_run dd_floor_spawn(const char *const *arguments) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  double start = read_clock(CLOCK_MONOTONIC);
  struct rusage usage = {0};
  pid_t child;
  int status = -1;
  int failure =
      posix_spawnp(&child, arguments[0], &actions, NULL, (char *const *)arguments, environ);
  if (!failure) wait4(child, &status, 0, &usage);
  double end = read_clock(CLOCK_MONOTONIC);
  posix_spawn_file_actions_destroy(&actions);
  return (dd_floor_run){.succeeded = !failure && status == 0,
      .waited = end - start,
      .worked = seconds(usage.ru_utime) + seconds(usage.ru_stime)};
}
