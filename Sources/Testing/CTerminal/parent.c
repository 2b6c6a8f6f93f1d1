#include "CTerminal.h"

#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

static void end_group(int signal) {
  (void)signal;
  kill(-getpid(), SIGKILL);
  _exit(128 + SIGHUP);  // it doesn't lead a group
}
#endif

void dd_end_with_parent(void) {
#ifdef __linux__
  struct sigaction action = {.sa_handler = end_group};
  sigemptyset(&action.sa_mask);
  sigaction(SIGHUP, &action, NULL);
  sigset_t hangup;  // which the program that started the runner may have blocked
  sigemptyset(&hangup);
  sigaddset(&hangup, SIGHUP);
  sigprocmask(SIG_UNBLOCK, &hangup, NULL);
  prctl(PR_SET_PDEATHSIG, SIGHUP);
#endif
}
