it("fails", function() assert.equal(2, X) end)
