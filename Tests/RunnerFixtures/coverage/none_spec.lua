it("has no world", function() end)
