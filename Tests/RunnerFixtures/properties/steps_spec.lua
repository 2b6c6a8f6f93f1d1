local Level = class("Level", UIViewController)

function Level:init(args)
  self.depth = args.depth or 1
  self.title = "Level " .. self.depth
  self.navigationItem.rightBarButtonItem = UIBarButtonItem{
    title = "Push", action = function()
      self.navigationController:pushViewController(Level{ depth = self.depth + 1 }, true)
    end,
  }
end

describe("levels", function()
  local nav

  before_each(function()
    nav = UINavigationController{ Level{}, name = "nav" }
    window.rootViewController = nav
  end)

  property("there is always a root", { runs = 30 }, function(g)
    g:actions()
    assert.equal("Level 1", nav.viewControllers[1].title)
  end)

  property("at most three levels are pushed", function(g)
    g:actions()
    assert.is_true(#nav.viewControllers <= 3)
  end)

  property("nothing is ever presented", function(g)
    g:operations()
    assert.is_nil(nav.presentedViewController)
  end)

  property("one step is no two", function(g)
    g:action()
    g:operation()
    assert.is_true(#nav.viewControllers < 3)
  end)

  property("the device stays upright", function(g) g:actions(5) assert.equal("portrait", simulator.orientation) end)
end)
