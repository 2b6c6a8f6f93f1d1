it("runs all functions", function()
  finally(function() error("first") end)
  finally(function() print("second") end)
  finally(function() assert.is_true(false) end)
end)

it("runs all functions in their order", function()
  local order = {}
  finally(function() table.insert(order, 1) end)
  finally(function() table.insert(order, 2) end)
  finally(function() assert.same({ 1, 2 }, order) end)
end)

it("ends when one is added to late", function()
  finally(function() finally(function() error("never runs") end) end)
  assert.is_true(true)
end)

local kept
it("keeps the word", function()
  kept = finally
  assert.is_true(true)
end)

it("may use a word that was kept", function()
  kept(function() print("kept") end)
  assert.is_true(true)
end)

describe("a hook", function()
  after_each(function() kept(function() end) end)
  it("can't use it", function() assert.is_true(true) end)
end)
