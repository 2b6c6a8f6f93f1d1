#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

// Set while C's buffers are being changed, when a signal handler must not access them.
static volatile sig_atomic_t is_busy;

static bool ends_with_pipe;
static int loss;  // the error number of the first failed write

// MARK: Losses

static void note_loss(void) {
  if (errno == EINTR) {  // a script was stopped while its output wasn't read
    clearerr(stdout);
    return;
  }
  if (errno == EPIPE && ends_with_pipe) {  // the pool of workers ignores the signal
    signal(SIGPIPE, SIG_DFL);
    raise(SIGPIPE);
  }
  if (loss == 0) loss = errno;
}

static void flush(void) {
  if (fflush(stdout) != 0) note_loss();
}

static int exit_descriptor = STDERR_FILENO;

void dd_send_exit_message_to(int descriptor) { exit_descriptor = descriptor; }

static void write_last(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(exit_descriptor, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

static bool has_lost_output(void) {
  if (loss == 0 && ferror(stdout)) loss = EIO;
  if (loss == 0) return ferror(stderr);
  write_last("error: standard output: ");
  write_last(strerror(loss));
  write_last("\n");
  return true;
}

static void finish(void) {
  flush();
  if (dd_is_hung_up()) return;  // with its terminal, which is the reason for its end
  if (has_lost_output()) _exit(EX_IOERR);
}

// MARK: Setup

static void open_missing(int number, int flags) {
  if (fcntl(number, F_GETFD) < 0 && errno == EBADF) open("/dev/null", flags);
}

static void ignore(int signal) { (void)signal; }

// A handler, because child processes would inherit an ignored signal.
static void outlive_limit_of_files(void) {
  struct sigaction before, action = {.sa_handler = ignore, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGXFSZ, NULL, &before) == 0 && before.sa_handler == SIG_DFL)
    sigaction(SIGXFSZ, &action, NULL);
}

void dd_output_begin(void) {
  struct sigaction before;
  open_missing(STDIN_FILENO, O_RDWR);
  open_missing(STDOUT_FILENO, O_RDONLY);  // output there is lost, which has to be reported
  open_missing(STDERR_FILENO, O_RDWR);
  ends_with_pipe = sigaction(SIGPIPE, NULL, &before) == 0 && before.sa_handler != SIG_IGN;
  outlive_limit_of_files();
  atexit(finish);
}

// MARK: Writing

void dd_write_output(const char *bytes, size_t length) {
  is_busy = 1;
  if (fwrite(bytes, 1, length, stdout) < length) note_loss();
  is_busy = 0;
}

void dd_flush_output(void) {
  is_busy = 1;
  flush();
  is_busy = 0;
}

void dd_forget_drawing(void) {
  if (loss == 0) clearerr(stdout);
}

void dd_write_error(const char *bytes, size_t length) {
  is_busy = 1;
  flush();
  fwrite(bytes, 1, length, stderr);
  is_busy = 0;
}

static char exit_message[4096] = "interrupted";

void dd_set_exit_message(const char *message) {
  snprintf(exit_message, sizeof exit_message, "%s", message);
}

void dd_exit_with_error(const char *message, int code) {
  if (!is_busy) flush();
  write_last("error: ");
  write_last(message ? message : exit_message);
  write_last("\n");
  _exit(!is_busy && has_lost_output() ? EX_IOERR : code);
}
