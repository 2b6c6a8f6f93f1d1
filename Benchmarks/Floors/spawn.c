#define _GNU_SOURCE
#include "Floors.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

double floor_clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

double floor_spawn(const char *const *arguments) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int status = -1;
  int failure = posix_spawnp(&child, arguments[0], &actions, NULL, (char *const *)arguments, environ);
  struct rusage used = {0};
  if (!failure) wait4(child, &status, 0, &used);
  posix_spawn_file_actions_destroy(&actions);
  return failure || status != 0 ? -1
      : seconds(used.ru_utime) + seconds(used.ru_stime);
}
