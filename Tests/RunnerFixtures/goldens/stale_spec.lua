it("compares one", function() assert.golden("used", "text") end)
