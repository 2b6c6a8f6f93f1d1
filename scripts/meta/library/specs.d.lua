---@meta
-- Written by `drilldown meta`; do not edit. The words of `*_spec.lua` files.

---A block of tests.
---@type fun(name: string, body: fun())
describe = function(...) end

---A block of tests; the same as `describe`.
---@type fun(name: string, body: fun())
context = function(...) end

---A block that takes back what it changed of globals and modules.
---@type fun(name: string, body: fun())
insulate = function(...) end

---A block whose globals are those of its surroundings.
---@type fun(name: string, body: fun())
expose = function(...) end

---A test, in a world of its own.
---@type fun(name: string, body: fun())
it = function(...) end

---A test; the same as `it`.
---@type fun(name: string, body: fun())
spec = function(...) end

---A test; the same as `it`.
---@type fun(name: string, body: fun())
test = function(...) end

---A test that is not run; inside a test, ends it as skipped for a reason.
---@type fun(name?: string, body?: fun())
pending = function(...) end

---A test that runs many times, with values and steps of chance.
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

---Runs once, after the tests, if the block's `lazy_setup` did.
---@type fun(body: fun())
lazy_teardown = function(...) end

---Asks that the tests of the block run in an order of chance.
---@type fun(wanted?: boolean|integer, seed?: integer)
randomize = function(...) end

---Runs when the test that says it has ended, however it did.
---@type fun(body: fun())
finally = function(...) end

---Fails the test.
---@type fun(message?: any)
fail = function(...) end

---Has the test fail unless all that happens from here on is asserted; said in a test or before_each.
---@type fun()
exhaustive = function(...) end

