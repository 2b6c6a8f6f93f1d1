it("finds a folder", function() assert.golden("folder", "text") end)
