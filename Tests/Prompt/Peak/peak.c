#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Runs a program, prints its peak memory in kilobytes, and ends in the same way.
// A process of its own, because a child inherits the peak of its parent.
int main(int count, char **words) {
  pid_t child = count > 1 ? fork() : -1;
  if (child == 0) {
    execv(words[1], words + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 126;
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%ld\n", usage.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 125;
}
