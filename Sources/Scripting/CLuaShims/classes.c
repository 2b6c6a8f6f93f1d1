#include "internal.h"

// Classes in scripts: a table whose metatable leads to a record (class, parent, members).

enum { LONGEST_NAME = 255 };

static const char unused_key = 0;

static script_class *record_at(lua_State *L, int index) {
  script_class *record = lua_touserdata(L, index);
  return record && lua_rawlen(L, index) > sizeof(script_class) && record->magic == dd_magic + 2
             ? record
             : NULL;
}

static bool begin_use(lua_State *L, int index);

// Pushes the record of the class at the index and returns it; pushes nothing if it is not a class.
script_class *dd_class_at(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return NULL;
  if (lua_rawgetp(L, -1, &dd_class_key) == LUA_TBOOLEAN) {
    lua_pop(L, 2);
    return begin_use(L, index) ? dd_class_at(L, index) : NULL;
  }
  lua_remove(L, -2);
  script_class *record = record_at(L, -1);
  if (!record) lua_pop(L, 1);
  return record;
}

// Looks the key up in the record and its ancestors; pushes the value, or nothing.
bool dd_push_class_member(lua_State *L, int record, int key) {
  lua_pushvalue(L, record);
  while (!lua_isnil(L, -1)) {
    lua_getiuservalue(L, -1, 1);
    lua_pushvalue(L, key);
    lua_rawget(L, -2);
    if (!lua_isnil(L, -1)) {
      lua_replace(L, -3);
      lua_pop(L, 1);
      return true;
    }
    lua_pop(L, 2);
    lua_getiuservalue(L, -1, 3);
    lua_remove(L, -2);
  }
  lua_pop(L, 1);
  return false;
}

static bool push_named_member(lua_State *L, int record, const char *name) {
  record = lua_absindex(L, record);
  lua_pushstring(L, name);
  bool found = dd_push_class_member(L, record, lua_gettop(L));
  lua_remove(L, found ? -2 : -1);
  return found;
}

bool dd_class_has_init(lua_State *L, int record) {
  bool found = push_named_member(L, record, "init");
  if (found) lua_pop(L, 1);
  return found;
}

// MARK: Fields of a class

static int class_subclass(lua_State *L);

// Upvalues: record, table of functions.
static int class_index(lua_State *L) {
  script_class *record = lua_touserdata(L, lua_upvalueindex(1));
  if (dd_push_class_member(L, lua_upvalueindex(1), 2)) return 1;
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  const char *key = lua_tostring(L, 2);
  member *m = dd_find_member(L, 2, record->native);
  int function = !m ? 0 : m->super_function ? m->super_function : m->function;
  if (function) return lua_rawgeti(L, lua_upvalueindex(2), function), 1;
  if (strcmp(key, "super") == 0) return lua_getiuservalue(L, lua_upvalueindex(1), 2), 1;
  if (strcmp(key, "subclass") == 0) return lua_pushcfunction(L, class_subclass), 1;
  if (!m) dd_check_spelling(L, 2, record->native, false);
  dd_remember_miss(state_of(L), lua_topointer(L, 2), record->name, record->native, true);
  return 0;
}

static int raise_not_function(
    lua_State *L, const char *format, const char *name, const char *class_name) {
  lua_pushfstring(L, format, name, class_name, dd_type_name(L, 3));
  return dd_raise_at_caller(L, lua_tostring(L, -1));
}

// Rejects values that a class may not have under a name.
static void check_field(lua_State *L, const script_class *record, const member *m) {
  if (m && m->bit < 0 && m->kind != DD_METHOD) m = NULL;
  const char *key = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  if (strcmp(key, "super") == 0)
    dd_raise_at_caller(L, lua_pushfstring(L, "'super' of %s is read-only", record->name));
  if (lua_isfunction(L, 3) || lua_isnil(L, 3)) return;
  if (m)
    raise_not_function(
        L, "'%s' of %s must be overridden with a function, not a %s", m->name, record->name);
  if (strcmp(key, "init") == 0 || strcmp(key, "deinit") == 0)
    raise_not_function(L, "'%s' of %s must be a function, not a %s", key, record->name);
}

