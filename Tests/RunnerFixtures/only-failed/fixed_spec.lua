it("is fine", function() end)
