-- Whatever a test does to Lua's functions, its assertions and hooks do what they say.
it("fails in finally", function()
  local insert = table.insert
  table.insert = function() end
  finally(function()
    table.insert = insert
    error("cleanup failed")
  end)
  assert.truthy(true)
end)

it("fails for a spy", function()
  string.lower = function() end
  local spied = spy.new(function() end)
  assert.spy(spied).was.called(1)
end)

it("fails for a tree", function()
  string.sub, string.gsub, string.match = function() end, function() return "" end, function() end
  window.rootViewController = UIViewController "a"
  assert.tree [[x]]
end)

it("fails for numbers and lists", function()
  local number, chosen, text = tonumber, select, tostring
  tonumber, select, tostring = function() return 0 end, function() return 0 end, function() return "" end
  local near = pcall(assert.near, 1, 5, 0.5)
  local unique = pcall(assert.unique, { 1, 1 })
  local called = pcall(function() assert.spy(spy.new(function() end)).was.called() end)
  tonumber, select, tostring = number, chosen, text
  assert.same({ false, false, false }, { near, unique, called })
end)

it("fails for texts", function()
  utf8.len = function() end
  assert.equal("é", "è")
end)
