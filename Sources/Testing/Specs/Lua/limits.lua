-- The limits that a test or a block can have of its own.
local shared = ...
local _ENV = shared.environment
local values = shared.values
local type, pairs, tonumber, math, string = type, pairs, tonumber, math, string

local units = { K = 1 << 10, M = 1 << 20, G = 1 << 30 }

-- A number of bytes, which may be written as `64M`.
local function bytesOf(value)
  if type(value) ~= "string" then return value end
  local digits, unit = string.match(value, "^(%d+)([KMGkmg]?)$")
  return digits and tonumber(digits) * (units[string.upper(unit)] or 1)
end

-- A whole number above 0, which may be written as `1e6`; false for anything else.
local function countOf(value)
  local count = type(value) == "number" and math.tointeger(value)
  return count and count > 0 and count
end

-- The limits that a test or block can have, each with what its value must be.
local limitNames = {
  timeout = { "a time in seconds above 0", function(value)
    return type(value) == "number" and value > 0 and value <= 1e6 and value
  end },
  maxInstructions = { "a whole number above 0", countOf },
  maxMemory = { 'a size such as "64M"', function(value)
    local bytes = countOf(bytesOf(value))
    return bytes and bytes < 1 << 48 and bytes
  end },
}

-- The limits among the options of a test or block; with `others`, options may have other names.
function shared.limitsOf(word, options, others)
  if type(options) ~= "table" then
    shared.usage(string.format("%s needs a table of options, got %s", word, values.show(options)))
  end
  local limits = {}
  for key, value in pairs(options) do
    local limit = limitNames[key]
    if limit then
      limits[key] = limit[2](value)
      if not limits[key] then
        shared.usage(string.format("%s: '%s' must be %s, got %s",
          word, key, limit[1], values.show(value)))
      end
    elseif not others or not others[key] then
      shared.usage(string.format(
        "%s: unknown option %s; the options are %s'maxInstructions', 'maxMemory' and 'timeout'",
        word, values.show(key), others and "'choices', 'runs', " or ""))
    end
  end
  return limits
end
