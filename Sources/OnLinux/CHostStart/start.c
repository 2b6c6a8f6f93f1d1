#include "CHostStart.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// In the module UIKit, which is linked with this.
void drilldown_start_uikit(void);

// The world is created by whatever needs it first, which may be any line of the program: so this
// has to run before all of them. The number tells the process from others that it starts.
__attribute__((constructor)) static void start(void) {
  char number[24];
  snprintf(number, sizeof number, "%ld", (long)getpid());
  setenv("DRILLDOWN_HOST", number, 1);
  drilldown_start_uikit();
}
