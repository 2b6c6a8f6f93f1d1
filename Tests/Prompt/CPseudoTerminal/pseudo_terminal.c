#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int dd_pseudo_terminal_resize(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

#ifdef __linux__
enum { OPENING = O_RDWR | O_NOCTTY | O_CLOEXEC };
#else
enum { OPENING = O_RDWR | O_NOCTTY };
#endif

int dd_pseudo_terminal_open(int rows, int columns) {
  int terminal = posix_openpt(OPENING);
  if (terminal < 0) return -1;
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  fcntl(terminal, F_SETFL, O_NONBLOCK);
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0
      && dd_pseudo_terminal_resize(terminal, rows, columns) == 0)
    return terminal;
  close(terminal);
  return -1;
}

static void take_default_signals(void) {
  const int signals[] = {SIGINT, SIGHUP, SIGTERM, SIGQUIT, SIGPIPE, SIGTSTP, SIGTTOU};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t dd_pseudo_terminal_start(int terminal, const char *folder, const char *program,
    char *const words[], char *const variables[]) {
  char name[128];  // tests run in parallel, and ptsname returns one shared buffer
  if (ptsname_r(terminal, name, sizeof name) != 0) return -1;
  int screen = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (screen < 0) return -1;
  // A signal that is sent at once waits for the child, which takes it as the program would.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) {
    setsid();
    take_default_signals();
    if (ioctl(screen, TIOCSCTTY, 0) != 0 || chdir(folder) != 0) _exit(126);
    for (int stream = 0; stream < 3; stream++) dup2(screen, stream);
    execve(program, words, variables);
    _exit(127);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(screen);
  return child;
}

int dd_pseudo_terminal_exit_code(pid_t program) {
  int status;
  if (waitpid(program, &status, WNOHANG) != program) return 1000;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}
