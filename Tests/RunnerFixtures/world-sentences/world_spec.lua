-- The messages of the assertions about worlds when they fail.
local nav

before_each(function()
  nav = UINavigationController{ UIViewController "Root", UIViewController "Detail", name = "nav" }
  window.rootViewController = nav
  settle()
end)

it("stack", function() assert.stack(nav, { "Root", "Middle", "Detail" }) end)
it("bar", function() assert.bar(nav, { left = { "‹ Root" }, title = "Other" }) end)
it("bar, hidden", function()
  nav.isNavigationBarHidden = true
  assert.bar(nav, { title = "Detail" })
end)
it("tree", function()
  assert.tree [[
    window
    └─ nav  UINavigationController        appeared
       ├─ #1  UIViewController "Root"     disappeared   view not loaded
       └─ #2  UIViewController "Detail"   appeared      top
  ]]
  nav:popViewController(false)
  settle()
  assert.tree [[
    window
    └─ nav  UINavigationController      appeared
       └─ #1  UIViewController "Roof"   appeared      top
  ]]
end)
it("timeline", function()
  local events = record(function() nav:popViewController(true) end)
  assert.timeline(events, { "Detail viewWillDisappear(animated)", "Root viewDidAppear(animated)" })
  assert.timeline(events, { "Root viewDidAppear(animated)", "Detail viewWillDisappear(animated)" })
end)
it("exact_timeline", function()
  local events = record(function() nav:popViewController(true) end)
  assert.exact_timeline(events, { "Detail viewWillDisappear(animated)", "Root viewDidLoad" })
end)
it("raises, nothing", function() assert.raises("NSRangeException", "bounds", function() end) end)
it("raises, something else", function()
  assert.raises("NSRangeException", "bounds", function() nav:pushViewController(nav, true) end)
end)
it("raises", function()
  assert.raises("NSInvalidArgumentException", "Pushing a navigation controller",
    function() nav:pushViewController(UINavigationController{}, true) end)
end)
it("warns, not", function() assert.warns("already-presenting", function() end) end)
it("no_warnings", function()
  nav:present(UIViewController "One", true)
  nav:present(UIViewController "Two", true)
  settle()
  assert.no_warnings()
end)
it("freed", function()
  local w = weak(nav)
  assert.freed(w)
end)

describe("what is no", function()
  local function fails(name, body) it(name, body) end

  fails("stack", function() assert.stack(UIViewController "Home", {}) end)
  fails("stack of names", function() assert.stack(UINavigationController(), "Root") end)
  fails("bar", function() assert.bar(12, {}) end)
  fails("tree", function() assert.tree(12) end)
  fails("timeline", function() assert.timeline("events", {}) end)
  fails("lines", function() assert.exact_timeline({}, "line") end)
  fails("rule", function() assert.warns(function() end, "rule") end)
  fails("weak object", function() assert.freed(UIViewController "Home") end)
  fails("function", function() assert.raises("NSRangeException", "", 1) end)
end)
