it.each {
  { "\xff" },
  { "\xfe" },
  { name = "\xfd" },
}("the byte %s $name", function(row) assert.truthy(row) end)

it.each {
  function() return 1, 2 end,
  function() if true then return 3 elseif false then return 4, 5 end end,
  6,
}("a row with commas", function(row) assert.truthy(row) end)
