-- The modules of busted and luassert that specs require; those about its internals are refused.
local shared = ...
local _ENV = shared.environment
local debug, values = shared.debug, shared.values
local type, setmetatable, tostring = type, setmetatable, tostring

local preload, loaded = package.preload, package.loaded

-- A module that has been loaded before a spec, and that can be loaded again.
local function module(name, value)
  preload[name], loaded[name] = function() return value end, value
end

module("luassert", shared.assert)
module("luassert.assert", shared.assert)
module("luassert.spy", shared.spy)
module("luassert.stub", shared.stub)
module("luassert.mock", shared.mock)
module("luassert.match", shared.match)
module("say", shared.say)
module("busted.runner", function() end)

-- The modules that are always available.
for name in string.gmatch("array assertions modifiers matchers formatters languages.en", "%S+") do
  module("luassert." .. name, true)
end
for name in string.gmatch("core composite", "%S+") do module("luassert.matchers." .. name, true) end

local function refuse(name, instead)
  preload[name] = function()
    error(string.format("the module '%s' is internal to busted and isn't available%s",
      name, instead and "; " .. instead or ""), 0)
  end
end
refuse("luassert.state", "use assert:snapshot(), assert:add_formatter() and so on")
refuse("luassert.namespaces", "use assert:register()")
refuse("luassert.formatters.binarystring", "use assert:add_formatter()")
for name in string.gmatch(
  "core block context environment execute status utils options compatibility"
  .. " languages.en modules.helper_loader outputHandlers.base outputHandlers.TAP"
  .. " outputHandlers.junit outputHandlers.json outputHandlers.plainTerminal"
  .. " outputHandlers.utfTerminal outputHandlers.gtest", "%S+")
do
  refuse("busted." .. name)
end

-- MARK: Helpers

local util = {}

function util.deepcompare(left, right, ignoresMeta)
  if ignoresMeta then return values.same(left, right) end
  return values.equivalent(left, right)
end
function util.shallowcopy(value)
  if type(value) ~= "table" then return value end
  local copy = setmetatable({}, debug.getmetatable(value))
  for key, each in next, value do copy[key] = each end
  return copy
end
function util.deepcopy(value) return shared.copy(value) end
util.callable = shared.isCallable
function util.hastostring(value) return shared.hasText(value) end
util.pack = table.pack
function util.unpack(list, first, last)
  return table.unpack(list, first or 1, last or list.n or #list)
end
function util.tinsert(list, place, ...)
  local value = ...
  if select("#", ...) == 0 then place, value = (list.n or #list) + 1, place end
  list.n = math.max((list.n or #list) + 1, place)
  for index = list.n, place + 1, -1 do list[index] = list[index - 1] end
  list[place] = value
end
function util.tremove(list, place)
  list.n = list.n or #list
  place = place or list.n
  local removed = list[place]
  if place > list.n then
    list[place] = nil
    return removed
  end
  for index = place, list.n do list[index] = list[index + 1] end
  list.n = list.n - 1
  return removed
end
function util.errorlevel(level) return (level or 1) + 1 end
module("luassert.util", util)

-- MARK: Files beside the spec

local fixtures = {}

function fixtures.path(name)
  if name ~= nil and type(name) ~= "string" then
    error("fixtures.path needs the name of a file, got " .. values.show(name), 2)
  end
  local folder = string.match(shared.place() or "", "^(.*)/[^/]*$") or "."
  return shared.wholePath(name and folder .. "/" .. name or folder)
end
function fixtures.read(name)
  local text, reason = shared.inspection.readFile(fixtures.path(name))
  return text or error("fixtures.read: " .. reason, 2)
end
function fixtures.load(name)
  if not string.find(name, "%.lua$") then name = name .. ".lua" end
  return dofile(fixtures.path(name))
end
module("busted.fixtures", fixtures)

-- MARK: busted itself

local functions = {
  version = "2.1.1", fail = function(message) shared.failNow(message) end,
  gettime = function() return os and os.time() + 0.0 or 0.0 end,
  monotime = function() return (now()) end, sleep = function(seconds) wait(seconds) end,
}
for name in string.gmatch("subscribe unsubscribe publish bindfenv parent children", "%S+") do
  functions[name] = function()
    shared.usage(string.format("busted.%s is internal to busted and isn't available%s",
      name, string.find(name, "subscribe") and "; use --report jsonl to follow a run" or ""))
  end
end
module("busted", setmetatable({}, {
  __index = function(_, key)
    local value = functions[key]
    if value == nil then return shared.word(key) end
    return value
  end,
  __newindex = function(_, key)
    shared.usage(string.format("the module busted is read-only; tried to set '%s'", tostring(key)))
  end,
}))
