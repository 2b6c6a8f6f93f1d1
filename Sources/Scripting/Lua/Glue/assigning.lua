-- Assigns a table of properties to an object: the children come first, as in a call of the class,
-- then all else, in a fixed order.
local object, properties, children, root = ...
local list = table.move(properties, 1, #properties, 1, {})
local keys = {}
for key, value in pairs(properties) do
  if key == root and children ~= "" then
    list = { value }
  elseif type(key) == "string" then
    keys[#keys + 1] = key
  end
end
if #list > 0 then object[children] = list end
table.sort(keys)
for _, key in ipairs(keys) do object[key] = properties[key] end
