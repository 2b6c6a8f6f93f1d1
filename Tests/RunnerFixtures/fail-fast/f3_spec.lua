it("first", function() end)
it("second", function() assert.not_equal(3, 2) end)
it("third", function() end)
