it("loads nothing", function() assert.is_true(true) end)
