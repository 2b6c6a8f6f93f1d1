#include "internal.h"

#include <stdio.h>

// Runs while an error is being raised: records the traceback, and rewrites the message about a
// missing method to name the class and the nearest method.

enum { FIRST_FRAMES = 12, LAST_FRAMES = 8 };

static void append(dd_state *state, const char *line) {
  size_t old = state->traceback ? strlen(state->traceback) : 0, length = strlen(line);
  state->traceback = dd_reallocate(state->traceback, old + length + 2);
  memcpy(state->traceback + old, line, length);
  memcpy(state->traceback + old + length, "\n", 2);
}

static void describe_frame(lua_Debug *ar, char *line, size_t size) {
  if (strcmp(ar->what, "main") == 0)
    snprintf(line, size, "%s:%d: in main chunk", ar->short_src, ar->currentline);
  else if (ar->name)
    snprintf(
        line, size, "%s:%d: in %s '%s'", ar->short_src, ar->currentline, ar->namewhat, ar->name);
  else
    snprintf(line, size, "%s:%d: in function at line %d", ar->short_src, ar->currentline,
        ar->linedefined);
}

// lua_getstack walks from the top, so the depth is found by binary search.
static int last_level(lua_State *L) {
  lua_Debug ar;
  int low = 1, high = 1;
  while (lua_getstack(L, high, &ar)) low = high, high *= 2;
  while (low < high) {
    int middle = (low + high) / 2;
    if (lua_getstack(L, middle, &ar))
      low = middle + 1;
    else
      high = middle;
  }
  return high - 1;
}

static bool get_lua_frame(lua_State *L, int level, lua_Debug *ar) {
  if (!lua_getstack(L, level, ar)) return false;
  lua_getinfo(L, "Sln", ar);
  return ar->what[0] != 'C' && !dd_is_of_host(ar);
}

static void append_frame(lua_State *L, lua_Debug *ar) {
  char line[256];
  describe_frame(ar, line, sizeof line);
  append(state_of(L), line);
}

// The level from which the outermost frames are shown; below it only if there are too many.
static int outer_level(lua_State *L, int inner, int last) {
  lua_Debug ar;
  int level = last, seen = 0;
  for (; level > inner; level--)
    if (get_lua_frame(L, level, &ar) && ++seen == LAST_FRAMES) break;
  return level > inner ? level : inner;
}

static void take_traceback(lua_State *L) {
  dd_state *state = state_of(L);
  free(state->traceback);
  state->traceback = NULL;
  state->position[0] = 0;
  dd_position(L, state->position, sizeof state->position);
  int last = last_level(L), level = 0, seen = 0;
  lua_Debug ar;
  for (; level <= last && seen < FIRST_FRAMES; level++)
    if (get_lua_frame(L, level, &ar)) append_frame(L, &ar), seen++;
  int outer = outer_level(L, level, last);
  if (outer > level) append(state, "...");
  for (level = outer; level <= last; level++)
    if (get_lua_frame(L, level, &ar)) append_frame(L, &ar);
}

// The traceback of a coroutine that died of the error on top.
void dd_keep_traceback_of(lua_State *L, lua_State *co) {
  if (dd_is_interrupt(L, -1)) return;
  take_traceback(co);
  state_of(L)->keep_traceback = true;
}

void dd_keep_traceback(dd_state *state, const char *traceback, const char *position) {
  free(state->traceback);
  state->traceback = NULL;
  append(state, traceback);
  snprintf(state->position, sizeof state->position, "%s", position);
  state->keep_traceback = true;
}

const char *dd_traceback(const dd_state *state) { return state->traceback ? state->traceback : ""; }

const char *dd_error_position(const dd_state *state) { return state->position; }

// Pushes the function that has replaced debug.traceback; false if there is none.
static bool push_other_traceback(lua_State *L) {
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushliteral(L, LUA_DBLIBNAME);
  if (lua_rawget(L, -2) != LUA_TTABLE) return false;
  lua_pushliteral(L, "traceback");
  return lua_rawget(L, -2) == LUA_TFUNCTION && !lua_iscfunction(L, -1);
}

