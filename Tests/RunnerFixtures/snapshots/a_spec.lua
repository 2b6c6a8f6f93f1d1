local nav
before_each(function()
  nav = UINavigationController { UIViewController("Root") }
  window.rootViewController = nav
  settle()
end)

it("is filled in", function()
  assert.tree()
  assert.screen()
  local events = record(function() nav:pushViewController(UIViewController(), true) end)
  assert.timeline(events)
  assert.exact_timeline(events)
end)

it("is updated", function()
  assert.tree [[
    window
    └─ #1  UINavigationController  appeared
  ]]
  expect.screen("nothing", "with a message")
  assert.timeline({ "one", "two" }, { "three" }, "with a message")
end)

it("stays", function()
  UIViewController("elsewhere")
  assert.tree [[
    window
    └─ #2  UINavigationController     appeared
       └─ #1  UIViewController "Root"   appeared   top
  ]]
  assert.timeline({ "one", "two" }, { "two" })
end)

it("can't be recorded", function()
  local text, lines = "no", { "no" }
  expect.tree(text)
  expect.timeline({ "one" }, lines)
  expect.tree() expect.tree()
  for number = 1, 2 do expect.timeline({ "line " .. number }) end
  expect.not_tree()
end)
