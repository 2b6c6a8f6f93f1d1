-- A presentation that the program animates, half-way.
local home = UIViewController{ title = "Home" }
window.rootViewController = UINavigationController{ home }
settle()
local slowly = {
  transitionDuration = function() return 1 end,
  animateTransition = function(context) after(1, function() context:completeTransition(true) end) end,
}
local panel = UIViewController{ title = "Panel", modalPresentationStyle = "fullScreen" }
panel.transitioningDelegate = { animationControllerForPresented = function() return slowly end }
home:present(panel, true)
wait(0.5)
