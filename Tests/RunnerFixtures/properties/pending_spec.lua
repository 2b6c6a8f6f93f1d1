property("one run is pending, a later one fails", function(g)
  local count = g:integer(0, 9)
  if count < 5 then pending("too few") end
  assert.is_true(count < 9)
end)
property("all runs are pending", function(g)
  g:integer(0, 9)
  pending("not yet")
end)
property("is pending before it draws", function() pending("not yet") end)
property("most runs are pending", { runs = 10 }, function(g)
  if g:integer(1, 9) > 1 then pending("too many") end
  assert.is_true(true)
end)
