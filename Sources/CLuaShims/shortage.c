#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

// The system has no memory left. Lua's own allocations fail with an error in the script; those of
// host code cannot fail, so the program ends with a message, if a signal handler can determine the
// reason.

enum { PROBE = 32 << 20, STACK = 128 << 10 };

static dd_exit_function leave_program;
static volatile sig_atomic_t attempts;

// The first attempt reports where the script was. If that fails as well, the second omits the
// position.
static _Noreturn void leave_now(void) {
  char place[160] = "", function[64] = "", message[320];
  if (attempts++ == 0) dd_last_position(place, sizeof place, function, sizeof function);
  snprintf(message, sizeof message, "%snot enough memory%s", place, function);
  leave_program(message, false);
  _exit(1);
}

void dd_exit_without_memory(const char *sentence) {
  if (leave_program) leave_now();
  dd_fatal_error(sentence);
}

// MARK: Crashes

static const int signals[] = {SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS};
enum { SIGNAL_COUNT = sizeof signals / sizeof *signals };
static struct sigaction former[SIGNAL_COUNT];

// The failing code has left its mark, or the stack has no room to grow.
static bool is_memory_used_up(int signal, int mark) {
  if (mark == ENOMEM && signal != SIGSEGV && signal != SIGBUS) return true;
  void *probe = mmap(NULL, PROBE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) return true;
  munmap(probe, PROBE);
  return false;
}

static void handle(int signal, siginfo_t *info, void *context) {
  if (attempts > 0 || is_memory_used_up(signal, errno)) leave_now();
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

void dd_handle_exhausted_memory(dd_exit_function leave) {
  leave_program = leave;
  make_room();
  struct sigaction action = {
      .sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < SIGNAL_COUNT; index++)
    sigaction(signals[index], &action, &former[index]);
}