// A new name of a class is perhaps a member in another spelling.
static void check_new_name(lua_State *L, const script_class *record) {
  if (lua_type(L, 2) != LUA_TSTRING) return;
  int top = lua_gettop(L);
  bool is_new = !dd_push_class_member(L, lua_upvalueindex(1), 2);
  lua_settop(L, top);
  if (!is_new) return;
  dd_check_spelling(L, 2, record->native, lua_isfunction(L, 3));
  if (!lua_isfunction(L, 3)) return;
  size_t length;
  const char *key = lua_tolstring(L, 2, &length);
  state_of(L)->subject = record->native->name;
  dd_set_text(state_of(L), key, length);
  dd_call_hook(L, DD_NEW_FIELD, NULL);
}

// Upvalue 1: record.
static int class_newindex(lua_State *L) {
  script_class *record = lua_touserdata(L, lua_upvalueindex(1));
  if (record->is_native)
    return dd_raise_at_caller(
        L, lua_pushfstring(L, "%s can't be changed: define a subclass with %s:subclass(name)",
               record->name, record->name));
  member *m = dd_find_member(L, 2, record->native);
  dd_check_key(L);
  if (m) dd_use_callable(L, 3);
  check_field(L, record, m);
  if (!m) check_new_name(L, record);
  if (m && m->bit >= 0) put_bit(record->overrides, m->bit, lua_isfunction(L, 3));
  lua_getiuservalue(L, lua_upvalueindex(1), 1);
  lua_insert(L, 2);
  lua_rawset(L, 2);
  return 0;
}

static int class_tostring(lua_State *L) {
  script_class *record = lua_touserdata(L, lua_upvalueindex(1));
  lua_pushstring(L, record->name);
  return 1;
}

// Upvalue 1: record.
static int class_pairs(lua_State *L) {
  lua_pushnil(L);
  lua_getiuservalue(L, lua_upvalueindex(1), 1);
  return dd_push_pairs(L);
}

// MARK: Construction

static const char applied_key = 0;

// Pushes a table of the registry that doesn't keep alive what is in it.
static void push_weak_table(lua_State *L, const char *key, const char *mode) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, key) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, mode);
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

// Notes that the properties of a table have been set on an object, before its init gets the table.
static void note_applied(lua_State *L, int table, int object) {
  push_weak_table(L, &applied_key, "kv");
  lua_pushvalue(L, table);
  lua_pushvalue(L, object);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static int was_applied(lua_State *L) {
  push_weak_table(L, &applied_key, "kv");
  lua_pushvalue(L, 1);
  lua_rawget(L, -2);
  lua_pushboolean(L, lua_rawequal(L, -1, 2));
  return 1;
}

bool dd_was_applied(lua_State *L, int table, int object) {
  table = lua_absindex(L, table);
  object = lua_absindex(L, object);
  if (!lua_checkstack(L, 8)) return false;
  lua_pushcfunction(L, was_applied);
  lua_pushvalue(L, table);
  lua_pushvalue(L, object);
  bool result = lua_pcall(L, 2, 1, 0) == LUA_OK && lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

// The table is passed to init only, which native classes don't have: those share an empty one.
static void check_arguments(lua_State *L, const script_class *record) {
  const char *key = record->native->shorthand;
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) {
    if (record->is_native)
      lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->nothing);
    else
      lua_newtable(L);
  } else if (lua_type(L, 2) == LUA_TSTRING && key) {
    lua_createtable(L, 0, 1);
    lua_pushvalue(L, 2);
    lua_setfield(L, -2, key);
  } else if (lua_type(L, 2) == LUA_TTABLE && !dd_is_class(L, 2)) {
    return;
  } else {
    dd_raise_at_caller(
        L, lua_pushfstring(L, "bad argument #1 to '%s' (table expected, got %s): write %s{...}",
               record->name, dd_type_name(L, 2), record->name));
  }
  lua_replace(L, 2);
}

