local function button(controller, title, action)
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem { title = title, action = action }
end

-- An order; its last screen has no way out.
local function order(hasEnd)
  local nav
  local Start = class("Start", UIViewController)
  function Start:viewDidLoad()
    button(self, "Order", function()
      local last = UIViewController "Thanks"
      last.navigationItem.hidesBackButton = hasEnd
      nav:pushViewController(last, true)
    end)
  end
  nav = UINavigationController { rootViewController = Start "Menu" }
  nav.interactivePopGestureRecognizer.isEnabled = not hasEnd
  window.rootViewController = nav
end

it("has nothing wrong", function() assert.explores(function() order(false) end) end)

it("has a dead end", function()
  assert.explores(function() order(true) end, { find = "dead end" })
end)

it("has a dead end, as it should", function()
  assert.not_explores(function() order(true) end)
end)

it("raises nothing", function()
  assert.explores(function() order(true) end, { find = { "error", "exception" }, depth = 3 })
end)

describe("the test itself", function()
  local runs = 0
  before_each(function() runs = runs + 1 end)

  it("leads to a dead end", function()
    order(true)
    assert.no_dead_ends()
    assert.equal("Menu", window.rootViewController.topViewController.title)
  end)

  it("leads to none", function()
    order(false)
    user.tap("Order")
    assert.no_dead_ends { depth = 2 }
  end)

  it("was built anew", function() assert.is_true(runs > 3) end)
end)

it("needs a function", function() assert.explores("order") end)
it("needs an option that there is", function()
  assert.explores(function() order(false) end, { dept = 5 })
end)
it("needs a kind that there is", function()
  assert.explores(function() order(false) end, { find = "dead" })
end)
property("is not for properties", function() assert.no_dead_ends() end)

it("fails as the app does", function()
  assert.explores(function() error("no app") end)
end)
