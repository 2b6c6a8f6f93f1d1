local function show(controller)
  window.rootViewController = controller
  settle()
end

describe("spy.on", function()
  it("calls what a callback of an object does", function()
    local loaded = 0
    local controller = UIViewController "A"
    function controller:viewDidLoad()
      UIViewController.viewDidLoad(self)
      loaded = loaded + 1
    end
    local spied = spy.on(controller, "viewDidLoad")
    show(controller)
    assert.spy(spied).was.called(1)
    assert.equal(1, loaded)
  end)

  it("calls a callback that nothing overrides", function()
    local controller = UIViewController "A"
    local names = { "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews" }
    local spies = {}
    for index, name in ipairs(names) do spies[index] = spy.on(controller, name) end
    show(controller)
    for index in ipairs(names) do assert.spy(spies[index]).was.called(1) end
    assert.spy(spies[3]).was.called_with(controller, false)
  end)

  it("calls the override of a class, once", function()
    local Base = class("Base", UIViewController)
    local calls = 0
    function Base:viewDidAppear(animated)
      Base.super.viewDidAppear(self, animated)
      calls = calls + 1
    end
    local controller = Base "A"
    local spied = spy.on(controller, "viewDidAppear")
    show(controller)
    assert.spy(spied).was.called(1)
    assert.equal(1, calls)
  end)

  it("gives an object its own function back", function()
    local controller = UIViewController "A"
    local calls = 0
    function controller:viewDidAppear() calls = calls + 1 end
    local spied = spy.on(controller, "viewDidAppear")
    spied:revert()
    show(controller)
    assert.spy(spied).was_not.called()
    assert.equal(1, calls)
  end)
end)

describe("a spy", function()
  it("is the action of an item", function()
    local action = spy.new(function() end)
    local controller = UIViewController "A"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "B", action = action }
    show(UINavigationController{ controller })
    user.tap("B")
    assert.spy(action).was.called(1)
  end)

  it("is the handler of an alert's action", function()
    local handler = spy.new(function() end)
    local alert = UIAlertController{ title = "Sure?", preferredStyle = "alert" }
    alert:addAction(UIAlertAction{ title = "OK", handler = handler })
    show(UIViewController "A")
    window.rootViewController:present(alert, false)
    settle()
    user.tap("OK")
    settle()
    assert.spy(handler).was.called(1)
  end)

  it("is an override of an object and of a class", function()
    local own, ofClass = spy.new(function() end), spy.new(function() end)
    local controller = UIViewController{ title = "A", viewDidLoad = own }
    controller.viewDidAppear = own
    show(controller)
    local Listed = class("Listed", UIViewController)
    Listed.viewDidAppear = ofClass
    show(Listed "B")
    assert.spy(own).was.called(2)
    assert.spy(ofClass).was.called(1)
  end)

  it("may wait in a coroutine", function()
    local controller = UIViewController "A"
    local results = {}
    controller.dismiss = spy.new(function() results[1] = coroutine.yield("asks") end)
    local thread = coroutine.create(function() controller:dismiss() end)
    assert.same({ true, "asks" }, { coroutine.resume(thread) })
    coroutine.resume(thread, "answer")
    assert.same({ "answer" }, results)
  end)

  it("isn't what a property takes", function()
    assert.has_error(function() UIViewController("A").title = spy.new(function() end) end)
  end)
end)

describe("a spy that UIKit keeps", function()
  it("is found in what keeps it", function()
    local action = spy.new(function() end)
    local item = UIBarButtonItem{ title = "B", action = action }
    item.action(item)
    assert.spy(item.action).was.called(1)
  end)

  it("is added to a control, and overrides a property", function()
    local action, hides = spy.new(function() end), spy.new(function() return true end)
    local controller = UIViewController{ title = "A", prefersStatusBarHidden = hides }
    local button = UIButton{ title = "Go" }
    button:addTarget(nil, action, "touchUpInside")
    controller.view:addSubview(button)
    show(controller)
    user.tap(button)
    assert.spy(action).was.called(1)
    assert.spy(hides).was.called()
  end)

  it("gives a field back", function()
    local controller, field = UIViewController "A", function() return 1 end
    controller.helper = field
    controller.helper = field
    local double = stub(controller, "helper", 2)
    assert.equal(2, controller.helper())
    double:revert()
    assert.equal(field, controller.helper)
  end)
end)
