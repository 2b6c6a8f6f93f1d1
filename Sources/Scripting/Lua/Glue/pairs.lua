-- What pairs returns for objects and classes: elements, then what the script set there: numbers, texts and the rest, each in
-- order.
local parts = ...
local next, rawget, rawlen, type = next, rawget, rawlen, type
local move, sort = table.move, table.sort

local function sortedKeys(fields)
  local numbers, texts, others = {}, {}, {}
  for key in next, fields do
    local kind = type(key)
    local list = kind == "number" and numbers or kind == "string" and texts or others
    list[#list + 1] = key
  end
  sort(numbers)
  sort(texts)
  move(texts, 1, #texts, #numbers + 1, numbers)
  return move(others, 1, #others, #numbers + 1, numbers)
end

parts.setPairs(function(elements, fields)
  local keys, place = fields and sortedKeys(fields) or {}, 0
  return parts.asLibraryFunction(function()
    local count = elements and rawlen(elements) or 0
    while true do
      place = place + 1
      if place <= count then return place, rawget(elements, place) end
      local key = keys[place - count]
      if key == nil then return nil end
      local value = rawget(fields, key)
      if value ~= nil then return key, value end  -- otherwise it was removed meanwhile
    end
  end)
end)