// Upvalue 1: record.
static int class_call(lua_State *L) {
  script_class *record = lua_touserdata(L, lua_upvalueindex(1));
  dd_fill_class(L, record->native);
  if (!record->native->construct)
    return dd_raise_at_caller(L, lua_pushfstring(L, "a script can't create a %s", record->name));
  check_arguments(L, record);
  lua_pushvalue(L, lua_upvalueindex(1));
  dd_host_call(L, record->native->construct, NULL);
  if (!record->is_native && push_named_member(L, 3, "init")) {
    note_applied(L, 2, lua_gettop(L) - 1);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, 2);
    lua_call(L, 2, 0);
  }
  return 1;
}

// MARK: Creating classes

// Metatable on top: sets the functions that know the record.
static void set_metamethods(lua_State *L, int record) {
  static const luaL_Reg metamethods[] = {{"__index", class_index}, {"__newindex", class_newindex},
      {"__call", class_call}, {"__tostring", class_tostring}, {"__pairs", class_pairs},
      {NULL, NULL}};
  lua_pushvalue(L, record);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->functions);
  luaL_setfuncs(L, metamethods, 2);
}

// Record on top; pushes the metatable of its class.
static void push_metatable(lua_State *L) {
  int record = lua_gettop(L);
  lua_createtable(L, 0, 8);
  lua_pushvalue(L, record);
  lua_rawsetp(L, -2, &dd_class_key);
  set_metamethods(L, record);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
}

static script_class *push_class_record(
    lua_State *L, const char *name, dd_class *native, script_class *parent, bool is_native) {
  size_t size = sizeof(script_class) + strlen(name) + 1;
  script_class *record = lua_newuserdatauv(L, size, 3);
  memset(record, 0, size);
  record->magic = dd_magic + 2;
  record->native = native;
  record->parent = parent;
  record->is_native = is_native;
  strcpy(record->name, name);
  if (is_native)
    lua_rawgeti(L, LUA_REGISTRYINDEX, state_of(L)->nothing);  // scripts can't change it
  else
    lua_newtable(L);
  lua_setiuservalue(L, -2, 1);
  return record;
}

// Pushes the record of the class that scripts see at an address.
static void push_native_record(lua_State *L, const void *address) {
  dd_state *state = state_of(L);
  int number = 0;
  while (state->known_classes[number].address != address) number++;
  dd_class *class = dd_use_class(state, number);
  push_class_record(L, class->name, class, NULL, true);
  if (class->depth == 0) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->functions);
  lua_rawgeti(L, -1, state->known_classes[state->known_classes[number].parent].proxy);
  lua_setiuservalue(L, -3, 2);
  lua_pop(L, 1);
}

// Makes the record and the metatable of a class of the host that is used for the first time.
static bool begin_use(lua_State *L, int index) {
  if (!lua_checkstack(L, LUA_MINSTACK)) return false;
  index = lua_absindex(L, index);
  push_native_record(L, lua_topointer(L, index));
  push_metatable(L);
  lua_setmetatable(L, index);
  lua_pop(L, 1);
  return true;
}

// Calls the function of a class that is used for the first time.
static int call_first(lua_State *L, const char *name) {
  int count = lua_gettop(L);
  luaL_argexpected(L, dd_class_at(L, 1), 1, "class");
  lua_getmetatable(L, 1);
  lua_getfield(L, -1, name);
  lua_insert(L, 1);
  lua_settop(L, count + 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

static int first_index(lua_State *L) { return call_first(L, "__index"); }
static int first_newindex(lua_State *L) { return call_first(L, "__newindex"); }
static int first_call(lua_State *L) { return call_first(L, "__call"); }
static int first_tostring(lua_State *L) { return call_first(L, "__tostring"); }
static int first_pairs(lua_State *L) { return call_first(L, "__pairs"); }

// The metatable that the classes of the host share until they are used: most never are.
static void install_unused_classes(lua_State *L) {
  static const luaL_Reg first[] = {{"__index", first_index}, {"__newindex", first_newindex},
      {"__call", first_call}, {"__tostring", first_tostring}, {"__pairs", first_pairs},
      {NULL, NULL}};
  lua_createtable(L, 0, 8);
  lua_pushboolean(L, 1);
  lua_rawsetp(L, -2, &dd_class_key);
  luaL_setfuncs(L, first, 0);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &unused_key);
}

// Pushes what scripts see of a class of the host.
void dd_push_unused_class(lua_State *L) {
  lua_createtable(L, 0, 0);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &unused_key);
  lua_setmetatable(L, -2);
}

