describe("spies in a world", function()
  it("are delegates' methods", function()
    local delegate = { didShow = function() end }
    stub(delegate, "didShow")
    local nav = UINavigationController{ UIViewController "Root" }
    nav.delegate = delegate
    window.rootViewController = nav
    settle()
    nav:pushViewController(UIViewController "Detail", true)
    settle()
    assert.stub(delegate.didShow).was.called_with(nav, nav.topViewController, true)
  end)

  it("are completions and timers", function()
    local done = spy.new(function() end)
    local home = UIViewController "Home"
    window.rootViewController = home
    settle()
    home:present(UIViewController "Sheet", true, done)
    after(0.1, done)
    settle()
    assert.spy(done).was.called(2)
  end)

  it("are methods of one object", function()
    local nav = UINavigationController{ UIViewController "Root" }
    local push = spy.on(nav, "pushViewController")
    local detail = UIViewController "Detail"
    nav:pushViewController(detail, false)
    assert.spy(push).was.called_with(nav, detail, false)
    assert.spy(nav.pushViewController).was.called(1)
    assert.stack(nav, { "Root", "Detail" })
    push:revert()
    nav:popViewController(false)
    nav:pushViewController(detail, false)
    assert.spy(push).was.called(1)
  end)

  it("are methods of a class", function()
    local Home = class("Home", UIViewController)
    function Home:viewDidLoad() self.isReady = true end
    spy.on(Home, "viewDidLoad")
    local home = Home()
    window.rootViewController = home
    settle()
    assert.is_true(home.isReady)
    assert.spy(Home.viewDidLoad).was.called_with(home)
  end)
end)
