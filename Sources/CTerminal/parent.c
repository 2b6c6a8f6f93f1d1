#include "CTerminal.h"

#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

void drilldown_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