// Debuggers stop at an uncaught error in their own debug.traceback: Lua 5.1 called it for such an
// error, from C and with the failed function below. Its result does not matter.
void dd_show_error(lua_State *L, int value) {
  lua_Debug ar;
  int top = lua_gettop(L);
  if (!lua_checkstack(L, LUA_MINSTACK) || !lua_getstack(L, 1, &ar)) return;
  if (push_other_traceback(L)) {
    if (!dd_tostring(L, value)) {
      lua_pop(L, 1);
      lua_pushliteral(L, "an error without a text");
    }
    lua_pushinteger(L, 1);
    lua_pcall(L, 2, 0, 0);
    state_of(L)->keep_traceback = false;
  }
  lua_settop(L, top);
}

int dd_message_handler(lua_State *L) {
  dd_state *state = state_of(L);
  if (state->keep_traceback) {
    state->keep_traceback = false;
    return 1;
  }
  if (dd_is_interrupt(L, 1)) return 1;
  lua_settop(L, 1);
  dd_improve_message(L, L, 1);
  dd_show_error(L, 1);
  take_traceback(L);
  return 1;
}

// MARK: Missing members

// The native class of a slot's object, or of its class when the lookup was on one.
static const dd_class *receiver_class(lua_State *L, int slot, bool on_class) {
  box *b = box_at(L, slot);
  if (b) return on_class ? NULL : b->class;
  script_class *record = on_class ? dd_class_at(L, slot) : NULL;
  return record ? record->native : NULL;
}

// True when the failing function is about to call nil on such a receiver: its registers hold nil
// followed by the receiver.
static bool called_on(lua_State *L, int level, const dd_class *class, bool on_class) {
  lua_Debug ar;
  if (!lua_checkstack(L, 4) || !lua_getstack(L, level, &ar)) return false;
  int top = lua_gettop(L);
  bool was_nil = false, found = false;
  for (int slot = 1; !found && lua_getlocal(L, &ar, slot); slot++) {
    found = was_nil && receiver_class(L, top + 1, on_class) == class;
    was_nil = lua_isnil(L, top + 1);
    lua_settop(L, top);
  }
  return found;
}

static int find_miss(lua_State *failed, int level, const void *key, bool is_method) {
  dd_state *state = state_of(failed);
  for (unsigned back = 1; back <= MISSES && back <= state->miss; back++) {
    unsigned slot = (state->miss - back) % MISSES;
    if (state->misses[slot].key == key
        && (!is_method
            || called_on(failed, level, state->misses[slot].class, state->misses[slot].on_class)))
      return (int)slot;
    if (!is_method) return -1;
  }
  return -1;
}

static const char *nearest(lua_State *L, dd_class *class, const char *name, bool on_class) {
  dd_state *state = state_of(L);
  state->subject = class->name;
  dd_set_text(state, name, strlen(name));
  dd_call_hook(L, DD_NEAREST, on_class ? class : NULL);
  return state->text_length > 0 ? state->text : NULL;
}

// Messages that Lua raises without a position where a C function runs.
static bool place_message(lua_State *L, lua_State *failed, const char *message) {
  static const char *const erased[] = {"C stack overflow", "error in error handling",
      "attempt to yield across a C-call boundary", "attempt to yield from outside a coroutine",
      NULL};
  char place[128];
  for (const char *const *each = erased; *each; each++) {
    if (strcmp(message, *each) != 0) continue;
    if (!dd_position(failed, place, sizeof place)) return true;
    lua_pushfstring(L, "%s: %s", place, message);
    lua_replace(L, -2);
    return true;
  }
  return false;
}

// The class of the object whose property a failing function calls as a method: its registers hold
// the property's value followed by the object. NULL if there is none.
static const dd_class *called_property(lua_State *failed, int level, const char *name) {
  lua_Debug ar;
  if (!lua_checkstack(failed, 5) || !lua_getstack(failed, level, &ar)) return NULL;
  lua_pushstring(failed, name);
  int key = lua_gettop(failed);
  const dd_class *found = NULL;
  for (int slot = 1; !found && lua_getlocal(failed, &ar, slot); slot++) {
    box *b = box_at(failed, key + 1);
    const member *m = b ? dd_find_member(failed, key, b->class) : NULL;
    if (m && (m->kind == DD_PROPERTY || m->kind == DD_SLOT)) found = b->class;
    lua_settop(failed, key);
  }
  lua_settop(failed, key - 1);
  return found;
}

