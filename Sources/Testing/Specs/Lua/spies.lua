-- Spies and stubs: functions that record their calls.
local shared = ...
local _ENV = shared.environment
local debug, values, isClass = shared.debug, shared.values, shared.inspection.isClass
local type, ipairs, setmetatable, pcall = type, ipairs, setmetatable, pcall
local pack, unpack = table.pack, table.unpack

-- A copy of tables and their contents, so that a later change does not alter the recorded
-- calls.
local function copy(value, seen)
  if type(value) ~= "table" or shared.isMatcher(value) or isClass(value)
    or shared.isSpy(value)
  then
    return value
  end
  if seen[value] then return seen[value] end
  local twin = {}
  seen[value] = twin
  for key, each in next, value do twin[key] = copy(each, seen) end
  local meta = debug.getmetatable(value)
  return type(meta) == "table" and setmetatable(twin, meta) or twin
end

function shared.copy(value) return copy(value, {}) end

local function remembered(arguments)
  local vals = { n = arguments.n }
  for index = 1, arguments.n do vals[index] = copy(arguments[index], {}) end
  return { vals = vals, refs = arguments }
end

local function fits(expected, call)
  if expected.n ~= call.vals.n then return false end
  for index = 1, expected.n do
    local wanted = expected[index]
    if shared.isMatcher(wanted) then
      local list = shared.isReference(wanted) and call.refs or call.vals
      if not wanted(list[index]) then return false end
    elseif not values.equivalent(wanted, call.vals[index]) then
      return false
    end
  end
  return true
end

-- Whether the arguments equal those of any call in a list, and of which one.
function shared.anyFits(list, expected)
  for index = #list, 1, -1 do
    if fits(expected, list[index]) then return true, list[index].vals end
  end
  return false, #list > 0 and list[#list].vals or nil
end

local Spy = { __name = "spy" }
local active = {}  -- all that stand in for something, oldest first
shared.doubles = active
local wrapped = setmetatable({}, { __mode = "k" })

function Spy:__call(...)
  local arguments = pack(...)
  self.calls[#self.calls + 1] = remembered(arguments)
  local results = pack(pcall(self.callback, ...))
  if not results[1] then error(results[2], 0) end
  local returned = { n = results.n - 1, unpack(results, 2, results.n) }
  self.returnvals[#self.returnvals + 1] = remembered(returned)
  return unpack(returned, 1, returned.n)
end

local methods = {}
Spy.__index = methods

function methods:clear()
  self.calls, self.returnvals = {}, {}
  return self
end

function methods:revert()
  if self.target_table and not self.reverted then
    self.target_table[self.target_key] = self.former
    self.reverted = true
  end
  if self.isStub then return self.former end
  return self.callback
end

function methods:called(times, compare)
  local count = #self.calls
  if times == nil then return count > 0, count end
  return compare and compare(count, times) or not compare and count == times, count
end

-- The arguments one by one, or in luassert's form: a list with their number as `n`.
local function listed(...)
  local first = ...
  if select("#", ...) == 1 and type(first) == "table" and rawget(first, "n") then return first end
  return pack(...)
end

function methods:called_with(...) return shared.anyFits(self.calls, listed(...)) end
function methods:returned_with(...) return shared.anyFits(self.returnvals, listed(...)) end

local function newSpy(callback)
  return setmetatable({ calls = {}, returnvals = {}, callback = callback }, Spy)
end

local function isSpy(value) return rawequal(debug.getmetatable(value), Spy) end
shared.isSpy = isSpy

local isCallable = shared.isCallable

-- Replaces a function by a spy. Objects and classes take functions only.
local function place(double, target, key)
  double.target_table, double.target_key, double.former = target, key, target[key]
  if type(target) == "userdata" then
    local implementation, isOwn = shared.inspection.implementation(target, key)
    double.former = isOwn and implementation or nil
  end
  local meta = debug.getmetatable(target)
  local stand = double
  if type(target) == "userdata" or (meta and rawget(meta, "__metatable") ~= nil)
    or isClass(target)
  then
    stand = function(...) return double(...) end
    wrapped[stand] = double
  end
  target[key] = stand
  active[#active + 1] = double
  return double
end

local spy = { is_spy = isSpy }

function spy.new(callback)
  if callback == nil then callback = function() end end
  if not isCallable(callback) then
    shared.usage("spy.new needs a function, got " .. values.show(callback))
  end
  return newSpy(callback)
end

function spy.on(target, key)
  local callback = target[key]
  -- A callback that is read calls what the object has in its place: the spy.
  if type(target) == "userdata" then
    callback = shared.inspection.implementation(target, key) or callback
  end
  local isPlain = type(target) == "table" and not isClass(target)
  if callback == nil and isPlain then callback = function() end end
  if not isCallable(callback) then
    shared.usage(string.format("spy.on: %s is not a function but %s",
      values.show(key), values.show(callback)))
  end
  return place(newSpy(callback), target, key)
end

shared.spy = setmetatable(spy, { __call = function(_, ...) return spy.new(...) end })

-- MARK: Stubs

local function always(...)
  local results = pack(...)
  if results.n == 1 and isCallable(results[1]) then return results[1] end
  return function() return unpack(results, 1, results.n) end
end

local function giving(...)
  local results = pack(...)
  return function() return unpack(results, 1, results.n) end
end

local stub = {}

function stub.new(target, key, ...)
  if target == nil and key == nil then target, key = {}, "anonymous" end
  shared.want((type(target) == "table" or type(target) == "userdata") and key ~= nil,
    "stub needs a table and a key, got %s", values.list({ target, key, n = 2 }))
  local former = target[key]
  shared.want(former == nil or isCallable(former), "stub: %s is not a function but %s",
    values.show(key), values.show(former))
  local cases, default = {}, always(...)
  local double = newSpy(function(...)
    local arguments = pack(...)
    local call = { vals = arguments, refs = arguments }
    for _, case in ipairs(cases) do
      if fits(case.arguments, call) then return case.answer(...) end
    end
    return default(...)
  end)
  double.isStub = true
  place(double, target, key)
  function double.returns(...) default = giving(...) return double end
  function double.invokes(body) default = body return double end
  double.by_default = { returns = double.returns, invokes = double.invokes }
  function double.on_call_with(...)
    local case = { arguments = remembered(pack(...)).vals }
    local function answer(body)
      case.answer = body
      cases[#cases + 1] = case
      return double
    end
    return {
      returns = function(...) return answer(giving(...)) end,
      invokes = function(body) return answer(body) end,
    }
  end
  return double
end

shared.stub = setmetatable(stub, { __call = function(_, ...) return stub.new(...) end })

-- MARK: Reverting

-- How many spies and stubs replace something now.
function shared.activeDoubles() return #active end
function shared.addDouble(double) active[#active + 1] = double end

-- Reverts all beyond a number, the last first.
function shared.revertDoubles(count)
  for index = #active, count + 1, -1 do
    pcall(function(double) return double:revert() end, active[index])
    active[index] = nil
  end
end

-- The spy that a value is or represents.
function shared.spyOf(value)
  if isSpy(value) then return value end
  if wrapped[value] then return wrapped[value] end
  -- What UIKit keeps of a spy is a function that calls it.
  local called = shared.inspection.calledTable(value)
  return isSpy(called) and called or nil
end
