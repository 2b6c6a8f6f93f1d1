-- Errors and assertions after the body belong to the test.
local home, nav
before_each(function()
  home = UIViewController "Home"
  nav = UINavigationController{ home, name = "nav" }
  window.rootViewController = nav
  settle()
end)

it("asserts in a completion", function()
  home:present(UIViewController "Login", true, function() assert.equal(1, 2) end)
end)
it("raises in a timer", function() after(30, function() error("late") end) end)
it("raises in a task", function()
  app.task(function() wait(2) error("late") end)
end)
it("raises in viewDidAppear", function()
  local detail = UIViewController "Detail"
  function detail:viewDidAppear() error("late") end
  nav:pushViewController(detail, true)
end)
it("asserts in a delegate's call", function()
  nav.delegate = { didShow = function() assert.equal("a", "b") end }
  nav:pushViewController(UIViewController "Detail", true)
end)
it("asserts in an animation's completion", function()
  UIView.animate(1, function() end, function() assert.is_nil(7) end)
end)
it("fails twice", function()
  after(1, function() error("late") end)
  error("at once")
end)
it("fails in a world that took the place of the first", function()
  after(1, function()
    simulator:reset()
    after(1, function() error("in the second") end)
  end)
end)
it("makes objects in the turn after the body", function()
  local detail = UIViewController "Detail"
  function detail:viewDidAppear() self:present(UIViewController "Login", false) end
  window.rootViewController = detail
end)
it("skips itself", function()
  after(1, function() error("late") end)
  pending("tomorrow")
end)
it("skips itself later", function() after(1, function() pending("tomorrow") end) end)
it("may end anyhow #unsettled", function() after(1, function() error("late") end) end)
it("forgets what a reset has ended", function()
  after(1, function() error("late") end)
  simulator:reset()
end)
it("is not touched by the one before", function()
  nav:pushViewController(UIViewController "Detail", true)
  settle()
  assert.stack(nav, { "Home", "Detail" })
end)
