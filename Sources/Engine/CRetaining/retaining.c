// All of it is in the header, so that it becomes a part of what calls it.
#include "CRetaining.h"
