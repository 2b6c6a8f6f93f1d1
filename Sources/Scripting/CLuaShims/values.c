#include "internal.h"

// What values are for scripts: objects, classes, functions. A table that can be called, as spies
// can, or a function in Lua that stands in a library becomes a function in C that calls it.

const char dd_class_key = 0;

// Whether the value is a table with a record of a class, or one that has none yet.
bool dd_is_class(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return false;
  bool is_class = lua_rawgetp(L, -1, &dd_class_key) != LUA_TNIL;
  lua_pop(L, 2);
  return is_class;
}

static int return_all(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  return lua_gettop(L);
}

// Upvalue 1: the table or the function.
static int call_upvalue(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_callk(L, lua_gettop(L) - 1, LUA_MULTRET, 0, return_all);
  return return_all(L, LUA_OK, 0);
}

bool dd_is_callable_table(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || dd_is_class(L, index)) return false;
  if (luaL_getmetafield(L, index, "__call") == LUA_TNIL) return false;
  bool is_function = lua_isfunction(L, -1);
  lua_pop(L, 1);
  return is_function;
}

int dd_called_table(lua_State *L) {
  if (lua_tocfunction(L, 1) != call_upvalue) return 0;
  lua_getupvalue(L, 1, 1);
  return lua_istable(L, -1) ? 1 : 0;
}

void dd_use_callable(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (!dd_is_callable_table(L, index)) return;
  lua_pushvalue(L, index);
  lua_pushcclosure(L, call_upvalue, 1);
  lua_replace(L, index);
}

// Scripts see a function of the host's own Lua as one in C: neither its upvalues nor its code.
int dd_as_library_function(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_pushcclosure(L, call_upvalue, 1);
  return 1;
}

const char *dd_type_name(lua_State *L, int index) {
  box *b = box_at(L, index);
  if (b) return dd_box_class_name(b);
  if (dd_is_class(L, index)) return "class";
  return luaL_typename(L, index);
}

// Raises an error if the second argument can't be a table key.
void dd_check_key(lua_State *L) {
  if (lua_isnil(L, 2)) luaL_error(L, "index is nil");
  if (lua_type(L, 2) == LUA_TNUMBER && lua_tonumber(L, 2) != lua_tonumber(L, 2))
    luaL_error(L, "index is NaN");
}

// MARK: Pairs

static const char pairs_key = 0;

int dd_set_pairs(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &pairs_key);
  return 0;
}

int dd_push_pairs(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &pairs_key);
  lua_insert(L, -3);
  lua_call(L, 2, 1);
  return 1;
}

// MARK: Receivers

// The host creates the message of the error; the box is the first argument.
static int raise_dead(lua_State *L) {
  return dd_host_call(L, state_of(L)->hooks[DD_DEAD_OBJECT], NULL);
}

int dd_raise_no_object(lua_State *L) {
  if (box_at(L, 1)) return raise_dead(L);
  return luaL_error(L, "object expected, got %s", dd_push_escaped(L, dd_type_name(L, 1)));
}

box *dd_require_living(lua_State *L) {
  box *b = box_at(L, 1);
  if (unlikely(!b || !b->object)) dd_raise_no_object(L);
  return b;
}

int dd_raise_receiver(lua_State *L, const method *m) {
  const box *b = box_at(L, 1);
  if (b && !b->object && is_a(b->class, m->class)) return raise_dead(L);
  if (dd_called_as_method(L) && lua_gettop(L) > 0)
    return dd_raise_at_caller(
        L, lua_pushfstring(L, "calling '%s' on bad self (%s expected, got %s)", m->name,
               m->class->name, dd_type_name(L, 1)));
  return dd_raise_at_caller(L, lua_pushfstring(L, "%s needs its receiver: use a colon, %s:%s(...)",
                                   m->name, m->class->receiver, m->name));
}
