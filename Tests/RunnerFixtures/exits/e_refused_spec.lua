it("asks for what is no code", function() os.exit({}) end)
it("goes on", function() end)
