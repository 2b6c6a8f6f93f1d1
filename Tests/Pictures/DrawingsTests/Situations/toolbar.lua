-- A toolbar with a flexible space, and buttons with icons and texts.
local home = UIViewController{ title = "Mailbox" }
home.toolbarItems = {
  UIBarButtonItem{ systemItem = "refresh", action = function() end }, UIBarButtonItem{ systemItem = "flexibleSpace" },
  UIBarButtonItem{ title = "Updated just now" }, UIBarButtonItem{ systemItem = "flexibleSpace" },
  UIBarButtonItem{ systemItem = "compose", action = function() end },
}
local nav = UINavigationController{ home }
nav:setToolbarHidden(false, false)
window.rootViewController = nav
settle()
