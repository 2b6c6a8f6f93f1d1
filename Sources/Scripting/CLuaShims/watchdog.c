#define _GNU_SOURCE
#include "internal.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach/mach.h>
#endif

// A thread that checks the clock, the process's memory if it has a limit, and whether
// instructions that have a limit are counted at all. First it stops the script as Ctrl-C does, with
// a hook at the next instruction. Code that runs no instructions (a pattern, a finalizer, which Lua
// runs without hooks) keeps running: after a grace period the program exits, from the signal
// handler of the thread that runs Lua, because only there the stack doesn't change.

enum { TICK = 20, SHORT_TICK = 2, GRACE = 500 };  // milliseconds
enum { UNCOUNTED = 3000 };  // milliseconds of processor time without an instruction

static struct {
  atomic_llong deadline;  // 0: no limit
  atomic_bool counts;     // whether instructions have a limit
  atomic_llong asked;     // when the script was asked to stop; 0: it was not
  _Atomic(dd_stop) reason;
  atomic_bool leaves;
  pthread_t lua_thread;
  unsigned long long steps;  // this thread's own: the last value it read,
  long long steps_at;        // and when, in processor time
  bool runs;
  dd_exit_function exit_program;
} watch;

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

// The processor time of the thread that runs Lua, in milliseconds.
static long long processor_time(void) {
#ifdef __APPLE__
  thread_basic_info_data_t info;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  mach_port_t thread = pthread_mach_thread_np(watch.lua_thread);
  if (thread_info(thread, THREAD_BASIC_INFO, (thread_info_t)&info, &count) != KERN_SUCCESS)
    return 0;
  return info.user_time.seconds * 1000LL + info.user_time.microseconds / 1000;
#else
  clockid_t clock;
  struct timespec now;
  if (pthread_getcpuclockid(watch.lua_thread, &clock) != 0 || clock_gettime(clock, &now) != 0)
    return 0;
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
#endif
}

static void exit_program(bool knows_position) {
  char place[160] = "", function[64] = "", message[320];
  if (knows_position) dd_last_position(place, sizeof place, function, sizeof function);
  dd_stop reason = atomic_load(&watch.reason);
  snprintf(message, sizeof message, "%s%s%s", place, dd_stop_text(reason), function);
  watch.exit_program(message, reason != DD_OUT_OF_MEMORY);
  _exit(70);
}

static void handle(int signal) {
  (void)signal;
  if (atomic_load(&watch.leaves)) exit_program(true);
  if (atomic_load(&watch.asked)) dd_stop_script(atomic_load(&watch.reason));
}

static void signal_script(void) { pthread_kill(watch.lua_thread, SIGALRM); }

static void request_stop(dd_stop reason, long long now) {
  atomic_store(&watch.reason, reason);
  atomic_store(&watch.asked, now);
  signal_script();
}

// Whether code that is not counted, such as a pattern or a finalizer, has been running for long.
static bool is_uncounted(void) {
  unsigned long long steps = atomic_load(&dd_steps);
  if (steps == watch.steps) return processor_time() - watch.steps_at > UNCOUNTED;
  watch.steps = steps;
  watch.steps_at = processor_time();
  return false;
}

// A call of the host that takes too much memory isn't given any time.
static void check_memory(long long now) {
  int beyond = dd_memory_beyond_limit();
  if (beyond > 0 && !atomic_load(&watch.asked)) request_stop(DD_OUT_OF_MEMORY, now);
  if (beyond > 1 && !atomic_exchange(&watch.leaves, true)) signal_script();
}

static void check_limits(long long now) {
  long long deadline = atomic_load(&watch.deadline), asked = atomic_load(&watch.asked);
  if (!asked) {
    if (deadline && now >= deadline)
      request_stop(DD_TIMED_OUT, now);
    else if (atomic_load(&watch.counts) && is_uncounted())
      request_stop(DD_OUT_OF_INSTRUCTIONS, now);
  } else if (now >= asked + 2 * GRACE) {
    exit_program(false);  // the thread cannot even handle a signal
  } else if (now >= asked + GRACE && !atomic_exchange(&watch.leaves, true)) {
    signal_script();
  }
}

static void *run(void *unused) {
  (void)unused;
  for (;;) {
    bool is_limited = dd_is_memory_limited();
    struct timespec tick = {.tv_nsec = (is_limited ? SHORT_TICK : TICK) * 1000000L};
    nanosleep(&tick, NULL);
    long long now = milliseconds();
    if (is_limited) check_memory(now);
    check_limits(now);
  }
  return NULL;
}

static void start_thread(void) {
  struct sigaction action = {.sa_handler = handle};  // no SA_RESTART: io.read fails
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);  // inherited: other threads must not get signals
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, NULL) != 0) {
    watch.exit_program("no thread could be started for the limits", false);
    _exit(1);
  }
  pthread_detach(thread);
  sigdelset(&before, SIGALRM);  // the parent process may have blocked it
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  watch.runs = true;
}

void dd_watchdog_start(double seconds, size_t memory, bool counts, dd_exit_function exit_program) {
  watch.exit_program = exit_program;
  watch.lua_thread = pthread_self();
  atomic_store(&watch.deadline, seconds > 0 ? milliseconds() + (long long)(seconds * 1000) + 1 : 0);
  atomic_fetch_add(&dd_steps, 1);
  atomic_store(&watch.counts, counts);
  if (!watch.runs) start_thread();
  dd_limit_memory(memory);  // memory that was in use before does not count
}

void dd_watchdog_stop(void) {
  atomic_store(&watch.deadline, 0);
  dd_limit_memory(0);
  atomic_store(&watch.counts, false);
  atomic_store(&watch.asked, 0);
  atomic_store(&watch.leaves, false);
}
