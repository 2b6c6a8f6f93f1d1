#include "CTerminal.h"

#include <sys/resource.h>

// Linux leaves at least 128M below the stack of the first thread for it to grow into.
enum { WANTED = 112 << 20 };

void dd_grow_stack(void) {
#ifdef __linux__
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return;
  rlim_t most = limit.rlim_max < WANTED ? limit.rlim_max : WANTED;
  if (limit.rlim_cur >= most) return;
  limit.rlim_cur = most;
  setrlimit(RLIMIT_STACK, &limit);
#endif
}
