it("comes first", function() pcall(assert.golden, "twice", "text") end)
it("comes later", function() assert.golden("twice", "text") end)
