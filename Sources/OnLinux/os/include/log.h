#ifndef DRILLDOWN_OS_LOG_H
#define DRILLDOWN_OS_LOG_H

#include <stdint.h>

// The unified log as programs write it in Swift; its lines are written to standard error.

#define DD_SWIFT(name) __attribute__((swift_name(name)))

/// A log of a subsystem and a category.
typedef struct dd_log {
  int32_t number;
} DD_SWIFT("OSLog") dd_log;

/// How important a line is.
typedef enum __attribute__((enum_extensibility(open))) dd_log_type : uint8_t {
  DD_LOG_DEFAULT DD_SWIFT("default") = 0,
  DD_LOG_INFO DD_SWIFT("info") = 1,
  DD_LOG_DEBUG DD_SWIFT("debug") = 2,
  DD_LOG_ERROR DD_SWIFT("error") = 16,
  DD_LOG_FAULT DD_SWIFT("fault") = 17,
} DD_SWIFT("OSLogType") dd_log_type;

/// The log of a subsystem and a category.
dd_log dd_log_make(const char *subsystem, const char *category)
    DD_SWIFT("OSLog.init(subsystem:category:)");

/// The log of a program.
dd_log dd_log_default(void) DD_SWIFT("getter:OSLog.default()");

/// A log that writes nothing.
dd_log dd_log_disabled(void) DD_SWIFT("getter:OSLog.disabled()");

/// Writes a line.
void dd_log_plain(const char *message) DD_SWIFT("os_log(_:)");

/// Writes a line with a text in it.
void dd_log_text(const char *message, const char *argument) DD_SWIFT("os_log(_:_:)");

/// Writes a line to a log.
void dd_log_to(const char *message, dd_log log) DD_SWIFT("os_log(_:log:)");

/// Writes a line of a type to a log.
void dd_log_type_to(const char *message, dd_log log, dd_log_type type)
    DD_SWIFT("os_log(_:log:type:)");

/// Writes a line with a text in it to a log.
void dd_log_type_text(const char *message, dd_log log, dd_log_type type, const char *argument)
    DD_SWIFT("os_log(_:log:type:_:)");

/// Writes a line with two texts in it to a log.
void dd_log_type_texts(const char *message, dd_log log, dd_log_type type, const char *first,
    const char *second) DD_SWIFT("os_log(_:log:type:_:_:)");

#endif
