-- A limit that is reached in any phase of a turn fails that test, and the next is unaffected.
local function loop() while true do end end
local home, nav
before_each(function()
  home = UIViewController "Home"
  nav = UINavigationController{ home, name = "nav" }
  window.rootViewController = nav
  settle()
end)

local function isFine()
  nav:pushViewController(UIViewController "Detail", true)
  settle()
  assert.stack(nav, { "Home", "Detail" })
  assert.is_nil(leftover)
  assert.is_nil(string.leftover)
end

it("body", function()
  leftover, string.leftover = 1, 2
  loop()
end)
it("after body", isFine)
it("next turn", function() after(0, loop) end)
it("after next turn", isFine)
it("timer", function() after(1, loop) end)
it("after timer", isFine)
it("task", function() app.task(loop) end)
it("after task", isFine)
it("viewDidLoad", function()
  local detail = UIViewController "Detail"
  detail.viewDidLoad = loop
  nav:pushViewController(detail, true)
end)
it("after viewDidLoad", isFine)
it("viewDidAppear", function()
  local detail = UIViewController "Detail"
  detail.viewDidAppear = loop
  nav:pushViewController(detail, true)
end)
it("after viewDidAppear", isFine)
it("layout", function()
  home.viewDidLayoutSubviews = loop
  home.view:setNeedsLayout()
end)
it("after layout", isFine)
it("delegate", function()
  nav.delegate = { didShow = loop }
  nav:pushViewController(UIViewController "Detail", true)
end)
it("after delegate", isFine)
it("completion", function() home:present(UIViewController "Login", true, loop) end)
it("after completion", isFine)
it("settle", function()
  local detail = UIViewController "Detail"
  detail.viewDidAppear = loop
  nav:pushViewController(detail, true)
  settle()
end)
it("after settle", isFine)
local Dying = class("Dying", UIViewController)
Dying.deinit = loop
it("deinit", function()
  Dying()
  collectgarbage()
end)
it("after deinit", isFine)
it("deinit in a timer", function()
  after(1, function()
    Dying()
    collectgarbage()
  end)
end)
it("after deinit in a timer", isFine)
it("pcall", function() after(0, function() while true do pcall(loop) end end) end)
it("after pcall", isFine)
it("finally", function() finally(function() after(0, loop) end) end)
it("after finally", isFine)
