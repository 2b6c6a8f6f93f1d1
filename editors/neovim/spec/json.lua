-- Reads JSON, as `vim.json.decode` does.
local escapes = { n = "\n", t = "\t", r = "\r", b = "\b", f = "\f" }
local value

local function string(text, at)
  local parts = {}
  while true do
    local stop = text:find('[\\"]', at) or error("a string has no end")
    parts[#parts + 1] = text:sub(at, stop - 1)
    if text:sub(stop, stop) == '"' then return table.concat(parts), stop + 1 end
    local sign = text:sub(stop + 1, stop + 1)
    if sign == "u" then
      parts[#parts + 1] = utf8.char(tonumber(text:sub(stop + 2, stop + 5), 16))
      at = stop + 6
    else
      parts[#parts + 1] = escapes[sign] or sign
      at = stop + 2
    end
  end
end

-- The entries up to a closing sign.
local function entries(text, at, close, add)
  at = text:find("%S", at)
  if text:sub(at, at) == close then return at + 1 end
  while true do
    at = text:find("%S", add(at))
    local sign = text:sub(at, at)
    if sign == close then return at + 1 end
    assert(sign == ",", "a comma is missing")
    at = at + 1
  end
end

function value(text, at)
  at = text:find("%S", at) or error("a value is missing")
  local sign = text:sub(at, at)
  if sign == '"' then return string(text, at + 1) end
  local result = {}
  if sign == "[" then
    return result, entries(text, at + 1, "]", function(place)
      local entry
      entry, place = value(text, place)
      result[#result + 1] = entry
      return place
    end)
  end
  if sign == "{" then
    return result, entries(text, at + 1, "}", function(place)
      local key
      key, place = value(text, place)
      place = text:match("^%s*:()", place) or error("a colon is missing")
      result[key], place = value(text, place)
      return place
    end)
  end
  local word = text:match("^[%w%.%+%-]+", at) or error("no value")
  at = at + #word
  if word == "null" then return nil, at end
  if word == "true" or word == "false" then return word == "true", at end
  return assert(tonumber(word), "no value"), at
end

return function(text) return (value(text, 1)) end
