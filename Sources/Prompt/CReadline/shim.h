#ifndef DRILLDOWN_CREADLINE_SHIM_H
#define DRILLDOWN_CREADLINE_SHIM_H

#include <stdio.h>

#if !__has_include(<readline/readline.h>)
#error \
    "GNU readline's headers are missing: apt-get install libreadline-dev, or brew install readline"
#endif

#include <readline/history.h>
#include <readline/readline.h>

#endif
