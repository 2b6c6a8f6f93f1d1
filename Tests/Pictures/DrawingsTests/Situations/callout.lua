-- What a script draws itself: views with names, in their frames.
local home = UIViewController{ title = "Canvas" }
local chart = class("ChartView", UIView){}
chart.frame = { x = 20, y = 120, width = 270, height = 140 }
home.view:addSubview(chart)
window.rootViewController = UINavigationController{ home }
settle()
