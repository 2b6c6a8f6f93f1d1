#define _GNU_SOURCE
#include "internal.h"

#ifdef __linux__
#include <sys/auxv.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

// How much of the stack calls may use.

enum { MOST_STACK = 64 * 1024 * 1024 };

#ifdef __linux__
// The system finds the stack of the first thread in a list of all memory mappings, which is slow.
// The stack ends below the name of the program, which is stored on top of it.
static char *end_of_first_stack(void) {
  struct rlimit limit;
  char *top = (char *)getauxval(AT_EXECFN);
  if (gettid() != getpid() || !top || getrlimit(RLIMIT_STACK, &limit) != 0) return NULL;
  return top - (limit.rlim_cur < MOST_STACK ? limit.rlim_cur : MOST_STACK);
}

static char *end_of_stack(void) {
  char *end = end_of_first_stack();
  pthread_attr_t attributes;
  if (end || pthread_getattr_np(pthread_self(), &attributes) != 0) return end;
  void *base = NULL;
  size_t whole = 0;
  pthread_attr_getstack(&attributes, &base, &whole);
  pthread_attr_destroy(&attributes);
  return base;
}
#elif defined(__APPLE__)
static char *end_of_stack(void) {
  pthread_t self = pthread_self();
  return (char *)pthread_get_stackaddr_np(self) - pthread_get_stacksize_np(self);
}
#else
static char *end_of_stack(void) { return NULL; }
#endif

// The lowest address that calls may reach: Lua 5.4.4 does not always count nesting (closing
// coroutines in closing coroutines), so the actual stack is checked as well.
static char *lowest_stack_address(void) {
  char *here = __builtin_frame_address(0), *end = end_of_stack();
  size_t size = end && here > end ? (size_t)(here - end) : 512 * 1024;
  if (size > MOST_STACK) size = MOST_STACK;
  size_t reserve = size / 4 < 1024 * 1024 ? size / 4 : 1024 * 1024;
  return here - size + reserve;
}

// The main actor may move between threads (in test runners it does), but never within a call.
void dd_attach_thread(dd_state *state) {
  if (pthread_equal(state->thread, pthread_self())) return;
  state->thread = pthread_self();
  state->stack_limit = lowest_stack_address();
}
