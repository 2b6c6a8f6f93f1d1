-- Matchers that replace arguments in an assertion about calls: `match.is_string()`, `match._`.
local shared = ...
local _ENV = shared.environment
local values, registered, want = shared.values, shared.registered, shared.want
local debug, pack, unpack, concat = shared.debug, table.pack, table.unpack, table.concat
local type, tonumber, ipairs, setmetatable = type, tonumber, ipairs, setmetatable
local show = values.show

local Matcher = { __name = "matcher" }
function Matcher:__call(value) return (self.callback(value) and true or false) == self.mod end
function Matcher:__tostring() return self.text end
function shared.isMatcher(value) return rawequal(debug.getmetatable(value), Matcher) end

-- MARK: The matchers

-- Matchers by name: how many arguments they take, and a function that receives these and
-- returns another one, which tests values.
local function define(names, least, make)
  for name in string.gmatch(names, "%S+") do
    registered.matcher[name] = { name = name, make = function(_, arguments)
      want(arguments.n >= least, "match.%s needs %d argument%s, got %d", name, least,
        least == 1 and "" or "s", arguments.n)
      return make(arguments, name)
    end }
  end
end

for name in string.gmatch(
  "true false truthy falsy nil boolean number string table userdata function thread callable",
  "%S+")
do
  local check = registered.assertion[name].check
  define(name, 0, function() return function(value) return check(nil, { value, n = 1 }) end end)
end

define("equal equals", 1, function(arguments)
  return function(value) return value == arguments[1] end
end)
define("same", 1, function(arguments)
  return function(value) return values.same(arguments[1], value) end
end)
define("unique", 0, function(arguments)
  return function(value) return registered.assertion.unique.check(nil, { value, arguments[1] }) end
end)
define("near", 2, function(arguments)
  local expected, tolerance = tonumber(arguments[1]), tonumber(arguments[2])
  want(expected and tolerance, "match.near needs two numbers, got %s", values.list(arguments))
  return function(value)
    local actual = tonumber(value)
    return actual and actual >= expected - tolerance and actual <= expected + tolerance
  end
end)
define("match matches", 1, function(arguments)
  local pattern, init, isPlain = unpack(arguments, 1, 3)
  want(type(pattern) == "string", "match.matches needs a pattern, got %s", show(pattern))
  want(
    init == nil or tonumber(init), "match.matches: the start must be a number, not %s", show(init))
  return function(value)
    if not shared.hasText(value) and type(value) ~= "number" then return false end
    return string.find(tostring(value), pattern, init, isPlain) ~= nil
  end
end)

local isObject = { table = true, userdata = true, ["function"] = true, thread = true }
define("ref", 1, function(arguments)
  want(isObject[type(arguments[1])], "match.ref needs an object, got %s", show(arguments[1]))
  return function(value) return rawequal(value, arguments[1]) end
end)

local function combining(names, decide)
  define(names, 1, function(arguments, name)
    for index = 1, arguments.n do
      want(shared.isMatcher(arguments[index]), "match.%s needs matchers, argument %d is %s",
        name, index, show(arguments[index]))
    end
    return function(value)
      local count = 0
      for index = 1, arguments.n do if arguments[index](value) then count = count + 1 end end
      return decide(count, arguments.n)
    end
  end)
end
combining("all_of", function(count, all) return count == all end)
combining("any_of", function(count) return count > 0 end)
combining("none_of", function(count) return count == 0 end)

-- MARK: The table `match`

local function matcher(text, name, mod, callback, arguments)
  return setmetatable({
    text = text, name = name, mod = mod, callback = callback, arguments = arguments,
  }, Matcher)
end

local Link = {}

local function newLink(words) return setmetatable({ words = words }, Link) end

function Link:__index(key)
  local words = { unpack(rawget(self, "words")) }
  for _, word in ipairs(shared.split(key)) do words[#words + 1] = word end
  return newLink(words)
end

-- How many levels above the creation of a matcher the test is.
local LEVEL = 3

function Link:__call(...)
  local words = rawget(self, "words")
  local plan, word = shared.resolve(words, "matcher")
  if not plan or not plan.goal then
    shared.unknown(words, word or words[#words], "matcher")
  end
  local state, arguments = { mod = true }, pack(...)
  for _, modifier in ipairs(plan.modifiers) do modifier.apply(state) end
  local callback = plan.goal.make(state, arguments, LEVEL)
  local text = "match." .. concat(words, "_") .. values.list(arguments)
  return matcher(text, plan.goal.name, state.mod, callback, arguments)
end

local function isReference(value) return shared.isMatcher(value) and value.name == "ref" end
shared.isReference = isReference

local anything = matcher("match._", "_", true, function() return true end, { n = 0 })
shared.match = setmetatable({
  _ = anything, is_matcher = shared.isMatcher, is_ref_matcher = isReference,
}, { __index = function(_, key) return newLink(shared.split(key)) end })
