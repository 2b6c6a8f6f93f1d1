---@meta
-- Written by `drilldown meta`; do not edit. The words of `*_spec.lua` files.

---A block of tests.
---@type Block
describe = {}

---A block of tests; the same as `describe`.
---@type Block
context = {}

---A block that restores the globals and modules it changed.
---@type fun(name: string, body: fun())
insulate = function(...) end

---A block that shares the globals around it.
---@type fun(name: string, body: fun())
expose = function(...) end

---A test, in a fresh world.
---@type Block
it = {}

---A test; the same as `it`.
---@type Block
spec = {}

---A test; the same as `it`.
---@type Block
test = {}

---A test that isn't run; inside a test, ends it as skipped with a reason.
---@type fun(name?: string, body?: fun())
pending = function(...) end

---A test that runs many times, with random values and steps.
---@type fun(name: string, options: { runs?: integer, choices?: integer[] }|fun(g: Generator), body?: fun(g: Generator))
property = function(...) end

---Runs before each test of the block, in its world.
---@type fun(body: fun())
before_each = function(...) end

---Runs after each test of the block, in its world.
---@type fun(body: fun())
after_each = function(...) end

---Runs once, before all tests of the block.
---@type fun(body: fun())
setup = function(...) end

---Runs once, after all tests of the block.
---@type fun(body: fun())
teardown = function(...) end

---The same as `setup`.
---@type fun(body: fun())
strict_setup = function(...) end

---The same as `teardown`.
---@type fun(body: fun())
strict_teardown = function(...) end

---Runs once, before the first test of the block that runs.
---@type fun(body: fun())
lazy_setup = function(...) end

---Runs once, after the tests, if the block's `lazy_setup` ran.
---@type fun(body: fun())
lazy_teardown = function(...) end

---Runs the tests of the block in random order.
---@type fun(wanted?: boolean|integer, seed?: integer)
randomize = function(...) end

---Runs when the test that calls it has ended, passed or failed.
---@type fun(body: fun())
finally = function(...) end

---Fails the test.
---@type fun(message?: any)
fail = function(...) end

---Makes the test fail unless everything that happens from here on is asserted; call it in a test or before_each.
---@type fun()
exhaustive = function(...) end

