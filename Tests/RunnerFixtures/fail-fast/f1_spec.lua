it("first", function() end)
it("second", function() assert.not_equal(1, 2) end)
it("third", function() end)
