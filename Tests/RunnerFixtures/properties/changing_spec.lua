local count = 0

property("depends on something else", function(g)
  count = count + 1
  g:integer(1, 9)
  assert.not_equal(3, count)
end)
