#ifndef DRILLDOWN_CTEXTS_H
#define DRILLDOWN_CTEXTS_H

#include <stddef.h>

/// A file in Lua, of a page or of the addon for editors, by its path in `Sources`. Its content is
/// not null-terminated.
struct dd_program_text {
  const char *path;
  const unsigned char *content;
  size_t length;
};

/// A text, in the order of the paths; past the last one, a text without content.
struct dd_program_text dd_program_text(size_t index);

#endif
