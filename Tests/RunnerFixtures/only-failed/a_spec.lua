it("first", function() end)
it("second", function() error("broken") end)
it("third", function() error("broken, too") end)
