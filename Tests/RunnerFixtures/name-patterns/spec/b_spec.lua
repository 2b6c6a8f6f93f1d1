it("is run when named", function() assert(true) end)
it("is #slow", function() assert(false) end)
it("needs the #net", function() assert(false) end)
