-- Makes a copy of a list that prints as a text: lists of the host have their own metatable.
local list, text = ...
local copy = {}
for index = 1, #list do copy[index] = list[index] end
return setmetatable(copy, { __tostring = function() return text end })
