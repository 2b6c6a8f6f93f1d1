#include "internal.h"

// The members of classes of the host by the address of their name. The host provides those of a
// class when they are first needed: most scripts use few of them.

enum { LONGEST_INTERNED = 40 };

static dd_class *make_class(const char *name, int number, const dd_class *parent) {
  dd_class *class = dd_reallocate(NULL, sizeof *class);
  memset(class, 0, sizeof *class);
  class->name = name;
  class->number = number;
  if (parent) {
    memcpy(class->display, parent->display, sizeof class->display);
    class->depth = parent->depth + 1;
    if (class->depth >= MAX_DEPTH) dd_fatal_error("classes are nested too deeply");
  }
  class->display[class->depth] = class;
  return class;
}

dd_class *dd_use_class(dd_state *state, int number) {
  known_class *known = &state->known_classes[number];
  if (known->class) return known->class;
  const dd_class *parent = known->parent < 0 ? NULL : dd_use_class(state, known->parent);
  return known->class = make_class(known->name, number, parent);
}

bool dd_is_class_used(const dd_state *state, int number) {
  return state->known_classes[number].class;
}

int dd_class_number(const dd_class *class) { return class->number; }

static void inherit(dd_class *class, const dd_class *parent) {
  class->shorthand = parent->shorthand ? strdup(parent->shorthand) : NULL;
  class->children = parent->children ? strdup(parent->children) : NULL;
  class->describe = parent->describe;
  class->capacity = parent->capacity;
  class->shift = parent->shift;
  class->count = parent->count;
  class->members = dd_reallocate(NULL, parent->capacity * sizeof(member) + 1);
  if (parent->capacity) memcpy(class->members, parent->members, parent->capacity * sizeof(member));
  class->overridable = dd_reallocate(NULL, OVERRIDE_BITS * sizeof(char *));
  memcpy(class->overridable, parent->overridable, OVERRIDE_BITS * sizeof(char *));
  // An __index that was created before has none of them as upvalues.
  for (unsigned slot = 0; slot < class->capacity; slot++) class->members[slot].upvalue = 0;
}

void dd_fill_class(lua_State *L, dd_class *class) {
  if (class->is_filled) return;
  class->is_filled = true;
  if (class->depth > 0) {
    dd_class *parent = class->display[class->depth - 1];
    dd_fill_class(L, parent);
    inherit(class, parent);
  } else {
    class->overridable = dd_reallocate(NULL, OVERRIDE_BITS * sizeof(char *));
  }
  dd_call_hook(L, DD_FILL_CLASS, class);
}

void dd_class_set_shorthand(dd_class *class, const char *key) {
  free(class->shorthand);
  class->shorthand = strdup(key);
}

void dd_class_set_children(dd_class *class, const char *property) {
  free(class->children);
  class->children = strdup(property);
}

void dd_class_set_receiver(dd_class *class, const char *receiver) {
  free(class->receiver);
  class->receiver = strdup(receiver);
}

void dd_class_set_description(dd_class *class, dd_function *call) { class->describe = call; }

void dd_class_set_constructor(dd_class *class, dd_function *call) { class->construct = call; }

static void insert(dd_class *class, member new_member) {
  uintptr_t mask = class->capacity - 1, slot = hash_slot(class, new_member.key);
  while (class->members[slot].key && class->members[slot].key != new_member.key)
    slot = (slot + 1) & mask;
  if (!class->members[slot].key) class->count++;
  class->members[slot] = new_member;
}

static void make_room(dd_class *class) {
  if ((class->count + 1) * 2 <= class->capacity) return;
  member *old = class->members;
  unsigned capacity = class->capacity;
  class->capacity = capacity ? capacity * 2 : 32;
  class->shift = (uint8_t)(64 - __builtin_ctz(class->capacity));
  class->members = dd_reallocate(NULL, class->capacity * sizeof(member));
  memset(class->members, 0, class->capacity * sizeof(member));
  class->count = 0;
  for (unsigned slot = 0; slot < capacity; slot++)
    if (old[slot].key) insert(class, old[slot]);
  free(old);
}

void dd_insert_member(dd_class *class, member new_member) {
  make_room(class);
  insert(class, new_member);
}

// MARK: Finding

member *dd_find_member_beyond(const dd_class *class, const void *key, uintptr_t slot) {
  for (; class->members[slot].key; slot = (slot + 1) & (class->capacity - 1))
    if (class->members[slot].key == key) return &class->members[slot];
  return NULL;
}

static member *find_by_content(const dd_class *class, const char *name) {
  for (unsigned slot = 0; slot < class->capacity; slot++)
    if (class->members[slot].key && !strcmp(class->members[slot].name, name))
      return &class->members[slot];
  return NULL;
}

static member *find_long_name(lua_State *L, int index, const dd_class *class) {
  if (lua_type(L, index) != LUA_TSTRING || lua_rawlen(L, index) <= LONGEST_INTERNED) return NULL;
  return find_by_content(class, lua_tostring(L, index));
}

// Used if no object has that address.
member *dd_find_member_by_text(lua_State *L, int index, dd_class *class, const void *key) {
  if (!key) return NULL;
  if (!class->is_filled) {
    dd_fill_class(L, class);
    member *found = class->capacity ? find_by_address(class, key) : NULL;
    if (found) return found;
  }
  return find_long_name(L, index, class);
}

member *dd_find_member(lua_State *L, int index, dd_class *class) {
  return find_in_class(L, index, class);
}
