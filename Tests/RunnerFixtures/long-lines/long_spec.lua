it("has a long line", function() assert.equal(("a"):rep(11000), "b") end)
it("follows", function() assert.is_true(true) end)
