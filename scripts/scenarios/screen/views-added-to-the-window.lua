-- facts: C3
-- Views that a program adds to its window are seen in front of the root, and of what was presented before.
local home = UIViewController "Home"
window.rootViewController = home
window:addSubview(UILabel{ text = "Offline", frame = { x = 20, y = 60, width = 200, height = 30 } })
local button = UIButton "Retry"
button.frame = { x = 20, y = 100, width = 200, height = 40 }
button:addAction(UIAction("Retry", function() print("again") end), "touchUpInside")
window:addSubview(button)
settle()
print(screen())
--> x
user.tap "Retry"
--> again
home:present(UIViewController "Sheet", false)
settle()
window:addSubview(UILabel{ text = "Saved", frame = { x = 20, y = 400, width = 200, height = 30 } })
settle()
print(screen())
--> x
