-- Anything still active at the end fails the test, and is named.
local home, nav
before_each(function()
  home = UIViewController "Home"
  nav = UINavigationController{ home, name = "nav" }
  window.rootViewController = nav
  settle()
end)

local function never(presented)
  local animator = { transitionDuration = function() return 1 end }
  function animator.animateTransition() end
  presented.modalPresentationStyle = "custom"
  presented.transitioningDelegate = { animationControllerForPresented = function() return animator end }
  return presented
end

it("holds a swipe", function()
  nav:pushViewController(UIViewController "Detail", false)
  settle()
  user.swipeBack{ at = 0.5 }
end)
it("presents without an end", function()
  home:present(never(UIViewController "Login"), true, function() end)
end)
it("animates for long", function() UIView.animate(100, function() end, function() end) end)
it("begins a transaction", function()
  CATransaction.begin()
  CATransaction.setCompletionBlock(function() end)
end)
it("waits for a push", function()
  nav.delegate = { animationControllerFor = function()
    return { transitionDuration = function() return 1 end, animateTransition = function() end }
  end }
  nav:pushViewController(UIViewController "Detail", true)
  settle()
  nav:pushViewController(UIViewController "More", true)
end)
it("repeats a timer", function()
  local function again() after(0.1, again) end
  again()
end)
it("repeats what is made anew", function()
  local function again() after(20, function() again() end) end
  again()
end)
it("repeats a method", function()
  function home:tick() self:perform("tick", nil, 1) end
  home:tick()
end)
it("repeats a task", function()
  app.task(function()
    while true do wait(1) end
  end)
end)
it("takes turn after turn", function()
  local function again() after(0, again) end
  again()
end)
it("lays out again and again", function()
  function home:viewDidLayoutSubviews() self.view:setNeedsLayout() end
  home.view:setNeedsLayout()
end)
it("replaces the world again and again", function()
  local function again()
    simulator:reset()
    after(0, again)
  end
  again()
end)
it("leaves it to the animator #unsettled", function()
  home:present(never(UIViewController "Login"), true, function() end)
end)
it("drops a timer", function() after(100, function() error("never") end) end)
it("drops two", function()
  after(300, function() error("never") end)
  after(100, function() error("never") end)
end)
it("drops a task that waits for long", function()
  app.task(function()
    wait(1)
    wait(100)
    error("never")
  end)
end)
it("has cancelled its task", function()
  local task = app.task(function() wait(100) end)
  wait(1)
  task:cancel()
end)
it("comes in steps", function()
  local count = 0
  after(10, function() after(20, function() after(29, function() count = count + 1 end) end) end)
  finally(function() assert.equal(1, count) end)
end)
describe("what runs after one that is active", function()
  it("is not touched", function() assert.equal(0, now()) end)
end)
