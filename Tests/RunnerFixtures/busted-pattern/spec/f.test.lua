spec("also a test", function() assert.is_true(true) end)
