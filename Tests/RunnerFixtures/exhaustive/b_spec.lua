local lines = { "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear" }

local function show()
  return record(function() window.rootViewController = UIViewController "A" end)
end

describe("a second call", function()
  it("forgives nothing", function()
    exhaustive()
    show()
    exhaustive()
  end)
end)

describe("an assertion that doesn't hold", function()
  it("covers nothing if it is negated", function()
    exhaustive()
    local events = show()
    pcall(assert.is_not.timeline, events, lines)
    pcall(assert.is_not.exact_timeline, events, lines)
  end)

  it("covers no exception or warning if it is negated", function()
    exhaustive()
    local detail = UIViewController "Detail"
    local nav = UINavigationController { UIViewController "Root", name = "nav" }
    pcall(assert.does_not.raise, "NSInternalInconsistencyException", "", function()
      nav:setViewControllers({ detail, detail }, false)
    end)
    pcall(assert.does_not.warn, "presentation-in-progress", function()
      nav:present(UIViewController "One", false)
      nav:present(UIViewController "Two", false)
    end)
  end)
end)

describe("a world that is reset", function()
  it("asserts all that comes later", function()
    exhaustive()
    simulator:reset()
    assert.exact_timeline(show(), lines)
  end)

  it("forgets something", function()
    exhaustive()
    show()
    simulator:reset()
    assert.timeline(show(), { "A viewDidLoad" })
  end)
end)

describe("the function as a hook", function()
  before_each(exhaustive)
  it("asserts all", function() assert.exact_timeline(show(), lines) end)
  it("forgets something", function() show() end)
  property("forgets something in a later run", function(g)
    assert.exact_timeline(show(), lines)
    if g:integer(1, 100) > 50 then show() end
  end)
end)

describe("the rest", function()
  it("is not exhaustive", function()
    show()
    assert.is_true(true)
  end)
end)

describe("a set-up", function()
  setup(exhaustive)
  it("doesn't run", function() end)
end)
