it("is not meant", function() end)
