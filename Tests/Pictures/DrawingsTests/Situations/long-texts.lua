-- Texts that no bar has room for.
local first = UIViewController{ title = "The name of the controller before this one" }
local second = UIViewController{ title = "A title that is far too long for any bar of a phone" }
second.navigationItem.rightBarButtonItems = {
  UIBarButtonItem{ title = "Save everything", action = function() end }, UIBarButtonItem{ title = "Share", action = function() end, isEnabled = false },
}
local label = UILabel{ text = "A text of several lines, whose words are moved to the next line where the first one ends.", numberOfLines = 0 }
label.frame = { x = 20, y = 120, width = 270, height = 90 }
second.view:addSubview(label)
window.rootViewController = UITabBarController{ UINavigationController{ first, second, title = "An extremely long tab" }, UIViewController{ title = "Another tab like it" } }
settle()
