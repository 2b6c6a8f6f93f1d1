-- Restores the shared state that scripts change.
local shared = ...
local _ENV = shared.environment
local debug, inspection = shared.debug, shared.inspection
local firstChanged, isClass = inspection.firstChanged, inspection.isClass
local next, pairs, rawget, rawset, type = next, pairs, rawget, rawset, type
local globals = _G

local function rawpairs(values) return next, values end

-- The shared state that can be changed: tables, and the metatables of values of other types.
local all = { globals, package.loaded, package.preload, package.searchers, debug.getmetatable("") }
for _, value in next, { 0, "", true, print, coroutine.create(print) } do all[#all + 1] = value end

-- What the globals with these names lead to: a table, or the list of everything; false once a script
-- has read them.
local leads = {}
shared.leads = leads
for name, value in next, globals do
  if type(value) == "table" and not isClass(value) then
    leads[name] = value
    all[#all + 1] = value
  end
end
for name in string.gmatch("_G package debug getmetatable require load loadfile dofile", "%S+") do
  leads[name] = all
end

-- The words that are tables; only what leads to everything leads to their metatables.
for name in string.gmatch("assert expect spy stub mock match say", "%S+") do
  local value = shared[name]
  if name ~= "say" then leads[name] = value end
  all[#all + 1], all[#all + 2] = value, debug.getmetatable(value)
end
all[#all + 1] = shared.Chain

-- The simulator is the same in all worlds; the fields that a test adds to it belong to the
-- test.
leads.simulator, all[#all + 1] = globals.simulator, globals.simulator

local function isObject(value) return type(value) == "userdata" end

-- The state of a value: its keys and values in their order, and its metatable.
local function listed(value)
  local list = { [0] = not isObject(value) and debug.getmetatable(value) or false }
  if type(value) ~= "table" and not isObject(value) then return list end
  for key, entry in (isObject(value) and pairs or rawpairs)(value) do
    list[#list + 1] = key
    list[#list + 1] = entry
  end
  return list
end

-- The tables that scripts have accessed, all others being unchanged; and their state before
-- that.
local reached, former = {}, {}

local function reach(value)
  if former[value] then return end
  reached[#reached + 1] = value
  former[value] = listed(value)
end

-- A script reads a global that leads to something, or may do so: its lead isn't false.
function shared.reach(name)
  local value = leads[name]
  leads[name] = false
  if value ~= all then return value and reach(value) end
  for index = 1, #value do reach(value[index]) end
end

-- A script is about to change a table of the runner, or gets one that it could change; a function
-- is called when that was undone.
local followers = {}

function shared.keep(value, follower)
  followers[value] = follower
  reach(value)
end

-- The private state of libraries: where `io` reads and writes, and the debug hook.
local io, library, pcall = globals.io, globals.debug, pcall

local function hidden()
  return {
    output = io and io.output(), input = io and io.input(), hook = { debug.gethook() },
  }
end

local formerHidden = hidden()

local function restoreHidden(was)
  local is = hidden()
  if is.output ~= was.output then pcall(io.output, was.output) end
  if is.input ~= was.input then pcall(io.input, was.input) end
  if is.hook[1] ~= was.hook[1] then debug.sethook(was.hook[1], was.hook[2], was.hook[3]) end
end

local function isHiddenReached() return former[library] or io and former[io] end

-- The current state of everything.
function shared.save()
  local state = { none = debug.getmetatable(nil) }
  if isHiddenReached() then state.hidden = hidden() end
  for index = 1, #reached do
    local value = reached[index]
    state[value] = listed(value)
  end
  return state
end

local function put(object, key, value) object[key] = value end

local function restoreEntries(values, list, goThrough, set)
  local entries = {}
  for index = 1, #list, 2 do entries[list[index]] = list[index + 1] end
  for key in goThrough(values) do
    if entries[key] == nil then set(values, key, nil) end
  end
  for key, value in next, entries do set(values, key, value) end
end

local function restore(value, list)
  if isObject(value) then return restoreEntries(value, list, pairs, put) end
  if type(value) == "table" then restoreEntries(value, list, rawpairs, rawset) end
  debug.setmetatable(value, list[0] or nil)
end

-- Whether everything is as in a state, if there is one.
function shared.isAs(state)
  return state and not isHiddenReached() and not firstChanged(reached, state, former, 1)
    and rawequal(debug.getmetatable(nil), state.none)
end

-- The current state of everything, which may be an earlier one.
function shared.stateLike(earlier) return shared.isAs(earlier) and earlier or shared.save() end

-- Restores everything.
function shared.putBack(state)
  if isHiddenReached() then restoreHidden(state.hidden or formerHidden) end
  local index = firstChanged(reached, state, former, 1)
  while index do
    local value = reached[index]
    restore(value, state[value] or former[value])
    state[value] = listed(value)
    if followers[value] then followers[value]() end
    index = firstChanged(reached, state, former, index + 1)
  end
  if not rawequal(debug.getmetatable(nil), state.none) then debug.setmetatable(nil, state.none) end
end

-- A fresh world has a window of its own, whatever was there before.
function shared.takeWindow(state)
  local list = state[globals] or former[globals]
  for index = 1, list and #list or 0, 2 do
    if list[index] == "window" then list[index + 1] = rawget(globals, "window") end
  end
end
