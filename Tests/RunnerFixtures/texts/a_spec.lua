it("sees what was set", function() assert.equal(4, before + 1) end)
it("changes it", function() before = before + 1 end)
it("sees what was set again", function() assert.equal(4, before + 1) end)
