-- Makes a copy of a table that prints as a text: lists of the host have their own metatable.
local list, text = ...
local copy = {}
for key, value in next, list do copy[key] = value end
return setmetatable(copy, { __tostring = function() return text end })
