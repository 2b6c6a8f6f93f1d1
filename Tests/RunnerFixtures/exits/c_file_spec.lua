it("never runs", function() end)
os.exit(0)
