// The pages are part of the program, so that it can explain a fact wherever it is installed. They
// are read-only data:
// not accessed until a fact is requested, and a changed page requires only this file to be
// recompiled.
#include "CFacts.h"

// #embed is C23; as an extension it is available in every clang of a Swift 6.2 toolchain, Xcode's
// included.
#if !defined __has_embed
#error "CFacts needs a compiler that has #embed: clang 19, or Xcode 26"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char appearance[] = {
#embed "../../../docs/facts/appearance.md"
};
static const unsigned char bars[] = {
#embed "../../../docs/facts/bars.md"
};
static const unsigned char collections[] = {
#embed "../../../docs/facts/collections.md"
};
static const unsigned char contradictions[] = {
#embed "../../../docs/facts/contradictions.md"
};
static const unsigned char decisions[] = {
#embed "../../../docs/facts/decisions.md"
};
static const unsigned char presentation[] = {
#embed "../../../docs/facts/presentation.md"
};
static const unsigned char recipes[] = {
#embed "../../../docs/facts/recipes.md"
};
static const unsigned char scenes[] = {
#embed "../../../docs/facts/scenes.md"
};
static const unsigned char search[] = {
#embed "../../../docs/facts/search.md"
};
static const unsigned char storyboards[] = {
#embed "../../../docs/facts/storyboards.md"
};
static const unsigned char suites[] = {
#embed "../../../docs/facts/suites.md"
};
static const unsigned char windows[] = {
#embed "../../../docs/facts/windows.md"
};
static const unsigned char uses[] = {
#embed "../../../docs/facts/uses.md"
};

#define PAGE(name) \
  { #name, name, sizeof name }

static const struct dd_page pages[] = {
    PAGE(appearance),
    PAGE(bars),
    PAGE(collections),
    PAGE(contradictions),
    PAGE(decisions),
    PAGE(presentation),
    PAGE(recipes),
    PAGE(scenes),
    PAGE(search),
    PAGE(storyboards),
    PAGE(suites),
    PAGE(windows),
};

struct dd_page dd_fact_page(size_t index) {
  static const struct dd_page none = {0};
  return index < sizeof pages / sizeof pages[0] ? pages[index] : none;
}

struct dd_page dd_fact_uses(void) {
  return (struct dd_page)PAGE(uses);
}
