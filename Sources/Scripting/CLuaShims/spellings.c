#include "internal.h"

// Names that UIKit has under another spelling. Where a name is neither a member nor a field, the
// host says once what to type instead; its answers are stored by class, so that asking again costs
// one lookup.

enum { MOST_ANSWERS = 1000 };

static void push_answers(lua_State *L, spellings *known) {
  if (!known->answers) {
    lua_newtable(L);
    known->answers = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, known->answers);
}

// The host's answer for the name at the index; its text is in the state.
static dd_spelling ask(lua_State *L, int key, const char *owner) {
  dd_state *state = state_of(L);
  size_t length;
  const char *name = lua_tolstring(L, key, &length);
  state->subject = owner;
  dd_set_text(state, name, length);
  return (dd_spelling)dd_call_hook(L, DD_SPELLING, NULL);
}

static dd_spelling find_answer(lua_State *L, int key, spellings *known, const char *owner) {
  push_answers(L, known);
  lua_pushvalue(L, key);
  if (lua_rawget(L, -2) == LUA_TNUMBER) return (dd_spelling)lua_tointeger(L, -1);
  dd_spelling answer = ask(L, key, owner);
  if (known->count >= MOST_ANSWERS) return answer;
  known->count++;
  lua_pop(L, 1);
  lua_pushvalue(L, key);
  lua_pushinteger(L, answer);
  lua_rawset(L, -3);
  return answer;
}

static void check(lua_State *L, int key, spellings *known, const char *owner, bool is_function) {
  if (lua_type(L, key) != LUA_TSTRING || !state_of(L)->hooks[DD_SPELLING]) return;
  if (!lua_checkstack(L, LUA_MINSTACK)) return;
  int top = lua_gettop(L);
  dd_spelling answer = find_answer(L, key, known, owner);
  lua_settop(L, top);
  if (answer == DD_FREE || (answer == DD_MISTYPED_CALLBACK && is_function)) return;
  ask(L, key, owner);
  dd_raise_at_caller(L, lua_pushstring(L, state_of(L)->text));
}

// Raises the line to type if the name at the index is a member of the class in another spelling. A
// function may be assigned to a callback's name with other capitals: that is a warning.
void dd_check_spelling(lua_State *L, int key, dd_class *class, bool is_function) {
  check(L, key, &class->spellings, class->name, is_function);
}

void dd_remember_miss(
    dd_state *state, const void *key, const char *class_name, dd_class *class, bool on_class) {
  unsigned slot = state->miss++ % MISSES;
  state->misses[slot].key = key;
  state->misses[slot].class_name = class_name;
  state->misses[slot].class = class;
  state->misses[slot].on_class = on_class;
}

// The most recent undefined globals, for a guess about what was meant.
static void remember_missing(dd_state *state, const char *name) {
  char *place = state->missing[state->missing_count++ % MISSES];
  strncpy(place, name, LONGEST_MISSING - 1);
  place[LONGEST_MISSING - 1] = 0;
}

const char *dd_missing_global(const dd_state *state, unsigned back) {
  if (back >= MISSES || back >= state->missing_count) return NULL;
  return state->missing[(state->missing_count - 1 - back) % MISSES];
}

void dd_forget_missing_globals(dd_state *state) { state->missing_count = 0; }

// For an undefined global.
static int global_index(lua_State *L) {
  lua_settop(L, 2);
  if (lua_type(L, 2) == LUA_TSTRING) remember_missing(state_of(L), lua_tostring(L, 2));
  if (dd_push_result(L)) return 1;
  check(L, 2, &state_of(L)->spellings, "", false);
  return 0;
}

static void install_global_index(lua_State *L) {
  dd_push_globals(L);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, global_index);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// MARK: Lists

static const char list_key;

// For a name that a list doesn't have.
static int list_index(lua_State *L) {
  lua_settop(L, 2);
  check(L, 2, &state_of(L)->list_spellings, DD_LIST, false);
  return 0;
}

// The metatable is the same for all lists, so scripts can neither read nor replace it.
static void install_list_index(lua_State *L) {
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, list_index);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &list_key);
}

void dd_mark_list(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &list_key);
  lua_setmetatable(L, -2);
}

bool dd_has_own_metatable(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return false;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &list_key);
  bool is_own = !lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return is_own;
}

bool dd_is_plain_global(lua_State *L) {
  dd_push_globals(L);
  lua_insert(L, -2);
  bool is_plain = lua_rawget(L, -2) == LUA_TTABLE && !dd_has_own_metatable(L, -1);
  lua_pop(L, 2);
  return is_plain;
}

void dd_install_spellings(lua_State *L) {
  install_global_index(L);
  install_list_index(L);
}
