local nav

local function push(animated)
  return record(function() nav:pushViewController(UIViewController "Detail", animated) end)
end

before_each(function()
  nav = UINavigationController{ UIViewController "Root", name = "nav" }
  window.rootViewController = nav
  settle()
end)

describe("a test that is exhaustive", function()
  before_each(function() exhaustive() end)

  it("asserts all, line by line", function()
    local events = push(true)
    assert.timeline(events, {
      "Detail viewDidLoad", "Root viewWillDisappear(animated)", "Detail viewWillAppear(animated)",
      "Detail viewIsAppearing(animated)",
    })
    assert.timeline(events, {
      "Detail willMove(toParent: nav)", "Root viewDidDisappear(animated)",
      "Detail viewDidAppear(animated)", "Detail didMove(toParent: nav)",
    })
  end)

  it("asserts all at once", function()
    local events = push(true)
    local lines = {}
    for index, event in ipairs(events) do lines[index] = event.text end
    assert.exact_timeline(events, lines)
  end)

  it("forgets something", function()
    assert.timeline(push(true), { "Detail viewDidLoad", "Detail viewDidAppear(animated)" })
  end)

  it("does not wait for what it began", function()
    nav:pushViewController(UIViewController "Detail", true)
  end)

  it("asserts the same twice", function()
    local events = push(true)
    for _ = 1, 2 do assert.timeline(events, { "Detail viewDidLoad" }) end
  end)

  it("asserts a warning", function()
    assert.warns("presentation-in-progress", function()
      nav:present(UIViewController "One", false)
      nav:present(UIViewController "Two", false)
    end)
  end)

  it("asserts an exception", function()
    local detail = UIViewController "Detail"
    assert.raises("NSInternalInconsistencyException", "", function()
      nav:setViewControllers({ detail, detail }, false)
    end)
  end)

  it("does nothing", function() end)
  it("fails anyway", function()
    push(true)
    assert.is_true(false)
  end)
end)

describe("a test that is not", function()
  it("may forget something", function() push(true) end)
  it("may become so", function()
    push(true)
    exhaustive()
    nav:popViewController(false)
  end)
end)

describe("the file", function()
  exhaustive()
end)
