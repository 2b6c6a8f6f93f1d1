#include "CTerminal.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

// Set while C's buffers are being changed, when a signal handler must not touch them.
static volatile sig_atomic_t is_busy;

void drilldown_say(const char *bytes, size_t length) {
  is_busy = 1;
  fwrite(bytes, 1, length, stdout);
  is_busy = 0;
}

bool drilldown_say_finished(void) {
  is_busy = 1;
  fflush(stdout);
  is_busy = 0;
  return !ferror(stdout);
}

void drilldown_complain(const char *bytes, size_t length) {
  is_busy = 1;
  fflush(stdout);
  fwrite(bytes, 1, length, stderr);
  is_busy = 0;
}

static int last_words = STDERR_FILENO;

void drilldown_send_last_words_to(int descriptor) { last_words = descriptor; }

static void write_last(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(last_words, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

static char farewell[4096] = "interrupted";

void drilldown_set_farewell(const char *message) {
  snprintf(farewell, sizeof farewell, "%s", message);
}

void drilldown_leave(const char *message, int code) {
  if (!is_busy) fflush(stdout);
  write_last("error: ");
  write_last(message ? message : farewell);
  write_last("\n");
  _exit(code);
}
