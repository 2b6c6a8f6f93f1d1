local app = {}
local Home = class("Home", UIViewController)

function Home:viewDidLoad()
  Home.super.viewDidLoad(self)
  self.title = "Home"
  self.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Next", action = function() self:goOn() end }
end

function Home:goOn()
  self.navigationController:pushViewController(UIViewController "Detail", true)
end

function Home:never()
  print("never")
end

function app.start(window)
  local nav = UINavigationController{ Home() }
  nav.delegate = {
    didShow = function(_, controller)
      app.shown = controller.title
    end,
  }
  nav:setNavigationBarHidden(false, false)
  window.rootViewController = nav
  return nav
end

return app
