it.each { { 1 }, two = { 2 } }("is %s", function() end)
