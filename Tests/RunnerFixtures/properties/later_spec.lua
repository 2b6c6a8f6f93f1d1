property("is small", function(g)
  assert.is_true(g:integer(0, 1000) < tonumber(os.getenv("MOST")))
end)
