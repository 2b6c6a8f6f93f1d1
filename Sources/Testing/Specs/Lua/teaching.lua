-- The extensions of `assert`: texts, formatters, parameters, and snapshots to revert to.
local shared = ...
local _ENV = shared.environment
local debug, values = shared.debug, shared.values
local type, setmetatable, tostring, ipairs, pairs = type, setmetatable, tostring, ipairs, pairs
local unpack, remove, insert = table.unpack, table.remove, table.insert

-- MARK: Texts

local languages, chosen = { en = {} }, { language = "en", fallback = "en" }
local say = { _registry = languages }

local function choose(what, name)
  shared.keep(chosen)
  shared.keep(languages)
  chosen[what] = name
  languages[name] = languages[name] or {}
end
function say:set_namespace(name) choose("language", name) end
function say:set_fallback(name) choose("fallback", name) end
function say:set(key, text)
  shared.keep(languages[chosen.language])
  languages[chosen.language][key] = text
end
setmetatable(say, {
  __index = languages,
  __call = function(_, key, arguments)
    if arguments ~= nil and type(arguments) ~= "table" then
      shared.usage("say needs a table of values, got " .. values.show(arguments))
    end
    local text = languages[chosen.language][key] or languages[chosen.fallback][key]
    if text == nil or not arguments then return text end
    local strings = {}
    for index = 1, math.max(arguments.n or 0, #arguments) do
      strings[index] = tostring(arguments[index])
    end
    return #strings > 0 and string.format(tostring(text), unpack(strings)) or tostring(text)
  end,
})
shared.say = say

-- Texts that custom assertions may share; the actual value is first, then the expected one.
local both = "\nthere is:\n%s\nexpected:\n%s"
for name, texts in pairs {
  same = { "The values are not the same", "The values are the same" },
  equals = { "The values are not equal", "The values are equal" },
  near = { "The number is too far away", "The number is too near" },
  matches = { "The text does not match", "The text matches" },
  error = { "A different error", "This error was raised" },
  called_with = { "No call had these values", "A call had these values" },
  returned_with = { "No call returned these values", "A call returned these values" },
} do
  languages.en["assertion." .. name .. ".positive"] = texts[1] .. both
  languages.en["assertion." .. name .. ".negative"] = texts[2] .. both
end
for name, text in pairs {
  truthy = "true", falsy = "nil or false", unique = "different values",
  returned_arguments = "a different number of values",
} do
  languages.en["assertion." .. name .. ".positive"] = "Expected " .. text .. ", there is:\n%s"
  languages.en["assertion." .. name .. ".negative"] = "Expected no " .. text .. ", there is:\n%s"
end

-- MARK: Snapshots

-- Formatters and parameters since a snapshot, and how many spies and stubs there were.
local first = {
  formatters = {}, spies = 0, parameters = {
    TableFormatLevel = 3, TableFormatShowRecursion = false,
    TableErrorHighlightCharacter = "*", TableErrorHighlightColor = "none",
  },
}
local moments = { first }
local hasFormatters = false
local nothing = {}

-- Reverts all later changes, including later snapshots.
local function revert(self)
  for index = #moments, 2, -1 do
    if moments[index] == self then
      for last = #moments, index, -1 do moments[last] = nil end
      return shared.revertDoubles(self.spies)
    end
  end
end
local Snapshot = { __call = revert, __index = { revert = revert } }

function shared.snapshot()
  shared.keep(moments)
  local moment = setmetatable(
    { formatters = {}, parameters = {}, spies = shared.activeDoubles() }, Snapshot)
  moments[#moments + 1] = moment
  return moment
end

-- MARK: Formatters

-- The result of the test's formatters for a value; nil if none handles it.
function shared.formatted(value)
  if not hasFormatters then return nil end
  for index = #moments, 1, -1 do
    for _, format in ipairs(moments[index].formatters) do
      local text = format(value)
      if text ~= nil then return tostring(text) end
    end
  end
end

-- Replaces values by texts, except for those in `nofmt`.
function shared.format(arguments)
  local preserved = arguments.nofmt or nothing
  for index = 1, arguments.n or #arguments do
    if not preserved[index] then arguments[index] = values.show(arguments[index]) end
  end
  return arguments
end

-- MARK: Levels

local Level = {}
function shared.levelOf(value)
  if type(value) == "table" and rawequal(debug.getmetatable(value), Level) then
    return value.level
  end
end

-- MARK: The methods of `assert`

local methods = {}
shared.methods = methods

function methods.add_formatter(_, format)
  hasFormatters = true
  shared.keep(moments[#moments].formatters)
  insert(moments[#moments].formatters, 1, format)
end
function methods.remove_formatter(_, format)
  for index = #moments, 1, -1 do
    for place, each in ipairs(moments[index].formatters) do
      if each == format then
        shared.keep(moments[index].formatters)
        return remove(moments[index].formatters, place) and nil
      end
    end
  end
end
function methods.format(_, arguments) return shared.format(arguments) end

function methods.set_parameter(_, name, value)
  if value == nil then value = nothing end
  shared.keep(moments[#moments].parameters)
  moments[#moments].parameters[name] = value
end
function methods.get_parameter(_, name)
  for index = #moments, 1, -1 do
    local value = moments[index].parameters[name]
    if value == nothing then return nil end
    if value ~= nil then return value end
  end
end

function methods.snapshot() return shared.snapshot() end
function methods.level(_, level) return setmetatable({ level = level }, Level) end
function methods.get_level(_, value) return shared.levelOf(value) end
function methods.add_spy(_, spy) shared.addDouble(spy) end
