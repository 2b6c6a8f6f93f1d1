local nav

before_each(function()
  nav = UINavigationController{ UIViewController "Home", name = "nav" }
  window.rootViewController = nav
end)

it("shows two screens", function()
  nav:pushViewController(UIViewController "Detail", true)
  settle()
  assert.golden("two screens")
end)

it("keeps a text", function()
  assert.golden("text", "one\ntwo\n")
end)