---The assertions, and the modifiers before them.
---@class Assertions
---@field is Assertions The following fields belong to it.
---@field are Assertions The following fields belong to it.
---@field was Assertions The following fields belong to it.
---@field were Assertions The following fields belong to it.
---@field has Assertions The following fields belong to it.
---@field have Assertions The following fields belong to it.
---@field does Assertions The following fields belong to it.
---@field do Assertions The following fields belong to it.
---@field be Assertions The following fields belong to it.
---@field to Assertions The following fields belong to it.
---@field ["not"] Assertions The following fields belong to it.
---@field no Assertions The following fields belong to it.
---@field is_not Assertions The following fields belong to it.
---@field are_not Assertions The following fields belong to it.
---@field was_not Assertions The following fields belong to it.
---@field has_no Assertions The following fields belong to it.
---@field does_not Assertions The following fields belong to it.
---@field message fun(message: any): Assertions The beginning of the failure message.
---@field spy fun(spy: Spy|function, message?: any): Assertions Selects a spy.
---@field stub fun(stub: Stub|function, message?: any): Assertions Selects a stub.
---@field array fun(list: table): Assertions Selects a list.
---@field equal fun(expected: any, actual: any, message?: any): any Both are the same value.
---@field not_equal fun(expected: any, actual: any, message?: any): any Not: Both are the same value.
---@field are_equal fun(expected: any, actual: any, message?: any): any Both are the same value.
---@field are_not_equal fun(expected: any, actual: any, message?: any): any Not: Both are the same value.
---@field is_equal fun(expected: any, actual: any, message?: any): any Both are the same value.
---@field is_not_equal fun(expected: any, actual: any, message?: any): any Not: Both are the same value.
---@field equals fun(expected: any, actual: any, message?: any): any Both are the same value.
---@field not_equals fun(expected: any, actual: any, message?: any): any Not: Both are the same value.
---@field are_equals fun(expected: any, actual: any, message?: any): any Both are the same value.
---@field are_not_equals fun(expected: any, actual: any, message?: any): any Not: Both are the same value.
---@field is_equals fun(expected: any, actual: any, message?: any): any Both are the same value.
---@field is_not_equals fun(expected: any, actual: any, message?: any): any Not: Both are the same value.
---@field same fun(expected: any, actual: any, message?: any): any Both have the same contents.
---@field not_same fun(expected: any, actual: any, message?: any): any Not: Both have the same contents.
---@field are_same fun(expected: any, actual: any, message?: any): any Both have the same contents.
---@field are_not_same fun(expected: any, actual: any, message?: any): any Not: Both have the same contents.
---@field is_same fun(expected: any, actual: any, message?: any): any Both have the same contents.
---@field is_not_same fun(expected: any, actual: any, message?: any): any Not: Both have the same contents.
---@field near fun(expected: number, actual: number, tolerance: number, message?: any): any A number is as expected, within a tolerance.
---@field not_near fun(expected: number, actual: number, tolerance: number, message?: any): any Not: A number is as expected, within a tolerance.
---@field is_near fun(expected: number, actual: number, tolerance: number, message?: any): any A number is as expected, within a tolerance.
---@field is_not_near fun(expected: number, actual: number, tolerance: number, message?: any): any Not: A number is as expected, within a tolerance.
---@field truthy fun(value: any, message?: any): any The value is neither nil nor false.
---@field not_truthy fun(value: any, message?: any): any Not: The value is neither nil nor false.
---@field is_truthy fun(value: any, message?: any): any The value is neither nil nor false.
---@field is_not_truthy fun(value: any, message?: any): any Not: The value is neither nil nor false.
---@field falsy fun(value: any, message?: any): any The value is nil or false.
---@field not_falsy fun(value: any, message?: any): any Not: The value is nil or false.
---@field is_falsy fun(value: any, message?: any): any The value is nil or false.
---@field is_not_falsy fun(value: any, message?: any): any Not: The value is nil or false.
---@field callable fun(value: any, message?: any): any The value can be called.
---@field not_callable fun(value: any, message?: any): any Not: The value can be called.
---@field is_callable fun(value: any, message?: any): any The value can be called.
---@field is_not_callable fun(value: any, message?: any): any Not: The value can be called.
---@field unique fun(list: table, isDeep?: boolean, message?: any): any No value occurs twice.
---@field not_unique fun(list: table, isDeep?: boolean, message?: any): any Not: No value occurs twice.
---@field is_unique fun(list: table, isDeep?: boolean, message?: any): any No value occurs twice.
---@field is_not_unique fun(list: table, isDeep?: boolean, message?: any): any Not: No value occurs twice.
---@field are_unique fun(list: table, isDeep?: boolean, message?: any): any No value occurs twice.
---@field are_not_unique fun(list: table, isDeep?: boolean, message?: any): any Not: No value occurs twice.
---@field match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field has_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field has_not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field does_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field does_not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field is_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field is_not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field has_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field has_not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field does_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field does_not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field is_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; returns its captures.
---@field is_not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; returns its captures.
---@field error fun(body: function, expected?: any, message?: any): any A function raises an error, this one if it is given.
---@field not_error fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field has_error fun(body: function, expected?: any, message?: any): any A function raises an error, this one if it is given.
---@field has_not_error fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field has_no_error fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field is_error fun(body: function, expected?: any, message?: any): any A function raises an error, this one if it is given.
---@field is_not_error fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field errors fun(body: function, expected?: any, message?: any): any A function raises an error, this one if it is given.
---@field not_errors fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field has_errors fun(body: function, expected?: any, message?: any): any A function raises an error, this one if it is given.
---@field has_not_errors fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field has_no_errors fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field is_errors fun(body: function, expected?: any, message?: any): any A function raises an error, this one if it is given.
---@field is_not_errors fun(body: function, expected?: any, message?: any): any Not: A function raises an error, this one if it is given.
---@field error_matches fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field not_error_matches fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_error_matches fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field has_not_error_matches fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_no_error_matches fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field error_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field not_error_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_error_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field has_not_error_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_no_error_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field errors_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field not_errors_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_errors_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field has_not_errors_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_no_errors_match fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field matches_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field not_matches_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_matches_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field has_not_matches_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_no_matches_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field match_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field not_match_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_match_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any A function raises an error whose text matches a pattern.
---@field has_not_match_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field has_no_match_error fun(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any Not: A function raises an error whose text matches a pattern.
---@field returned_arguments fun(count: integer, ...: any): any The number of values is this.
---@field not_returned_arguments fun(count: integer, ...: any): any Not: The number of values is this.
---@field is_returned_arguments fun(count: integer, ...: any): any The number of values is this.
---@field is_not_returned_arguments fun(count: integer, ...: any): any Not: The number of values is this.
---@field holes fun(length?: integer): integer? The list of `assert.array(list)` has a hole.
---@field not_holes fun(length?: integer): integer? Not: The list of `assert.array(list)` has a hole.
---@field has_holes fun(length?: integer): integer? The list of `assert.array(list)` has a hole.
---@field has_not_holes fun(length?: integer): integer? Not: The list of `assert.array(list)` has a hole.
---@field has_no_holes fun(length?: integer): integer? Not: The list of `assert.array(list)` has a hole.
---@field ["true"] fun(value: any, message?: any): any The value is true.
---@field not_true fun(value: any, message?: any): any Not: The value is true.
---@field is_true fun(value: any, message?: any): any The value is true.
---@field is_not_true fun(value: any, message?: any): any Not: The value is true.
---@field ["false"] fun(value: any, message?: any): any The value is false.
---@field not_false fun(value: any, message?: any): any Not: The value is false.
---@field is_false fun(value: any, message?: any): any The value is false.
---@field is_not_false fun(value: any, message?: any): any Not: The value is false.
---@field ["nil"] fun(value: any, message?: any): any The value is nil.
---@field not_nil fun(value: any, message?: any): any Not: The value is nil.
---@field is_nil fun(value: any, message?: any): any The value is nil.
---@field is_not_nil fun(value: any, message?: any): any Not: The value is nil.
---@field boolean fun(value: any, message?: any): any The value is a boolean.
---@field not_boolean fun(value: any, message?: any): any Not: The value is a boolean.
---@field is_boolean fun(value: any, message?: any): any The value is a boolean.
---@field is_not_boolean fun(value: any, message?: any): any Not: The value is a boolean.
---@field number fun(value: any, message?: any): any The value is a number.
---@field not_number fun(value: any, message?: any): any Not: The value is a number.
---@field is_number fun(value: any, message?: any): any The value is a number.
---@field is_not_number fun(value: any, message?: any): any Not: The value is a number.
---@field string fun(value: any, message?: any): any The value is a string.
---@field not_string fun(value: any, message?: any): any Not: The value is a string.
---@field is_string fun(value: any, message?: any): any The value is a string.
---@field is_not_string fun(value: any, message?: any): any Not: The value is a string.
---@field table fun(value: any, message?: any): any The value is a table.
---@field not_table fun(value: any, message?: any): any Not: The value is a table.
---@field is_table fun(value: any, message?: any): any The value is a table.
---@field is_not_table fun(value: any, message?: any): any Not: The value is a table.
---@field ["function"] fun(value: any, message?: any): any The value is a function.
---@field not_function fun(value: any, message?: any): any Not: The value is a function.
---@field is_function fun(value: any, message?: any): any The value is a function.
---@field is_not_function fun(value: any, message?: any): any Not: The value is a function.
---@field userdata fun(value: any, message?: any): any The value is an object.
---@field not_userdata fun(value: any, message?: any): any Not: The value is an object.
---@field is_userdata fun(value: any, message?: any): any The value is an object.
---@field is_not_userdata fun(value: any, message?: any): any Not: The value is an object.
---@field thread fun(value: any, message?: any): any The value is a coroutine.
---@field not_thread fun(value: any, message?: any): any Not: The value is a coroutine.
---@field is_thread fun(value: any, message?: any): any The value is a coroutine.
---@field is_not_thread fun(value: any, message?: any): any Not: The value is a coroutine.
---@field called fun(times?: integer): any The spy was called; this many times, if given.
---@field not_called fun(times?: integer): any Not: The spy was called; this many times, if given.
---@field was_called fun(times?: integer): any The spy was called; this many times, if given.
---@field was_not_called fun(times?: integer): any Not: The spy was called; this many times, if given.
---@field called_at_least fun(count: integer): any The spy was called at least this many times.
---@field not_called_at_least fun(count: integer): any Not: The spy was called at least this many times.
---@field was_called_at_least fun(count: integer): any The spy was called at least this many times.
---@field was_not_called_at_least fun(count: integer): any Not: The spy was called at least this many times.
---@field called_at_most fun(count: integer): any The spy was called at most this many times.
---@field not_called_at_most fun(count: integer): any Not: The spy was called at most this many times.
---@field was_called_at_most fun(count: integer): any The spy was called at most this many times.
---@field was_not_called_at_most fun(count: integer): any Not: The spy was called at most this many times.
---@field called_more_than fun(count: integer): any The spy was called more than this many times.
---@field not_called_more_than fun(count: integer): any Not: The spy was called more than this many times.
---@field was_called_more_than fun(count: integer): any The spy was called more than this many times.
---@field was_not_called_more_than fun(count: integer): any Not: The spy was called more than this many times.
---@field called_less_than fun(count: integer): any The spy was called less than this many times.
---@field not_called_less_than fun(count: integer): any Not: The spy was called less than this many times.
---@field was_called_less_than fun(count: integer): any The spy was called less than this many times.
---@field was_not_called_less_than fun(count: integer): any Not: The spy was called less than this many times.
---@field called_with fun(...: any): any A call had these arguments.
---@field not_called_with fun(...: any): any Not: A call had these arguments.
---@field was_called_with fun(...: any): any A call had these arguments.
---@field was_not_called_with fun(...: any): any Not: A call had these arguments.
---@field returned_with fun(...: any): any A call returned these values.
---@field not_returned_with fun(...: any): any Not: A call returned these values.
---@field was_returned_with fun(...: any): any A call returned these values.
---@field was_not_returned_with fun(...: any): any Not: A call returned these values.
---@field has_returned_with fun(...: any): any A call returned these values.
---@field has_not_returned_with fun(...: any): any Not: A call returned these values.
---@field stack fun(nav: UINavigationController, names: string[], message?: any): any The stack has these controllers, root first.
---@field not_stack fun(nav: UINavigationController, names: string[], message?: any): any Not: The stack has these controllers, root first.
---@field bar fun(nav: UINavigationController, parts: table, message?: any): any The parts of the bar that are given: `left`, `title`, `prompt`, `right`.
---@field not_bar fun(nav: UINavigationController, parts: table, message?: any): any Not: The parts of the bar that are given: `left`, `title`, `prompt`, `right`.
---@field tree fun(text?: string, message?: any): any `tree()` is this; `--record` writes or updates the text.
---@field not_tree fun(text?: string, message?: any): any Not: `tree()` is this; `--record` writes or updates the text.
---@field screen fun(text?: string, message?: any): any `screen()` is this; `--record` writes or updates the text.
---@field not_screen fun(text?: string, message?: any): any Not: `screen()` is this; `--record` writes or updates the text.
---@field timeline fun(events: Event[], lines?: string[], message?: any): any These lines occur in this order; others may be between them.
---@field not_timeline fun(events: Event[], lines?: string[], message?: any): any Not: These lines occur in this order; others may be between them.
---@field exact_timeline fun(events: Event[], lines?: string[], message?: any): any Exactly these lines occur, in this order.
---@field not_exact_timeline fun(events: Event[], lines?: string[], message?: any): any Not: Exactly these lines occur, in this order.
---@field raises fun(name: string, text: string, body: function, message?: any): any A function raises the exception of this name, with this text in its message.
---@field not_raises fun(name: string, text: string, body: function, message?: any): any Not: A function raises the exception of this name, with this text in its message.
---@field raise fun(name: string, text: string, body: function, message?: any): any A function raises the exception of this name, with this text in its message.
---@field not_raise fun(name: string, text: string, body: function, message?: any): any Not: A function raises the exception of this name, with this text in its message.
---@field warns fun(id: string, body: function, message?: any): any A function triggers the warning with this ID.
---@field not_warns fun(id: string, body: function, message?: any): any Not: A function triggers the warning with this ID.
---@field warn fun(id: string, body: function, message?: any): any A function triggers the warning with this ID.
---@field not_warn fun(id: string, body: function, message?: any): any Not: A function triggers the warning with this ID.
---@field warnings fun(): any There are warnings; `no_warnings` says there are none.
---@field not_warnings fun(): any Not: There are warnings; `no_warnings` says there are none.
---@field no_warnings fun(): any Not: There are warnings; `no_warnings` says there are none.
---@field has_no_warnings fun(): any Not: There are warnings; `no_warnings` says there are none.
---@field freed fun(object: Weak, message?: any): any The object was released.
---@field not_freed fun(object: Weak, message?: any): any Not: The object was released.
---@field is_freed fun(object: Weak, message?: any): any The object was released.
---@field is_not_freed fun(object: Weak, message?: any): any Not: The object was released.
---@field golden fun(name: string, text?: string): any The test's tree, screen and timeline, or a text, equal the golden of this name.
---@field not_golden fun(name: string, text?: string): any Not: The test's tree, screen and timeline, or a text, equal the golden of this name.

---Assertions, and functions to extend them.
---@class Assert: Assertions
---@overload fun(value: any, message?: any, ...: any): any
---@field register fun(self: Assert, kind: "assertion"|"modifier"|"matcher", name: string, callback: function, positive?: string, negative?: string) Registers a word.
---@field unregister fun(self: Assert, kind: "assertion"|"modifier"|"matcher", name: string) Unregisters a word.
---@field add_formatter fun(self: Assert, format: fun(value: any): string?) Adds a function that formats values in failures; it returns nil for values it doesn't format.
---@field remove_formatter fun(self: Assert, format: function) Removes a formatter.
---@field format fun(self: Assert, arguments: table): table Formats values as texts.
---@field set_parameter fun(self: Assert, name: string, value: any) Stores a parameter.
---@field get_parameter fun(self: Assert, name: string): any A stored parameter.
---@field snapshot fun(self: Assert): Snapshot A snapshot: words, spies and stubs added later can be reverted.
---@field level fun(self: Assert, level: integer): table How many callers up to report a failure, as the third argument of `assert`.
---@field get_level fun(self: Assert, level: any): integer? The number of such a level.
---@field add_spy fun(self: Assert, spy: Spy) Lets the next snapshot revert a spy.

---Assertions after which the test continues.
---@class Expect: Assertions
---@overload fun(value: any, message?: any): any

---Placeholders for arguments in assertions about calls.
---@class Matchers
---@field _ Matcher Matches anything.
---@field is_matcher fun(value: any): boolean Whether a value is a matcher.
---@field is_ref_matcher fun(value: any): boolean Whether it matches one object.
---@field is Matchers The following fields belong to it.
---@field are Matchers The following fields belong to it.
---@field was Matchers The following fields belong to it.
---@field were Matchers The following fields belong to it.
---@field has Matchers The following fields belong to it.
---@field have Matchers The following fields belong to it.
---@field does Matchers The following fields belong to it.
---@field do Matchers The following fields belong to it.
---@field be Matchers The following fields belong to it.
---@field to Matchers The following fields belong to it.
---@field ["not"] Matchers The following fields belong to it.
---@field no Matchers The following fields belong to it.
---@field is_not Matchers The following fields belong to it.
---@field are_not Matchers The following fields belong to it.
---@field was_not Matchers The following fields belong to it.
---@field has_no Matchers The following fields belong to it.
---@field does_not Matchers The following fields belong to it.
---@field ["true"] fun(): Matcher Matches what is true.
---@field not_true fun(): Matcher Not: Matches what is true.
---@field is_true fun(): Matcher Matches what is true.
---@field is_not_true fun(): Matcher Not: Matches what is true.
---@field ["false"] fun(): Matcher Matches what is false.
---@field not_false fun(): Matcher Not: Matches what is false.
---@field is_false fun(): Matcher Matches what is false.
---@field is_not_false fun(): Matcher Not: Matches what is false.
---@field truthy fun(): Matcher Matches what is truthy.
---@field not_truthy fun(): Matcher Not: Matches what is truthy.
---@field is_truthy fun(): Matcher Matches what is truthy.
---@field is_not_truthy fun(): Matcher Not: Matches what is truthy.
---@field falsy fun(): Matcher Matches what is falsy.
---@field not_falsy fun(): Matcher Not: Matches what is falsy.
---@field is_falsy fun(): Matcher Matches what is falsy.
---@field is_not_falsy fun(): Matcher Not: Matches what is falsy.
---@field ["nil"] fun(): Matcher Matches what is nil.
---@field not_nil fun(): Matcher Not: Matches what is nil.
---@field is_nil fun(): Matcher Matches what is nil.
---@field is_not_nil fun(): Matcher Not: Matches what is nil.
---@field boolean fun(): Matcher Matches what is boolean.
---@field not_boolean fun(): Matcher Not: Matches what is boolean.
---@field is_boolean fun(): Matcher Matches what is boolean.
---@field is_not_boolean fun(): Matcher Not: Matches what is boolean.
---@field number fun(): Matcher Matches what is number.
---@field not_number fun(): Matcher Not: Matches what is number.
---@field is_number fun(): Matcher Matches what is number.
---@field is_not_number fun(): Matcher Not: Matches what is number.
---@field string fun(): Matcher Matches what is string.
---@field not_string fun(): Matcher Not: Matches what is string.
---@field is_string fun(): Matcher Matches what is string.
---@field is_not_string fun(): Matcher Not: Matches what is string.
---@field table fun(): Matcher Matches what is table.
---@field not_table fun(): Matcher Not: Matches what is table.
---@field is_table fun(): Matcher Matches what is table.
---@field is_not_table fun(): Matcher Not: Matches what is table.
---@field ["function"] fun(): Matcher Matches what is function.
---@field not_function fun(): Matcher Not: Matches what is function.
---@field is_function fun(): Matcher Matches what is function.
---@field is_not_function fun(): Matcher Not: Matches what is function.
---@field userdata fun(): Matcher Matches what is userdata.
---@field not_userdata fun(): Matcher Not: Matches what is userdata.
---@field is_userdata fun(): Matcher Matches what is userdata.
---@field is_not_userdata fun(): Matcher Not: Matches what is userdata.
---@field thread fun(): Matcher Matches what is thread.
---@field not_thread fun(): Matcher Not: Matches what is thread.
---@field is_thread fun(): Matcher Matches what is thread.
---@field is_not_thread fun(): Matcher Not: Matches what is thread.
---@field callable fun(): Matcher Matches what is callable.
---@field not_callable fun(): Matcher Not: Matches what is callable.
---@field is_callable fun(): Matcher Matches what is callable.
---@field is_not_callable fun(): Matcher Not: Matches what is callable.
---@field unique fun(isDeep?: boolean): Matcher Matches a list without duplicates.
---@field not_unique fun(isDeep?: boolean): Matcher Not: Matches a list without duplicates.
---@field is_unique fun(isDeep?: boolean): Matcher Matches a list without duplicates.
---@field is_not_unique fun(isDeep?: boolean): Matcher Not: Matches a list without duplicates.
---@field equal fun(value: any): Matcher Matches this value.
---@field not_equal fun(value: any): Matcher Not: Matches this value.
---@field is_equal fun(value: any): Matcher Matches this value.
---@field is_not_equal fun(value: any): Matcher Not: Matches this value.
---@field equals fun(value: any): Matcher Matches this value.
---@field not_equals fun(value: any): Matcher Not: Matches this value.
---@field is_equals fun(value: any): Matcher Matches this value.
---@field is_not_equals fun(value: any): Matcher Not: Matches this value.
---@field same fun(value: any): Matcher Matches a value with the same contents.
---@field not_same fun(value: any): Matcher Not: Matches a value with the same contents.
---@field is_same fun(value: any): Matcher Matches a value with the same contents.
---@field is_not_same fun(value: any): Matcher Not: Matches a value with the same contents.
---@field ref fun(object: any): Matcher Matches this object only.
---@field not_ref fun(object: any): Matcher Not: Matches this object only.
---@field is_ref fun(object: any): Matcher Matches this object only.
---@field is_not_ref fun(object: any): Matcher Not: Matches this object only.
---@field near fun(expected: number, tolerance: number): Matcher Matches a number within a tolerance.
---@field not_near fun(expected: number, tolerance: number): Matcher Not: Matches a number within a tolerance.
---@field is_near fun(expected: number, tolerance: number): Matcher Matches a number within a tolerance.
---@field is_not_near fun(expected: number, tolerance: number): Matcher Not: Matches a number within a tolerance.
---@field match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Matches a text by a pattern.
---@field not_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Matches a text by a pattern.
---@field has_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Matches a text by a pattern.
---@field has_not_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Matches a text by a pattern.
---@field is_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Matches a text by a pattern.
---@field is_not_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Matches a text by a pattern.
---@field matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Matches a text by a pattern.
---@field not_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Matches a text by a pattern.
---@field has_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Matches a text by a pattern.
---@field has_not_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Matches a text by a pattern.
---@field is_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Matches a text by a pattern.
---@field is_not_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Matches a text by a pattern.
---@field all_of fun(...: Matcher): Matcher Matches if all of them match.
---@field not_all_of fun(...: Matcher): Matcher Not: Matches if all of them match.
---@field is_all_of fun(...: Matcher): Matcher Matches if all of them match.
---@field is_not_all_of fun(...: Matcher): Matcher Not: Matches if all of them match.
---@field any_of fun(...: Matcher): Matcher Matches if any of them matches.
---@field not_any_of fun(...: Matcher): Matcher Not: Matches if any of them matches.
---@field is_any_of fun(...: Matcher): Matcher Matches if any of them matches.
---@field is_not_any_of fun(...: Matcher): Matcher Not: Matches if any of them matches.
---@field none_of fun(...: Matcher): Matcher Matches if none of them matches.
---@field not_none_of fun(...: Matcher): Matcher Not: Matches if none of them matches.
---@field is_none_of fun(...: Matcher): Matcher Matches if none of them matches.
---@field is_not_none_of fun(...: Matcher): Matcher Not: Matches if none of them matches.

---A block or test, and one for each row.
---@class Block
---@overload fun(name: string, body: fun())
---@field each fun(rows: any[]): fun(title: string, body: fun(...: any)) A block for each row; its title has the entries as `%s` and the fields as `$name`.

---Matches an argument.
---@class Matcher
---@overload fun(value: any): boolean

---A state to revert to.
---@class Snapshot
---@overload fun()
---@field revert fun(self: Snapshot) Reverts everything that came after it.

---A function that records its calls.
---@class Spy
---@overload fun(...: any): any
---@field calls { vals: any[], refs: any[] }[] The arguments of its calls.
---@field returnvals { vals: any[], refs: any[] }[] What it returned.
---@field clear fun(self: Spy): Spy Clears the recorded calls.
---@field revert fun(self: Spy): any Restores the original function.
---@field called fun(self: Spy, times?: integer): boolean, integer Whether it was called.
---@field called_with fun(self: Spy, ...: any): boolean Whether any call had these arguments.
---@field returned_with fun(self: Spy, ...: any): boolean Whether any call returned these values.

---A function with configured results that records its calls.
---@class Stub: Spy
---@field returns fun(...: any): Stub Returns these values from now on.
---@field invokes fun(body: function): Stub Calls a function from now on.
---@field on_call_with fun(...: any): { returns: (fun(...: any): Stub), invokes: (fun(body: function): Stub) } Its behavior when called with these arguments.

---Generates the random values and steps of a property.
---@class Generator
---@field integer fun(self: Generator, low?: integer, high?: integer): integer A whole number, from -100 to 100 by default.
---@field boolean fun(self: Generator): boolean True or false.
---@field string fun(self: Generator, most?: integer): string A text of at most this many characters, 20 by default.
---@field pick fun(self: Generator, list: any[]): any An entry of a sequence.
---@field action fun(self: Generator) Performs a random user action.
---@field actions fun(self: Generator, most?: integer) Performs up to this many random user actions, 20 by default.
---@field operation fun(self: Generator) Performs a random operation of the program.
---@field operations fun(self: Generator, most?: integer) Performs up to this many random operations of the program, 20 by default.

---@type Assert
assert = {}

---The assertions, after which the test continues; it fails at its end.
---@type Expect
expect = {}

---@type Matchers
match = {}

---A function that records its calls.
---@class Spys
---@overload fun(body?: function): Spy
---@field new fun(body?: function): Spy A function that records its calls.
---@field on fun(target: table, key: any): Spy Replaces a function with a spy that calls it.
---@field is_spy fun(value: any): boolean Whether a value is a spy.
spy = {}

---Replaces a function with one that returns these values, or calls the given one.
---@class Stubs
---@overload fun(target?: table, key?: any, ...: any): Stub
---@field new fun(target?: table, key?: any, ...: any): Stub Replaces a function with one that returns these values, or calls the given one.
stub = {}

---Replaces the functions of a table with spies or stubs.
---@class Mocks
---@overload fun(target: any, isStub?: boolean, body?: function): any
---@field new fun(target: any, isStub?: boolean, body?: function): any Replaces the functions of a table with spies or stubs.
---@field clear fun(target: any): any Clears the recorded calls of a table's spies.
---@field revert fun(target: any): any Reverts the spies of a table.
mock = {}
