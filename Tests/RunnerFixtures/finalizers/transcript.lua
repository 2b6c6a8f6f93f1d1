kept = setmetatable({}, { __gc = function() error("late") end })
print(1)
--> 1
