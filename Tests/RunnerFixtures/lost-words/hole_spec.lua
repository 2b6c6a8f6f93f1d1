it.each { 1, "two", true, nil, 4 }("is %s", function() end)
