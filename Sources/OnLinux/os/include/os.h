#ifndef DRILLDOWN_OS_H
#define DRILLDOWN_OS_H

#include "log.h"

#endif
