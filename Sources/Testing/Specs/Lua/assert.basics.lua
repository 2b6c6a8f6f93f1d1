-- The assertions about plain values.
local shared = ...
local _ENV = shared.environment
local values, define = shared.values, shared.define
local show = values.show
local type, next, tostring, ipairs = type, next, tostring, ipairs

local function whether(state, positive, negative)
  return state.mod and positive or negative
end

local function plusMinus(expected, actual) return { "- " .. expected, "+ " .. actual } end

local function twin(arguments)
  local one, other = arguments[1], arguments[2]
  if type(one) == "table" and type(other) == "table" and values.same(one, other) then
    return "two tables with the same contents; assert.same compares contents"
  end
end

shared.compare("equal equals", 2, function(one, other)
  return one == other
end, function(state, arguments)
  if not state.mod then return "both are " .. show(arguments[1]), {} end
  local hint = twin(arguments)
  if hint then return hint, {} end
  return "the values are not equal", values.differences(arguments[1], arguments[2])
end)

shared.compare("same", 2, function(one, other)
  return values.same(one, other)
end, function(state, arguments)
  if not state.mod then return "both are " .. show(arguments[1]), {} end
  return "the values are not the same", values.differences(arguments[1], arguments[2])
end)

define("near", 3, function(_, arguments)
  for index = 1, 3 do
    shared.want(tonumber(arguments[index]), "assert.near needs numbers, argument %d is %s",
      index, show(arguments[index]))
  end
  local expected, actual, tolerance =
    tonumber(arguments[1]), tonumber(arguments[2]), tonumber(arguments[3])
  return actual >= expected - tolerance and actual <= expected + tolerance
end, function(state, arguments)
  local span = string.format("%s, give or take %s", show(arguments[1]), show(arguments[3]))
  return whether(state, "the number is too far away", "the number is too near"),
    plusMinus(whether(state, span, "anything but " .. span), show(arguments[2]))
end)

-- A single value to compare; a function without results returns nil.
local function about(names, what, check)
  shared.compare(names, 1, check,
    function(state, arguments)
      local wanted = whether(state, what, "anything but " .. what)
      return string.format("expected %s, got %s", wanted, show(arguments[1])), {}
    end)
  for name in string.gmatch(names, "%S+") do shared.registered.assertion[name].least = 0 end
end

about("true", "true", function(value) return value == true end)
about("false", "false", function(value) return value == false end)
about("truthy", "a true value", function(value) return value ~= nil and value ~= false end)
about("falsy", "nil or false", function(value) return value == nil or value == false end)
about("nil", "nil", function(value) return value == nil end)
for _, name in ipairs { "truthy", "falsy" } do shared.registered.assertion[name].least = 1 end

local articles = {
  boolean = "a boolean", number = "a number", string = "a string", table = "a table",
  userdata = "an object", ["function"] = "a function", thread = "a coroutine",
}
for kind, article in pairs(articles) do
  about(kind, article, function(value) return type(value) == kind end)
end

define("callable", 1, function(_, arguments)
  return shared.isCallable(arguments[1])
end, function(state, arguments)
  return string.format("expected %s, got %s",
    whether(state, "something to call", "nothing to call"), show(arguments[1])), {}
end)

-- The keys of the first two values that are the same.
local function twinsIn(list, isDeep)
  local keys = values.sortedKeys(list)
  for index, key in ipairs(keys) do
    for later = index + 1, #keys do
      local one, other = list[key], list[keys[later]]
      local isTwin = one == other
      if isDeep then isTwin = values.same(one, other) end
      if isTwin then return { key, keys[later] } end
    end
  end
end

