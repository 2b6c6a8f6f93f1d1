property("visits screens", { runs = 10 }, function(g)
  window.rootViewController = UITabBarController{
    UIViewController "One", UIViewController "Two", name = "tabs",
  }
  g:actions()
end)