// MARK: Script classes

static const char names_key = 0;

// Pushes the table of classes by name; it doesn't keep them alive.
static void push_names(lua_State *L) { push_weak_table(L, &names_key, "v"); }

// Class on top.
static void remember_name(lua_State *L, int name_index) {
  push_names(L);
  lua_pushvalue(L, name_index);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static int find_class(lua_State *L) {
  push_names(L);
  lua_pushvalue(L, 1);
  lua_rawget(L, -2);
  return 1;
}

bool dd_push_class(lua_State *L, const char *name, size_t length) {
  if (!lua_checkstack(L, 8)) return false;
  lua_pushcfunction(L, find_class);
  lua_pushlstring(L, name, length);
  return lua_pcall(L, 1, 1, 0) == LUA_OK && lua_istable(L, -1);
}

// A name that fits in one line of a tree.
static const char *check_name(lua_State *L, int index) {
  luaL_argexpected(L, lua_type(L, index) == LUA_TSTRING, index, "string");
  size_t length;
  const char *name = lua_tolstring(L, index, &length);
  luaL_argcheck(L, length > 0, index, "name expected, got an empty string");
  luaL_argcheck(L, length <= LONGEST_NAME, index, "name of at most 255 bytes expected");
  for (size_t place = 0; place < length; place++)
    luaL_argcheck(L, (unsigned char)name[place] >= ' ', index,
        "name without control characters "
        "expected");
  return name;
}

static int make_class(lua_State *L, int name_index, int super_index) {
  const char *name = check_name(L, name_index);
  script_class *super = dd_class_at(L, super_index);
  luaL_argexpected(L, super, super_index, "class");
  int super_record = lua_gettop(L);
  push_class_record(L, name, super->native, super->is_native ? NULL : super, false);
  lua_pushvalue(L, super_index);
  lua_setiuservalue(L, -2, 2);
  if (!super->is_native) {
    lua_pushvalue(L, super_record);
    lua_setiuservalue(L, -2, 3);
  }
  lua_newtable(L);
  lua_insert(L, -2);
  push_metatable(L);
  lua_setmetatable(L, -3);
  lua_pop(L, 1);
  remember_name(L, name_index);
  return 1;
}

static int base_class(lua_State *L) { return make_class(L, 1, 2); }

static int class_subclass(lua_State *L) {
  if (!dd_is_class(L, 1))
    return dd_raise_at_caller(L, "subclass needs its receiver: use a colon, Class:subclass(name)");
  return make_class(L, 2, 1);
}

void dd_install_classes(lua_State *L) {
  lua_pushcfunction(L, base_class);
  lua_setglobal(L, "class");
  install_unused_classes(L);
}

bool dd_is_kind(lua_State *L, void *object, int class_index) {
  box *b = dd_find_box(state_of(L), object);
  script_class *target = dd_class_at(L, class_index);
  if (!target) return false;
  lua_pop(L, 1);
  if (!b) return false;
  if (target->is_native) return is_a(b->class, target->native);
  for (script_class *class = b->script; class; class = class->parent)
    if (class == target) return true;
  return false;
}

void dd_set_script_class(lua_State *L, int index) {
  script_class *record = record_at(L, index);
  if (!record || record->is_native) return;
  box *b = box_at(L, -1);
  if (!b) return;
  lua_pushvalue(L, index);
  lua_setiuservalue(L, -2, 3);
  b->script = record;
  dd_became_stateful(L, b, HAS_CLASS);
}

bool dd_give_script_class(lua_State *L, int class_index) {
  int object = lua_gettop(L);
  box *b = box_at(L, object);
  script_class *class = b ? dd_class_at(L, class_index) : NULL;
  if (!class) return false;
  int record = lua_gettop(L);
  bool fits = !class->is_native && !b->script && is_a(b->class, class->native);
  if (fits) {
    lua_pushvalue(L, object);
    dd_set_script_class(L, record);
  }
  lua_settop(L, object);
  return fits;
}
