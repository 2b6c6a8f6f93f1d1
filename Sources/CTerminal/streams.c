#include "CTerminal.h"

void drilldown_say(const char *bytes, size_t length) {
  fwrite(bytes, 1, length, stdout);
}

void drilldown_say_finished(void) {
  fflush(stdout);
}

void drilldown_complain(const char *bytes, size_t length) {
  fflush(stdout);
  fwrite(bytes, 1, length, stderr);
}