// Pushes what is said about a missing method, given its name on top of the stack.
static bool push_missing(lua_State *L, int slot) {
  dd_state *state = state_of(L);
  const char *class_name = state->misses[slot].class_name;
  bool on_class = state->misses[slot].on_class;
  dd_class *class = state->misses[slot].class;
  bool makes = on_class && class->construct && strcmp(lua_tostring(L, -1), "new") == 0;
  const char *key = lua_tostring(L, -1);
  const char *other = makes ? NULL : nearest(L, class, key, on_class);
  if (other) other = lua_pushstring(L, other);  // escaping may write over it
  key = dd_push_escaped(L, key);
  class_name = dd_push_escaped(L, class_name);
  lua_pushfstring(L, "%s has no %s '%s'", class_name, on_class ? "function" : "method", key);
  if (makes) lua_pushfstring(L, ": make one with %s{...}", class_name);
  if (other) lua_pushfstring(L, " (did you mean '%s'?)", other);
  if (makes || other) lua_concat(L, 2);
  return true;
}

// Pushes what is said about a property that is called as a method, if the object has it.
static bool push_property(lua_State *L, lua_State *failed, int level) {
  const char *name = lua_tostring(L, -1);
  const dd_class *class = called_property(failed, level, name);
  if (!class) return false;
  lua_pushfstring(
      L, "'%s' is a property: use a dot and no parentheses, %s.%s", name, class->receiver, name);
  return true;
}

// "demo.lua:3: attempt to call a nil value (method 'x')" becomes "demo.lua:3:
// UINavigationController has no method 'x' (did you mean 'y'?)", or that x is a property, whatever
// its value. The message is on top of one stack, the failed function at a level of the same or
// another.
void dd_improve_message(lua_State *L, lua_State *failed, int level) {
  int top = lua_gettop(L);
  static const char attempt[] = "attempt to call a ", value[] = " value (";
  const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  if (message && place_message(L, failed, message)) return;
  const char *found = message ? strstr(message, attempt) : NULL;
  const char *type = found ? found + sizeof attempt - 1 : NULL;
  const char *what = type ? strstr(type, value) : NULL;
  if (!what) return;
  bool is_nil = what - type == 3 && strncmp(type, "nil", 3) == 0;
  what += sizeof value - 1;
  bool is_method = strncmp(what, "method '", 8) == 0;
  if (!is_method && (!is_nil || strncmp(what, "field '", 7) != 0)) return;
  const char *name = strchr(what, '\'') + 1, *end = strrchr(name, '\'');
  if (!end) return;
  lua_pushlstring(L, name, (size_t)(end - name));
  int slot = is_nil ? find_miss(failed, level, lua_topointer(L, -1), is_method) : -1;
  if (slot >= 0 ? push_missing(L, slot) : is_method && push_property(L, failed, level)) {
    lua_pushlstring(L, message, (size_t)(found - message));
    lua_insert(L, -2);
    lua_concat(L, 2);
    lua_replace(L, top);
  }
  lua_settop(L, top);
}

// MARK: Structured errors

static int error_tostring(lua_State *L) {
  static const char *const fields[] = {"where", "name", "message", "hint"};
  const char *text[4];
  for (int field = 0; field < 4; field++) {
    lua_pushstring(L, fields[field]);
    text[field] = lua_istable(L, 1) && lua_rawget(L, 1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  }
  lua_pushfstring(L, "%s%s%s: %s%s%s%s", text[0] ? text[0] : "", text[0] ? ": " : "",
      text[1] ? text[1] : "error", text[2] ? text[2] : "", text[3] ? " (" : "",
      text[3] ? text[3] : "", text[3] ? ")" : "");
  return 1;
}

static const char error_key = 0;

void dd_mark_error(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &error_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 3);
    lua_pushliteral(L, "__metatable");
    lua_pushboolean(L, 0);
    lua_rawset(L, -3);
    lua_pushliteral(L, "__tostring");
    lua_pushcfunction(L, error_tostring);
    lua_rawset(L, -3);
    lua_pushliteral(L, "__name");
    lua_pushliteral(L, "error");
    lua_rawset(L, -3);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &error_key);
  }
  lua_setmetatable(L, -2);
}

bool dd_is_error(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return false;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &error_key);
  bool same = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return same;
}