---What can be asserted, and the words before it.
---@class Assertions
---@field is Assertions What follows belongs to it.
---@field are Assertions What follows belongs to it.
---@field was Assertions What follows belongs to it.
---@field were Assertions What follows belongs to it.
---@field has Assertions What follows belongs to it.
---@field have Assertions What follows belongs to it.
---@field does Assertions What follows belongs to it.
---@field do Assertions What follows belongs to it.
---@field be Assertions What follows belongs to it.
---@field to Assertions What follows belongs to it.
---@field ["not"] Assertions What follows belongs to it.
---@field no Assertions What follows belongs to it.
---@field is_not Assertions What follows belongs to it.
---@field are_not Assertions What follows belongs to it.
---@field was_not Assertions What follows belongs to it.
---@field has_no Assertions What follows belongs to it.
---@field does_not Assertions What follows belongs to it.
---@field message fun(message: any): Assertions What a failure begins with.
---@field spy fun(spy: Spy|function, message?: any): Assertions Which spy is meant.
---@field stub fun(stub: Stub|function, message?: any): Assertions Which stub is meant.
---@field array fun(list: table): Assertions Which list is meant.
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
---@field near fun(expected: number, actual: number, tolerance: number, message?: any): any A number is as expected, give or take some.
---@field not_near fun(expected: number, actual: number, tolerance: number, message?: any): any Not: A number is as expected, give or take some.
---@field is_near fun(expected: number, actual: number, tolerance: number, message?: any): any A number is as expected, give or take some.
---@field is_not_near fun(expected: number, actual: number, tolerance: number, message?: any): any Not: A number is as expected, give or take some.
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
---@field unique fun(list: table, isDeep?: boolean, message?: any): any No value stands there twice.
---@field not_unique fun(list: table, isDeep?: boolean, message?: any): any Not: No value stands there twice.
---@field is_unique fun(list: table, isDeep?: boolean, message?: any): any No value stands there twice.
---@field is_not_unique fun(list: table, isDeep?: boolean, message?: any): any Not: No value stands there twice.
---@field are_unique fun(list: table, isDeep?: boolean, message?: any): any No value stands there twice.
---@field are_not_unique fun(list: table, isDeep?: boolean, message?: any): any Not: No value stands there twice.
---@field match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field has_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field has_not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field does_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field does_not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field is_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field is_not_match fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field has_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field has_not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field does_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field does_not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
---@field is_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any A text matches a pattern; gives what it caught.
---@field is_not_matches fun(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any Not: A text matches a pattern; gives what it caught.
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
---@field returned_arguments fun(count: integer, ...: any): any There are so many values.
---@field not_returned_arguments fun(count: integer, ...: any): any Not: There are so many values.
---@field is_returned_arguments fun(count: integer, ...: any): any There are so many values.
---@field is_not_returned_arguments fun(count: integer, ...: any): any Not: There are so many values.
---@field holes fun(length?: integer): integer? The list of `assert.array(list)` has a place without a value.
---@field not_holes fun(length?: integer): integer? Not: The list of `assert.array(list)` has a place without a value.
---@field has_holes fun(length?: integer): integer? The list of `assert.array(list)` has a place without a value.
---@field has_not_holes fun(length?: integer): integer? Not: The list of `assert.array(list)` has a place without a value.
---@field has_no_holes fun(length?: integer): integer? Not: The list of `assert.array(list)` has a place without a value.
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
---@field called fun(times?: integer): any The spy was called, so often if that is given.
---@field not_called fun(times?: integer): any Not: The spy was called, so often if that is given.
---@field was_called fun(times?: integer): any The spy was called, so often if that is given.
---@field was_not_called fun(times?: integer): any Not: The spy was called, so often if that is given.
---@field called_at_least fun(count: integer): any The spy was called so often or more.
---@field not_called_at_least fun(count: integer): any Not: The spy was called so often or more.
---@field was_called_at_least fun(count: integer): any The spy was called so often or more.
---@field was_not_called_at_least fun(count: integer): any Not: The spy was called so often or more.
---@field called_at_most fun(count: integer): any The spy was called so often or less.
---@field not_called_at_most fun(count: integer): any Not: The spy was called so often or less.
---@field was_called_at_most fun(count: integer): any The spy was called so often or less.
---@field was_not_called_at_most fun(count: integer): any Not: The spy was called so often or less.
---@field called_more_than fun(count: integer): any The spy was called more often.
---@field not_called_more_than fun(count: integer): any Not: The spy was called more often.
---@field was_called_more_than fun(count: integer): any The spy was called more often.
---@field was_not_called_more_than fun(count: integer): any Not: The spy was called more often.
---@field called_less_than fun(count: integer): any The spy was called less often.
---@field not_called_less_than fun(count: integer): any Not: The spy was called less often.
---@field was_called_less_than fun(count: integer): any The spy was called less often.
---@field was_not_called_less_than fun(count: integer): any Not: The spy was called less often.
---@field called_with fun(...: any): any A call had these values.
---@field not_called_with fun(...: any): any Not: A call had these values.
---@field was_called_with fun(...: any): any A call had these values.
---@field was_not_called_with fun(...: any): any Not: A call had these values.
---@field returned_with fun(...: any): any A call returned these values.
---@field not_returned_with fun(...: any): any Not: A call returned these values.
---@field was_returned_with fun(...: any): any A call returned these values.
---@field was_not_returned_with fun(...: any): any Not: A call returned these values.
---@field has_returned_with fun(...: any): any A call returned these values.
---@field has_not_returned_with fun(...: any): any Not: A call returned these values.
---@field stack fun(nav: UINavigationController, names: string[], message?: any): any These are on the stack, root first.
---@field not_stack fun(nav: UINavigationController, names: string[], message?: any): any Not: These are on the stack, root first.
---@field bar fun(nav: UINavigationController, parts: table, message?: any): any The parts of the bar that are given: `left`, `title`, `prompt`, `right`.
---@field not_bar fun(nav: UINavigationController, parts: table, message?: any): any Not: The parts of the bar that are given: `left`, `title`, `prompt`, `right`.
---@field tree fun(text: string, message?: any): any `tree()` is this.
---@field not_tree fun(text: string, message?: any): any Not: `tree()` is this.
---@field timeline fun(events: Event[], lines: string[], message?: any): any These lines come in this order; others may stand between.
---@field not_timeline fun(events: Event[], lines: string[], message?: any): any Not: These lines come in this order; others may stand between.
---@field exact_timeline fun(events: Event[], lines: string[], message?: any): any These lines come in this order, and no others.
---@field not_exact_timeline fun(events: Event[], lines: string[], message?: any): any Not: These lines come in this order, and no others.
---@field raises fun(name: string, text: string, body: function, message?: any): any A function raises the exception of this name, with this text in its message.
---@field not_raises fun(name: string, text: string, body: function, message?: any): any Not: A function raises the exception of this name, with this text in its message.
---@field raise fun(name: string, text: string, body: function, message?: any): any A function raises the exception of this name, with this text in its message.
---@field not_raise fun(name: string, text: string, body: function, message?: any): any Not: A function raises the exception of this name, with this text in its message.
---@field warns fun(id: string, body: function, message?: any): any A function leads to the warning of this rule.
---@field not_warns fun(id: string, body: function, message?: any): any Not: A function leads to the warning of this rule.
---@field warn fun(id: string, body: function, message?: any): any A function leads to the warning of this rule.
---@field not_warn fun(id: string, body: function, message?: any): any Not: A function leads to the warning of this rule.
---@field warnings fun(): any There are warnings; `no_warnings` says there are none.
---@field not_warnings fun(): any Not: There are warnings; `no_warnings` says there are none.
---@field no_warnings fun(): any Not: There are warnings; `no_warnings` says there are none.
---@field has_no_warnings fun(): any Not: There are warnings; `no_warnings` says there are none.
---@field freed fun(object: Weak, message?: any): any The object is gone.
---@field not_freed fun(object: Weak, message?: any): any Not: The object is gone.
---@field is_freed fun(object: Weak, message?: any): any The object is gone.
---@field is_not_freed fun(object: Weak, message?: any): any Not: The object is gone.
---@field golden fun(name: string, text?: string): any What the test's world shows, or a text, is as the golden of this name.
---@field not_golden fun(name: string, text?: string): any Not: What the test's world shows, or a text, is as the golden of this name.

---Assertions, and what they can be taught.
---@class Assert: Assertions
---@overload fun(value: any, message?: any, ...: any): any
---@field register fun(self: Assert, kind: "assertion"|"modifier"|"matcher", name: string, callback: function, positive?: string, negative?: string) Teaches a word.
---@field unregister fun(self: Assert, kind: "assertion"|"modifier"|"matcher", name: string) Forgets a word.
---@field add_formatter fun(self: Assert, format: fun(value: any): string?) Has a function write values in failures; it gives nil for those that it does not.
---@field remove_formatter fun(self: Assert, format: function) Forgets a formatter.
---@field format fun(self: Assert, arguments: table): table Puts texts in the place of values.
---@field set_parameter fun(self: Assert, name: string, value: any) Keeps a value.
---@field get_parameter fun(self: Assert, name: string): any A value that was kept.
---@field snapshot fun(self: Assert): Snapshot A moment: what is taught, spied on and stubbed later can be taken back.
---@field level fun(self: Assert, level: integer): table How many callers up a failure happened, as third argument of `assert`.
---@field get_level fun(self: Assert, level: any): integer? The number of such a level.
---@field add_spy fun(self: Assert, spy: Spy) Has the next snapshot take a spy back.

---What stands for arguments in assertions about calls.
---@class Matchers
---@field _ Matcher Stands for anything.
---@field is_matcher fun(value: any): boolean Whether a value is a matcher.
---@field is_ref_matcher fun(value: any): boolean Whether it stands for one object.
---@field is Matchers What follows belongs to it.
---@field are Matchers What follows belongs to it.
---@field was Matchers What follows belongs to it.
---@field were Matchers What follows belongs to it.
---@field has Matchers What follows belongs to it.
---@field have Matchers What follows belongs to it.
---@field does Matchers What follows belongs to it.
---@field do Matchers What follows belongs to it.
---@field be Matchers What follows belongs to it.
---@field to Matchers What follows belongs to it.
---@field ["not"] Matchers What follows belongs to it.
---@field no Matchers What follows belongs to it.
---@field is_not Matchers What follows belongs to it.
---@field are_not Matchers What follows belongs to it.
---@field was_not Matchers What follows belongs to it.
---@field has_no Matchers What follows belongs to it.
---@field does_not Matchers What follows belongs to it.
---@field ["true"] fun(): Matcher Stands for what is true.
---@field not_true fun(): Matcher Not: Stands for what is true.
---@field is_true fun(): Matcher Stands for what is true.
---@field is_not_true fun(): Matcher Not: Stands for what is true.
---@field ["false"] fun(): Matcher Stands for what is false.
---@field not_false fun(): Matcher Not: Stands for what is false.
---@field is_false fun(): Matcher Stands for what is false.
---@field is_not_false fun(): Matcher Not: Stands for what is false.
---@field truthy fun(): Matcher Stands for what is truthy.
---@field not_truthy fun(): Matcher Not: Stands for what is truthy.
---@field is_truthy fun(): Matcher Stands for what is truthy.
---@field is_not_truthy fun(): Matcher Not: Stands for what is truthy.
---@field falsy fun(): Matcher Stands for what is falsy.
---@field not_falsy fun(): Matcher Not: Stands for what is falsy.
---@field is_falsy fun(): Matcher Stands for what is falsy.
---@field is_not_falsy fun(): Matcher Not: Stands for what is falsy.
---@field ["nil"] fun(): Matcher Stands for what is nil.
---@field not_nil fun(): Matcher Not: Stands for what is nil.
---@field is_nil fun(): Matcher Stands for what is nil.
---@field is_not_nil fun(): Matcher Not: Stands for what is nil.
---@field boolean fun(): Matcher Stands for what is boolean.
---@field not_boolean fun(): Matcher Not: Stands for what is boolean.
---@field is_boolean fun(): Matcher Stands for what is boolean.
---@field is_not_boolean fun(): Matcher Not: Stands for what is boolean.
---@field number fun(): Matcher Stands for what is number.
---@field not_number fun(): Matcher Not: Stands for what is number.
---@field is_number fun(): Matcher Stands for what is number.
---@field is_not_number fun(): Matcher Not: Stands for what is number.
---@field string fun(): Matcher Stands for what is string.
---@field not_string fun(): Matcher Not: Stands for what is string.
---@field is_string fun(): Matcher Stands for what is string.
---@field is_not_string fun(): Matcher Not: Stands for what is string.
---@field table fun(): Matcher Stands for what is table.
---@field not_table fun(): Matcher Not: Stands for what is table.
---@field is_table fun(): Matcher Stands for what is table.
---@field is_not_table fun(): Matcher Not: Stands for what is table.
---@field ["function"] fun(): Matcher Stands for what is function.
---@field not_function fun(): Matcher Not: Stands for what is function.
---@field is_function fun(): Matcher Stands for what is function.
---@field is_not_function fun(): Matcher Not: Stands for what is function.
---@field userdata fun(): Matcher Stands for what is userdata.
---@field not_userdata fun(): Matcher Not: Stands for what is userdata.
---@field is_userdata fun(): Matcher Stands for what is userdata.
---@field is_not_userdata fun(): Matcher Not: Stands for what is userdata.
---@field thread fun(): Matcher Stands for what is thread.
---@field not_thread fun(): Matcher Not: Stands for what is thread.
---@field is_thread fun(): Matcher Stands for what is thread.
---@field is_not_thread fun(): Matcher Not: Stands for what is thread.
---@field callable fun(): Matcher Stands for what is callable.
---@field not_callable fun(): Matcher Not: Stands for what is callable.
---@field is_callable fun(): Matcher Stands for what is callable.
---@field is_not_callable fun(): Matcher Not: Stands for what is callable.
---@field unique fun(isDeep?: boolean): Matcher Stands for a list without twins.
---@field not_unique fun(isDeep?: boolean): Matcher Not: Stands for a list without twins.
---@field is_unique fun(isDeep?: boolean): Matcher Stands for a list without twins.
---@field is_not_unique fun(isDeep?: boolean): Matcher Not: Stands for a list without twins.
---@field equal fun(value: any): Matcher Stands for this value.
---@field not_equal fun(value: any): Matcher Not: Stands for this value.
---@field is_equal fun(value: any): Matcher Stands for this value.
---@field is_not_equal fun(value: any): Matcher Not: Stands for this value.
---@field equals fun(value: any): Matcher Stands for this value.
---@field not_equals fun(value: any): Matcher Not: Stands for this value.
---@field is_equals fun(value: any): Matcher Stands for this value.
---@field is_not_equals fun(value: any): Matcher Not: Stands for this value.
---@field same fun(value: any): Matcher Stands for what has the same contents.
---@field not_same fun(value: any): Matcher Not: Stands for what has the same contents.
---@field is_same fun(value: any): Matcher Stands for what has the same contents.
---@field is_not_same fun(value: any): Matcher Not: Stands for what has the same contents.
---@field ref fun(object: any): Matcher Stands for this object alone.
---@field not_ref fun(object: any): Matcher Not: Stands for this object alone.
---@field is_ref fun(object: any): Matcher Stands for this object alone.
---@field is_not_ref fun(object: any): Matcher Not: Stands for this object alone.
---@field near fun(expected: number, tolerance: number): Matcher Stands for a number, give or take some.
---@field not_near fun(expected: number, tolerance: number): Matcher Not: Stands for a number, give or take some.
---@field is_near fun(expected: number, tolerance: number): Matcher Stands for a number, give or take some.
---@field is_not_near fun(expected: number, tolerance: number): Matcher Not: Stands for a number, give or take some.
---@field match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Stands for a text that matches.
---@field not_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Stands for a text that matches.
---@field has_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Stands for a text that matches.
---@field has_not_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Stands for a text that matches.
---@field is_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Stands for a text that matches.
---@field is_not_match fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Stands for a text that matches.
---@field matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Stands for a text that matches.
---@field not_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Stands for a text that matches.
---@field has_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Stands for a text that matches.
---@field has_not_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Stands for a text that matches.
---@field is_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Stands for a text that matches.
---@field is_not_matches fun(pattern: string, init?: integer, isPlain?: boolean): Matcher Not: Stands for a text that matches.
---@field all_of fun(...: Matcher): Matcher Stands for what all of them do.
---@field not_all_of fun(...: Matcher): Matcher Not: Stands for what all of them do.
---@field is_all_of fun(...: Matcher): Matcher Stands for what all of them do.
---@field is_not_all_of fun(...: Matcher): Matcher Not: Stands for what all of them do.
---@field any_of fun(...: Matcher): Matcher Stands for what any of them does.
---@field not_any_of fun(...: Matcher): Matcher Not: Stands for what any of them does.
---@field is_any_of fun(...: Matcher): Matcher Stands for what any of them does.
---@field is_not_any_of fun(...: Matcher): Matcher Not: Stands for what any of them does.
---@field none_of fun(...: Matcher): Matcher Stands for what none of them does.
---@field not_none_of fun(...: Matcher): Matcher Not: Stands for what none of them does.
---@field is_none_of fun(...: Matcher): Matcher Stands for what none of them does.
---@field is_not_none_of fun(...: Matcher): Matcher Not: Stands for what none of them does.

---Stands for an argument.
---@class Matcher
---@overload fun(value: any): boolean

---A moment to go back to.
---@class Snapshot
---@overload fun()
---@field revert fun(self: Snapshot) Takes back what came after it.

---A function that remembers its calls.
---@class Spy
---@overload fun(...: any): any
---@field calls { vals: any[], refs: any[] }[] What it was called with.
---@field returnvals { vals: any[], refs: any[] }[] What it returned.
---@field clear fun(self: Spy): Spy Forgets the calls.
---@field revert fun(self: Spy): any Puts back what was there.
---@field called fun(self: Spy, times?: integer): boolean, integer Whether it was called.
---@field called_with fun(self: Spy, ...: any): boolean Whether any call had these values.
---@field returned_with fun(self: Spy, ...: any): boolean Whether any call returned these values.

---A function that does what it is told, and remembers its calls.
---@class Stub: Spy
---@field returns fun(...: any): Stub Gives these values from now on.
---@field invokes fun(body: function): Stub Calls a function from now on.
---@field on_call_with fun(...: any): { returns: (fun(...: any): Stub), invokes: (fun(body: function): Stub) } What it does when it is called with these values.

---Draws the values and steps of a property.
---@class Generator
---@field integer fun(self: Generator, low?: integer, high?: integer): integer A whole number, from -100 to 100 if nothing is said.
---@field boolean fun(self: Generator): boolean True or false.
---@field string fun(self: Generator, most?: integer): string A text of at most so many characters, 20 if nothing is said.
---@field pick fun(self: Generator, list: any[]): any An entry of a sequence.
---@field action fun(self: Generator) Something that a person can do just now.
---@field actions fun(self: Generator, most?: integer) Up to so many things that a person can do, 20 if nothing is said.
---@field operation fun(self: Generator) Something that a program can do just now.
---@field operations fun(self: Generator, most?: integer) Up to so many things that a program can do, 20 if nothing is said.

---@type Assert
assert = {}

---@type Matchers
match = {}

---A function that remembers its calls.
---@class Spys
---@overload fun(body?: function): Spy
---@field new fun(body?: function): Spy A function that remembers its calls.
---@field on fun(target: table, key: any): Spy Puts a spy where a function was, which it calls.
---@field is_spy fun(value: any): boolean Whether a value is a spy.
spy = {}

---Puts a function there that gives these values, or calls the one that is given.
---@class Stubs
---@overload fun(target?: table, key?: any, ...: any): Stub
---@field new fun(target?: table, key?: any, ...: any): Stub Puts a function there that gives these values, or calls the one that is given.
stub = {}

---Puts spies, or stubs, where the functions of a table were.
---@class Mocks
---@overload fun(target: any, isStub?: boolean, body?: function): any
---@field new fun(target: any, isStub?: boolean, body?: function): any Puts spies, or stubs, where the functions of a table were.
---@field clear fun(target: any): any Lets the spies of a table forget their calls.
---@field revert fun(target: any): any Takes the spies of a table back.
mock = {}
