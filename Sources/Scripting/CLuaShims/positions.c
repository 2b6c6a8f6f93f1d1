#include "internal.h"

#include <stdio.h>

// Where Lua is.

dd_state *volatile dd_current;

// Their chunks are named `=[spec]` and so on, or `=?` if they were compiled without lines; those in
// C are `=[C]`.
bool dd_is_of_host(const lua_Debug *ar) {
  return ar->what[0] != 'C' && ar->source[0] == '='
         && (ar->source[1] == '[' || ar->source[1] == '?');
}

bool dd_position(lua_State *L, char *buffer, size_t size) {
  lua_Debug ar;
  bool has_own = false;
  for (int level = 0; lua_getstack(L, level, &ar); level++) {
    lua_getinfo(L, "Sl", &ar);
    bool is_own = dd_is_of_host(&ar);
    if (ar.currentline <= 0 || (is_own && has_own)) continue;
    snprintf(buffer, size, "%s:%d", ar.short_src, ar.currentline);
    if (!is_own) return true;
    has_own = true;
  }
  return has_own;
}

bool dd_place(lua_State *L, int index, char *buffer, size_t size) {
  lua_Debug ar;
  if (!lua_isfunction(L, index)) return false;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &ar);
  if (ar.linedefined <= 0) return false;
  snprintf(buffer, size, "%s:%d", ar.short_src, ar.linedefined);
  return true;
}

static int add_to_fingerprint(lua_State *L, const void *bytes, size_t count, void *context) {
  (void)L;
  uint64_t *hash = context;
  for (size_t index = 0; index < count; index++)
    *hash = (*hash ^ ((const unsigned char *)bytes)[index]) * 0x100000001B3;
  return 0;
}

uint64_t dd_fingerprint(lua_State *L, int index) {
  uint64_t hash = 0xCBF29CE484222325;
  if (!lua_isfunction(L, index) || lua_iscfunction(L, index)) return 0;
  lua_pushvalue(L, index);
  lua_dump(L, add_to_fingerprint, &hash, false);
  lua_pop(L, 1);
  return hash;
}

bool dd_called_as_method(lua_State *L) {
  lua_Debug ar;
  if (!lua_getstack(L, 0, &ar)) return true;
  lua_getinfo(L, "n", &ar);
  return ar.namewhat[0] == 0 || strcmp(ar.namewhat, "method") == 0;
}

// The name of the function in C that runs. A library's that the host's own Lua calls, by pcall, has
// the name by which the script has called it.
static const char *name_of_function(lua_State *L, lua_Debug *ar) {
  bool is_called_by_host = false;
  for (int level = 0; lua_getstack(L, level, ar) && lua_getinfo(L, "Sn", ar); level++) {
    if (dd_is_of_host(ar) && level > 0)
      is_called_by_host = true;
    else if (ar->what[0] != 'C')
      return NULL;
    else if (is_called_by_host || (level == 0 && ar->name))
      return ar->name && ar->name[0] != '?' ? ar->name : NULL;
  }
  return NULL;
}

// "demo.lua:3: " and, inside a C function, its name: " in 'find'". Reads only what doesn't change
// while the thread's signal is handled.
void dd_last_position(char *place, size_t size, char *function, size_t function_size) {
  dd_state *state = dd_current;
  lua_Debug ar;
  if (!state || !pthread_equal(state->thread, pthread_self())) return;
  lua_State *L = state->running;
  const char *name = name_of_function(L, &ar);
  if (name) snprintf(function, function_size, " in '%s'", name);
  if (dd_position(L, place, size - 2)) strcat(place, ": ");
}
