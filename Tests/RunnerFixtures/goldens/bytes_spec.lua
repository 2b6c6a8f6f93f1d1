it("compares a byte", function() assert.golden("byte", "a\xffb") end)
it("compares another", function() assert.golden("another", "a\xfeb") end)
