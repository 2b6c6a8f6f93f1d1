-- The generator that the function of a property receives: it draws values, actions and operations.
local shared = ...
local _ENV = shared.environment
local values = shared.values
local type, ipairs, pairs, load, tostring = type, ipairs, pairs, load, tostring
local isInteger = math.type
local globals = _G

local Generator = { __name = "generator" }
Generator.__index = Generator
local generator = setmetatable({}, Generator)
shared.Generator = Generator

local function draw(limit)
  return shared.draw(limit)
    or shared.usage(
      "a generator can be used at most 10000 times in a run, and only in its property")
end

local function lineOf()
  local place = shared.place()
  return place and tonumber(string.match(place, ":(%d+)$")) or 0
end

local function begin(self, method)
  if self ~= generator then shared.usage(string.format("call it with a colon: g:%s", method)) end
  shared.beginCall(method, lineOf())
end

local function literal(value)
  local kind = type(value)
  if kind == "string" then return shared.quoted(value) end
  if kind == "number" or kind == "boolean" or kind == "nil" then return tostring(value) end
end

local function give(value)
  local text = literal(value)
  if text then shared.recordValue(text) end
  return value
end

local function isWhole(value) return isInteger(value) == "integer" end

-- The nearer to 0 the simpler.
local function nearZero(low, high, choice)
  if low > 0 then return low + choice end
  if high < 0 then return high - choice end
  local both = math.min(-low, high)
  if choice > 2 * both then
    return high > -low and choice - both or both - choice
  end
  return choice % 2 == 1 and (choice + 1) // 2 or -(choice // 2)
end

function Generator:integer(low, high)
  begin(self, "integer")
  if low == nil and high == nil then low, high = -100, 100 end
  if not isWhole(low) or not isWhole(high) or low > high then
    shared.usage("g:integer needs two whole numbers, the smaller one first")
  end
  local count = high - low + 1
  if count <= 0 or count > 1 << 53 then
    shared.usage("g:integer: the numbers are too far apart")
  end
  return give(nearZero(low, high, draw(count)))
end

function Generator:boolean()
  begin(self, "boolean")
  return give(draw(2) == 1)
end

function Generator:pick(list)
  begin(self, "pick")
  if type(list) ~= "table" or #list == 0 then
    shared.usage("g:pick needs a non-empty sequence, got " .. values.show(list))
  end
  return give(list[draw(#list) + 1])
end

local characters = {}
for _, code in utf8.codes([[abcxyzABCXYZ0123456789 _-.,:;!?'"\/<>&%()[]{}]]
  .. "\t\n\u{E4}\u{E9}\u{3B1}\u{5D0}\u{4E2D}\u{301}\u{1F600}")
do
  characters[#characters + 1] = utf8.char(code)
end

-- Whether to add one more, if the number is open.
local function continues(count, most) return count < most and draw(8) ~= 0 end

local function limit(value, default, method)
  if value == nil then return default end
  if not isWhole(value) or value < 0 then
    shared.usage(string.format("g:%s needs a maximum, got %s",
      method, values.show(value)))
  end
  return value
end

function Generator:string(most)
  begin(self, "string")
  most = limit(most, 20, "string")
  local parts = {}
  while continues(#parts, most) do
    parts[#parts + 1] = characters[draw(#characters) + 1]
  end
  return give(table.concat(parts))
end

-- MARK: Steps

local function perform(statement)
  local body = load(statement, "=[step]", "t", globals)
  shared.recordStatement(statement)
  body()
end

-- Whether a step has left a finger on the screen.
local holds = false

local function liftFinger()
  if holds and shared.isHeld() then perform("user.release()") end
  holds = false
end

-- A step of those that are possible now, and its result.
local function step(offers)
  if #offers == 0 then return false end
  perform(offers[draw(#offers) + 1])
  holds = shared.isHeld()
  local pause = draw(4)
  if pause == 2 then perform("wait(0.1)") elseif pause ~= 1 then perform("settle()") end
  return true, pause == 0 or pause == 3
end

local function steps(most, offers)
  local count, isIdle, isDone = 0, true, true
  while isDone and continues(count, most) do
    isDone, isIdle = step(offers())
    count = count + 1
  end
  if holds then
    liftFinger()
    isDone, isIdle = true, false
  end
  if isDone and not isIdle then perform("settle()") end
end

local sources = {
  action = function() return shared.actions() end,
  operation = function() return shared.operations() end,
}
for name, offers in pairs(sources) do
  Generator[name] = function(self)
    begin(self, name)
    shared.recordSteps()
    step(offers())
  end
  Generator[name .. "s"] = function(self, most)
    begin(self, name .. "s")
    shared.recordSteps()
    steps(limit(most, 20, name .. "s"), offers)
  end
end

-- MARK: The function `property`

local plans = setmetatable({}, { __mode = "k" })

function shared.planOf(body) return plans[body] end

-- The function that a property's runs call, and their limits; its options are stored as its plan.
function shared.propertyBody(options, body, written)
  local limits = shared.limitsOf("property", options, { runs = true, choices = true })
  local runs = options.runs == nil and 100 or options.runs
  if not isWhole(runs) or runs < 1 or runs > 1000000 then
    shared.usage("property: 'runs' must be a whole number from 1 to 1000000, got "
      .. values.show(runs))
  end
  for _, choice in ipairs(options.choices or {}) do
    if not isWhole(choice) then
      shared.usage("property: 'choices' must be whole numbers, got " .. values.show(choice))
    end
  end
  local first, last = shared.inspection.lines(written, shared.path)
  local function run()
    holds = false
    if not shared.isIdle() then
      shared.beginCall("settle", 0)
      shared.recordSteps()
      perform("settle()")
    end
    body(generator)
    liftFinger()
  end
  plans[run] = {
    runs = runs, choices = options.choices, first = first or 0, last = last or 0,
  }
  return run, limits
end
