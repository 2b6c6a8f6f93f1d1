it("is lonely", function() end)
