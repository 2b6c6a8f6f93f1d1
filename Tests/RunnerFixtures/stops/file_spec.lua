-- What only the file had is collected at its end.
local kept = setmetatable({}, { __gc = function() error("late") end })
it("has it", function() assert.is_table(kept) end)
