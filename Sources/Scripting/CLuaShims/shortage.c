#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// The system has no memory left, or the stack. Lua's own allocations fail with an error in the
// script; those of host code cannot fail, so the program ends with a message, if a signal handler
// can determine the reason.

enum { PROBE = 32 << 20, STACK = 128 << 10 };

static const char *const MEMORY_IS_USED_UP = "not enough memory";
static const char *const STACK_IS_USED_UP = "the stack is full; 'ulimit -s' sets its size";

static dd_exit_function leave_program;
static volatile sig_atomic_t attempts;
// The problem of the first attempt; NULL before.
static const char *volatile problem;

// The first attempt reports where the script was. If that fails as well, the second omits the
// position.
static _Noreturn void leave_now(const char *reason) {
  char place[160] = "", function[64] = "", message[320];
  if (!problem) problem = reason;
  if (attempts++ == 0) dd_last_position(place, sizeof place, function, sizeof function);
  snprintf(message, sizeof message, "%s%s%s", place, problem, function);
  if (leave_program) leave_program(message, false);
  dprintf(STDERR_FILENO, "error: %s\n", message);  // the program has not begun
  _exit(1);
}

void dd_fatal_error(const char *sentence) {
  fprintf(stderr, "drilldown: %s\n", sentence);
  abort();
}

void dd_exit_without_memory(const char *sentence) {
  if (leave_program) leave_now(MEMORY_IS_USED_UP);
  dd_fatal_error(sentence);
}

void *dd_reallocate(void *block, size_t bytes) {
  void *result = realloc(block, bytes);
  if (!result) dd_exit_without_memory("out of memory in the Lua binding");
  return result;
}

// MARK: Crashes

static const int signals[] = {SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS};
enum { SIGNAL_COUNT = sizeof signals / sizeof *signals };
static struct sigaction former[SIGNAL_COUNT];

// The stack pointer of the code that has failed; 0 if it is unknown.
static uintptr_t stack_pointer(const void *context) {
  const ucontext_t *state = context;
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)state->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)state->uc_mcontext.sp;
#elif defined(__APPLE__) && defined(__x86_64__)
  return (uintptr_t)state->uc_mcontext->__ss.__rsp;
#elif defined(__APPLE__) && defined(__aarch64__)
  return (uintptr_t)__darwin_arm_thread_state64_get_sp(state->uc_mcontext->__ss);
#else
  (void)state;
  return 0;
#endif
}

// What could not be accessed is on the stack, where everything can be until it is full.
static bool is_stack_used_up(int signal, const siginfo_t *info, const void *context) {
  enum { REACH = 1 << 20 };  // the largest part of the stack that a function has
  if (signal != SIGSEGV && signal != SIGBUS) return false;
  uintptr_t pointer = stack_pointer(context), address = (uintptr_t)info->si_addr;
  return pointer && address + REACH > pointer && address < pointer + REACH;
}

// The failing code has left its mark, or the stack has no room to grow.
static bool is_memory_used_up(int signal, int mark) {
  if (mark == ENOMEM && signal != SIGSEGV && signal != SIGBUS) return true;
  void *probe = mmap(NULL, PROBE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) return true;
  munmap(probe, PROBE);
  return false;
}

static void handle(int signal, siginfo_t *info, void *context) {
  if (attempts > 0 || is_memory_used_up(signal, errno)) leave_now(MEMORY_IS_USED_UP);
  if (is_stack_used_up(signal, info, context)) leave_now(STACK_IS_USED_UP);
  for (int index = 0; index < SIGNAL_COUNT; index++) {
    if (signals[index] != signal) continue;
    sigaction(signal, &former[index], NULL);
    if (former[index].sa_flags & SA_SIGINFO)
      former[index].sa_sigaction(signal, info, context);
    else
      raise(signal);
  }
}

// A stack that cannot grow has no room for a handler.
static void make_room(void) {
  static char room[STACK];
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

static void install(void) {
  make_room();
  struct sigaction action = {
      .sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < SIGNAL_COUNT; index++) {
    struct sigaction before;
    sigaction(signals[index], &action, &before);
    if (before.sa_sigaction != handle) former[index] = before;
  }
}

// Swift prepares itself before the program begins, and needs memory for that; it may replace some
// of the handlers. Only this is called before a library that is Swift's.
#if defined(__GLIBC__)
__attribute__((section(".preinit_array"), used)) static void (*const begin)(void) = install;
#else
__attribute__((constructor(101))) static void begin(void) { install(); }
#endif

void dd_handle_exhausted_memory(dd_exit_function leave) {
  leave_program = leave;
  install();
}
