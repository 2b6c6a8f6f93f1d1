#include "log.h"

#include <stdio.h>
#include <string.h>

static const dd_log program = {0};
static const dd_log disabled = {-1};

dd_log dd_log_make(const char *subsystem, const char *category) {
  (void)subsystem;
  (void)category;
  return program;
}

dd_log dd_log_default(void) { return program; }

dd_log dd_log_disabled(void) { return disabled; }

// Writes a message whose placeholders, as %@ and %{public}s, are replaced by the texts in turn.
static void write_line(dd_log log, const char *message, const char *const *texts, size_t count) {
  if (log.number < 0) {
    return;
  }
  size_t next = 0;
  for (const char *at = message; *at != '\0'; at++) {
    if (*at != '%') {
      fputc(*at, stderr);
      continue;
    }
    if (at[1] == '%') {
      fputc('%', stderr);
      at++;
      continue;
    }
    at++;
    if (*at == '{') {
      const char *end = strchr(at, '}');
      at = end == NULL ? at : end + 1;
    }
    if (*at == '\0') {
      break;
    }
    fputs(next < count ? texts[next++] : "", stderr);
  }
  fputc('\n', stderr);
}

void dd_log_plain(const char *message) { write_line(program, message, NULL, 0); }

void dd_log_text(const char *message, const char *argument) {
  write_line(program, message, &argument, 1);
}

void dd_log_to(const char *message, dd_log log) { write_line(log, message, NULL, 0); }

void dd_log_type_to(const char *message, dd_log log, dd_log_type type) {
  (void)type;
  write_line(log, message, NULL, 0);
}

void dd_log_type_text(const char *message, dd_log log, dd_log_type type, const char *argument) {
  (void)type;
  write_line(log, message, &argument, 1);
}

void dd_log_type_texts(
    const char *message, dd_log log, dd_log_type type, const char *first, const char *second) {
  (void)type;
  const char *texts[] = {first, second};
  write_line(log, message, texts, 2);
}
