-- The assertions about errors.
local shared = ...
local _ENV = shared.environment
local values, define = shared.values, shared.define
local show = values.show
local type, pcall, tostring, ipairs = type, pcall, tostring, ipairs

local function whether(state, positive, negative)
  return state.mod and positive or negative
end

local function plusMinus(expected, actual) return { "- " .. expected, "+ " .. actual } end

-- The readable text of an error: strings lose the position in front.
local function bare(value)
  if type(value) == "string" then return (string.gsub(value, "^[^\n]-:%d+: ", "", 1)) end
  local parts = shared.partsOf(value)
  if parts then return parts.message end
  return value
end

local function structured(value)
  return type(value) == "table" and type(value.code) == "string"
    and type(value.message) == "string"
end

local function attempt(name, arguments)
  local body = arguments[1]
  shared.want(shared.isCallable(body), "assert.%s needs a function, got %s", name, show(body))
  local ok, value = pcall(body)
  arguments.ok, arguments.value = ok, value
  return not ok, value
end

-- Whether an error is as expected: texts and numbers match errors with the same text.
local function isAsExpected(expected, actual)
  if type(expected) == "string" then
    if structured(actual) then return actual.message == expected end
    if shared.hasText(actual) then return tostring(actual) == expected end
  elseif type(expected) == "number" and type(actual) == "string" then
    return tostring(expected) == tostring(tonumber(actual))
  end
  return values.same(expected, actual)
end

define("error errors", 1, function(_, arguments)
  local failed, value = attempt("has_error", arguments)
  local actual = bare(value)
  local results = table.pack(actual, table.unpack(arguments, 2, arguments.n))
  if not failed or arguments[2] == nil then return failed, results end
  if type(arguments[2]) == "string" and not structured(actual) and shared.hasText(actual) then
    results[1] = tostring(actual)
  end
  return isAsExpected(arguments[2], actual), results
end, function(state, arguments)
  if arguments.ok then return "expected an error, there was none", {} end
  local actual = bare(arguments.value)
  if structured(actual) then actual = actual.message end
  if not state.mod then return "expected no error, there was " .. show(actual), {} end
  return "the error is different", values.differences(arguments[2], actual)
end)
for _, name in ipairs { "error", "errors" } do
  shared.registered.assertion[name].remarkIndex = 3
end

local spoken = { number = true, boolean = true }

local matching = "error_matches errors_match error_match matches_error match_error"
define(matching, 2, function(_, arguments)
  local pattern = arguments[2]
  shared.want(pattern == nil or type(pattern) == "string",
    "assert.error_matches needs a pattern, got %s", show(pattern))
  local init, isPlain = shared.searchOptions("error_matches", arguments)
  local failed, value = attempt("error_matches", arguments)
  -- What `assert.no_error_matches` returns: the error in place of the function.
  local others = table.pack(bare(value), table.unpack(arguments, 2, arguments.n))
  if not failed then return false, others end
  if value == nil and pattern == nil then return true, {} end
  value = bare(value)
  if pattern == nil or not shared.hasText(value) and not spoken[type(value)] then
    return false, others
  end
  arguments.text = tostring(value)
  others[1] = arguments.text
  local isFound, caught = shared.search(arguments.text, pattern, init, isPlain)
  return isFound, isFound and caught or others
end, function(state, arguments)
  if arguments.ok then return "expected an error, there was none", {} end
  return whether(state, "the error does not match the pattern", "the error matches the pattern"),
    plusMinus(show(arguments[2]), arguments.text and show(arguments.text)
      or show(arguments.value))
end)
for name in string.gmatch(matching, "%S+") do
  shared.registered.assertion[name].hasOwnRemark = true
end

define("raises raise", 3, function(state, arguments)
  local name, message, body = arguments[1], arguments[2], arguments[3]
  shared.want(shared.isCallable(body), "assert.raises needs a function, got %s", show(body))
  local ok, value = pcall(body)
  arguments.ok, arguments.value = ok, value
  if ok or type(value) ~= "table" then return false end
  local isRaised = value.name == name and type(value.message) == "string"
    and string.find(value.message, message or "", 1, true) ~= nil
  if isRaised and state.mod then shared.recordLine(shared.exceptionLine()) end
  return isRaised
end, function(state, arguments)
  local wanted = string.format("%s: %s", tostring(arguments[1]), tostring(arguments[2] or "..."))
  if arguments.ok then return "nothing was raised", { "- " .. wanted } end
  local value = arguments.value
  local got = structured(value) and string.format("%s: %s", tostring(value.name), value.message)
    or show(bare(value))
  return whether(state, "something else was raised", "it was raised"), plusMinus(wanted, got)
end)
