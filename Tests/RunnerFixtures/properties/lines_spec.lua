property("in one line", function(g) local below = function(n) return n < 10 end; local n = g:integer(0, 99); assert.is_true(below(n)) end) -- the end
property("beside its head", function(g) local n = g:integer(0, 99)
  assert.is_true(n < 10) end)
