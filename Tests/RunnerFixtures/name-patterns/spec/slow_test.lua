it("is left out", function() assert(false) end)
