#ifndef DRILLDOWN_RETAINING_H
#define DRILLDOWN_RETAINING_H

// A function of Swift's run time, with which Swift reads weak references and which it can't name.
extern void *swift_tryRetain(void *object);

/// Retains an object of Swift's, unless it has been released for the last time: then it returns
/// null. Something must keep the memory of the object.
static inline void *drilldown_try_retain(void *object) { return swift_tryRetain(object); }

#endif
