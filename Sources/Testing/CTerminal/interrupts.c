#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/select.h>
#include <time.h>

// Written by the handler, read by the program: atomics that need no lock.
static _Atomic(void (*)(void)) stop_script;
static atomic_bool is_interrupted;
static atomic_bool hung_up;
static atomic_int interrupt_count;
static atomic_int end_signal;
static _Atomic long long end_time;
static _Atomic long long last_press;

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void press(void (*stop)(void)) {
  long long now = milliseconds();
  int count = atomic_load(&interrupt_count);
  bool again = count > 0 && now - atomic_load(&last_press) <= 2000;
  atomic_store(&interrupt_count, again ? count + 1 : 1);
  atomic_store(&last_press, now);
  stop();
}

static void handle_interrupt(int signal) {
  (void)signal;
  int before = errno;
  void (*stop)(void) = atomic_load(&stop_script);
  if (stop == NULL)
    atomic_store(&is_interrupted, true);
  else
    press(stop);
  errno = before;
}

void dd_install_interrupt_handler(void) {
  struct sigaction action = {
      .sa_handler = handle_interrupt};  // no SA_RESTART: a script's io.read fails
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

static void handle_hangup(int signal) {
  (void)signal;
  int before = errno;
  atomic_store(&hung_up, true);
  void (*stop)(void) = atomic_load(&stop_script);
  if (stop != NULL) stop();
  errno = before;
}

void dd_install_hangup_handler(void) {
  // Only once: a second hangup ends a program that does not exit.
  struct sigaction action = {.sa_handler = handle_hangup, .sa_flags = SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  sigaction(SIGHUP, &action, NULL);
}

bool dd_is_hung_up(void) { return atomic_load(&hung_up) || atomic_load(&end_signal) == SIGHUP; }

void dd_divert_interrupts(void (*stop)(void)) {
  if (stop != NULL) atomic_store(&interrupt_count, 0);
  atomic_store(&stop_script, stop);
  // One that arrived before, and that nothing has consumed, was meant for what begins now.
  if (stop != NULL && dd_consume_interrupt()) press(stop);
}

int dd_interrupt_count(void) { return atomic_load(&interrupt_count); }

bool dd_consume_interrupt(void) { return atomic_exchange(&is_interrupted, false); }

// A program that several signals end within a second, as a group of processes and its terminal send
// them, has that long to finish.
enum { TIME_TO_END = 1000 };

static void handle_end(int signal_number) {
  int before = errno, none = 0;
  if (atomic_compare_exchange_strong(&end_signal, &none, signal_number)) {
    atomic_store(&end_time, milliseconds());
  } else if (milliseconds() - atomic_load(&end_time) >= TIME_TO_END) {
    signal(signal_number, SIG_DFL);
    raise(signal_number);  // it is delivered when this handler returns
  }
  void (*stop)(void) = atomic_load(&stop_script);
  if (stop != NULL) stop();
  errno = before;
}

void dd_install_end_handlers(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    struct sigaction before, action = {.sa_handler = handle_end};
    sigemptyset(&action.sa_mask);
    // What nohup ignores stays ignored.
    if (signals[index] == SIGHUP && sigaction(SIGHUP, NULL, &before) == 0
        && before.sa_handler == SIG_IGN)
      continue;
    sigaction(signals[index], &action, NULL);
  }
}

int dd_end_signal(void) { return atomic_load(&end_signal); }

static bool is_stopped(void) {
  return atomic_load(&is_interrupted) || atomic_load(&hung_up) || atomic_load(&end_signal);
}

static bool is_readable_now(int descriptor) {
  struct pollfd question = {.fd = descriptor, .events = POLLIN};
  return poll(&question, 1, 0) == 1 && (question.revents & POLLIN) != 0;
}

static void (*idle_function)(void);

void dd_set_idle_function(void (*idle)(void)) { idle_function = idle; }

bool dd_wait_for_input(int descriptor, int (*pending)(void), void (*deliver)(void)) {
  // A paste of megabytes is read byte by byte; each byte would cost four more system calls.
  bool is_signalled = is_stopped() || (pending != NULL && pending());
  if (!is_signalled && is_readable_now(descriptor)) return true;
  // Only pselect unblocks signals, so none can be missed between the check and the wait.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  bool readable = false;
  while (!readable) {
    if (pending != NULL && pending()) {
      pthread_sigmask(SIG_SETMASK, &before, NULL);
      deliver();
      pthread_sigmask(SIG_SETMASK, &all, NULL);
      continue;
    }
    if (is_stopped()) break;
    fd_set waiting;
    FD_ZERO(&waiting);
    FD_SET(descriptor, &waiting);
    struct timespec while_idle = {.tv_nsec = 200 * 1000 * 1000};
    int found =
        pselect(descriptor + 1, &waiting, NULL, NULL, idle_function ? &while_idle : NULL, &before);
    if (found == 0 && idle_function) {
      pthread_sigmask(SIG_SETMASK, &before, NULL);
      idle_function();
      pthread_sigmask(SIG_SETMASK, &all, NULL);
    }
    readable = found > 0 || (found < 0 && errno != EINTR);  // a bad descriptor fails in read
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return readable;
}

FILE *dd_standard_input(void) { return stdin; }
