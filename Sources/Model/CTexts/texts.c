// The files in other languages that modules use are part of the program. Swift would have them as
// literals of arrays, which take the compiler some seconds (`.embedInCode`: 18 s for those of
// Specs).
#include "CTexts.h"

#include "texts.h"

struct dd_program_text dd_program_text(size_t index) {
  static const struct dd_program_text none = {0};
  return index < sizeof program_texts / sizeof program_texts[0] ? program_texts[index] : none;
}
