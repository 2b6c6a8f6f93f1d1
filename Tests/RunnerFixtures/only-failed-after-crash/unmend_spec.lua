it("ends", function() assert.truthy(os.remove("mended")) end)