-- assert.unique(list, isDeep, message), or assert.unique(list, message, isDeep)
define("unique", 1, function(_, arguments)
  local list, isDeep, remark = arguments[1], arguments[2], arguments[3]
  if isDeep ~= nil and type(isDeep) ~= "boolean" then isDeep, remark = remark, isDeep end
  arguments.remark = remark
  if type(list) ~= "table" then shared.usage("assert.unique needs a table, got " .. show(list)) end
  arguments.twins = twinsIn(list, isDeep)
  return not arguments.twins
end, function(state, arguments)
  if not state.mod then return "no duplicates: " .. show(arguments[1]), {} end
  local lines = {}
  for index, key in ipairs(arguments.twins) do
    lines[index] = string.format("+ %s = %s", values.step("", key), show(arguments[1][key]))
  end
  return "a value occurs twice", lines
end)
shared.registered.assertion.unique.hasOwnRemark = true

local function hasText(value)
  local meta = shared.debug.getmetatable(value)
  return type(value) == "string" or type(meta) == "table" and meta.__tostring ~= nil
end
shared.hasText = hasText

-- The arguments after a pattern: where to begin, whether it is plain, and in any position a
-- message.
function shared.searchOptions(name, arguments)
  local options, count = {}, 0
  for index = 3, arguments.n do
    local value = arguments[index]
    local isRemark = value and type(value) ~= "boolean" and not tonumber(value)
    if isRemark and arguments.remark == nil then
      arguments.remark = value
    else
      count = count + 1
      options[count] = value
    end
  end
  shared.want(not options[1] or tonumber(options[1]),
    "assert.%s: the start must be a number, not %s", name, show(options[1]))
  return tonumber(options[1]), options[2]
end

-- Searches for a pattern: returns whether it was found, and its captures.
function shared.search(text, pattern, init, isPlain)
  local caught = isPlain and { string.find(text, pattern, init, true) and pattern }
    or { string.match(text, pattern, init) }
  if caught[1] then return true, caught end
  return false
end

define("match matches", 2, function(_, arguments)
  local pattern, actual = arguments[1], arguments[2]
  shared.want(type(pattern) == "string", "assert.matches needs a pattern, got %s", show(pattern))
  shared.want(hasText(actual) or type(actual) == "number",
    "assert.matches needs a text, got %s", show(actual))
  local isFound, caught = shared.search(tostring(actual), pattern,
    shared.searchOptions("matches", arguments))
  return isFound, caught or {}
end, function(state, arguments)
  return whether(state, "the text does not match the pattern", "the text matches the pattern"),
    plusMinus(show(arguments[1]), show(arguments[2]))
end)
for _, name in ipairs { "match", "matches" } do
  shared.registered.assertion[name].hasOwnRemark = true
end

-- `assert.returned_arguments(2, f())`: the number of values.
define("returned_arguments", nil, function(_, arguments)
  return arguments.n - 1 == arguments[1]
end, function(state, arguments)
  return whether(state, "a different number of values", "that number of values"),
    plusMinus(show(arguments[1]), show(arguments.n - 1))
end)

-- `assert.array(list).has.no.holes()`
shared.registered.modifier.array = {
  apply = function(state, arguments)
    if not arguments then return end
    shared.want(arguments.n > 0, "name the list: assert.array(list).has.no.holes()")
    state.array = arguments[1]
  end,
  example = "assert.array(list).has.no.holes()",
}
define("holes", nil, function(state, arguments)
  local list, last = state.array, 0
  shared.want(list ~= nil, "name the list: assert.array(list).has.no.holes()")
  shared.want(type(list) == "table" or shared.debug.getmetatable(list),
    "assert.array needs a table, got %s", show(list))
  shared.want(arguments[1] == nil or type(arguments[1]) == "number",
    "assert.array(list).has.holes needs a number, got %s", show(arguments[1]))
  for key in next, type(list) == "table" and list or {} do
    if math.type(key) == "integer" and key > last then last = key end
  end
  for index = 1, arguments[1] or last do
    if list[index] == nil then
      arguments.hole = index
      return true, { index }
    end
  end
  return false, { n = 1 }
end, function(state, arguments)
  if state.mod then return "no hole in " .. show(state.array), {} end
  return string.format("nothing at %d", arguments.hole), { "+ " .. show(state.array) }
end)

-- Always fails.
function shared.failNow(message)
  shared.fail(message == nil and "failed" or type(message) == "string" and message or show(message))
end
