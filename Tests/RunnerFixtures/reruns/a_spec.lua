it("depends on what runs before", function() assert.is_true(ok) end)
