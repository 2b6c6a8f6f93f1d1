describe("one", function() for number = 1, 6 do it("test " .. number, function() end) end end)
describe("two", function() for number = 1, 6 do it("test " .. number, function() end) end end)
describe("fails", function() it("so that it says how to repeat it", function() assert(false) end) end)
