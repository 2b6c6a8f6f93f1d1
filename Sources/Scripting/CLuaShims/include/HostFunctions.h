#ifndef DRILLDOWN_HOST_FUNCTIONS_H
#define DRILLDOWN_HOST_FUNCTIONS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct lua_State lua_State;
typedef struct dd_class dd_class;

/// The argument and result types of a call, if C can check and convert them: the host then sees
/// plain values. Arguments that do not fit are passed to `invoke` instead, which reports the error.
typedef enum {
  DD_ANY,                   // only `invoke` handles it
  DD_GIVES_NOTHING,         // reads: the result is ignored
  DD_GIVES_INTEGER,         // reads
  DD_GIVES_BOOLEAN,         // reads
  DD_GIVES_OBJECT,          // finds
  DD_GIVES_STRING,          // pushes
  DD_TAKES_INTEGER,         // takes: a number
  DD_TAKES_BOOLEAN,         // takes: a number, 0 or 1
  DD_TAKES_STRING,          // takes: bytes, and their number
  DD_TAKES_OBJECT,          // takes: an object
  DD_TAKES_OBJECT_OR_NIL,   // takes: an object or NULL
  DD_TAKES_OBJECT_BOOLEAN,  // takes: an object, and a number, 0 or 1
} dd_shape;

/// A host function; a first result that is an object is returned retained.
typedef struct dd_function {
  void *_Nullable context;
  dd_shape shape;
  dd_class *_Nullable argument;  // the class of an object argument
  void *_Nullable leaf;          // the entry's context
  union {
    int64_t (*_Nullable read)(void *leaf, void *object, void *context);
    void *_Nullable (*_Nullable find)(void *leaf, void *object, void *context);
    void (*_Nullable push)(void *leaf, void *object, lua_State *L, void *context);
    void (*_Nullable take)(
        void *leaf, void *object, void *_Nullable argument, int64_t number, void *context);
  } entry;
} dd_function;

#pragma clang assume_nonnull end

#endif
