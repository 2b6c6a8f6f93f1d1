local nav

before_each(function()
  nav = UINavigationController{ UIViewController "Home", name = "nav" }
  window.rootViewController = nav
end)

it("pushes", function()
  nav:pushViewController(UIViewController "Detail", true)
  settle()
  nav:popViewController(true)
  settle()
end)

it("only loads", function()
  local settings = UIViewController "Settings"
  assert.is_truthy(settings.view)
end)

it("warns", function()
  nav:pushViewController(nav.topViewController, true)
end)
