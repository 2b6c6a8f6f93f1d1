test("e", function() assert.is_true(true) end)
