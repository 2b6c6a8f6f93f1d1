before_each(function() window.rootViewController = UIViewController "Home" settle() end)

it("names no line", function()
  expect.timeline({ "one" }, {})
  expect.is_not.timeline({ "one" }, {})
  expect.timeline(record(function() end))
  expect.timeline({}, { "one" })
end)

it("has other keys", function()
  expect.timeline({ "one" }, { line = "never" })
  expect.timeline({ "one" }, { [2] = "never" })
  expect.exact_timeline({ "one" }, { "one", line = "never" })
end)

it("expects no event", function() assert.exact_timeline(record(function() end), {}) end)

it("names no part", function()
  local nav = UINavigationController { UIViewController "Root" }
  window.rootViewController = nav
  expect.bar(nav, {})
  expect.bar(nav, { left = undefinedName })
  expect.is_not.bar(nav, {})
end)
