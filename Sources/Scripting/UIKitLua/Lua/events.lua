-- Returns a function that makes events find their subjects.
local find = ...
local meta = {
  __index = function(event, key)
    local number = key == "subject" and rawget(event, "number")
    return number and find(number) or nil
  end,
}
return function(events)
  for _, event in ipairs(events) do setmetatable(event, meta) end
  return events
end
