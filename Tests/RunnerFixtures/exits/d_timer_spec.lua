it("exits later", function() after(1, function() os.exit(0) end) end)
it("never runs", function() end)
