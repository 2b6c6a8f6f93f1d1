it("is fine", function() assert.is_true(true) end)
