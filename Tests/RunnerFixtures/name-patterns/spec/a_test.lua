it("is a test by its name", function() assert(true) end)
