describe("a stack", function()
  local nav
  before_each(function()
    nav = UINavigationController{ UIViewController "Root" }
    window.rootViewController = nav
    settle()
  end)

  it("grows", function()
    nav:pushViewController(UIViewController "Detail", true)
    settle()
    assert.equal(2, #nav.viewControllers)
  end)

  it("../grows </b>\n too far" .. ("o"):rep(100), function()
    nav:pushViewController(UIViewController "Detail", true)
    settle()
    assert.equal(3, #nav.viewControllers)
  end)

  it("has a namesake", function() error("the first one") end)
  it("has a namesake", function() error("the second one") end)

  pending "is skipped"
end)
