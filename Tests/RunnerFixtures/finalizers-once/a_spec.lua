-- The same failure of many finalizers is reported once, and of a property the first one.
local function drop(text) setmetatable({}, { __gc = function() error(text) end }) end

it("drops many", function()
  for _ = 1, 40 do drop("the same") end
  assert.is_true(true)
end)
it("drops two kinds", function()
  for _ = 1, 2 do drop("one") end
  drop("other")
  assert.is_true(true)
end)
property("drops in each run", { runs = 20 }, function(g)
  drop("in a run")
  assert.is_true(g:integer() < 1000)
end)
property("fails as well", { runs = 20 }, function(g)
  drop("in a run")
  assert.is_true(g:integer(0, 100) < 5)
end)
