-- A bar with a prompt and a control in the middle.
local home = UIViewController{ title = "Calendar" }
home.navigationItem.prompt = "Choose a view"
home.navigationItem.titleView = UISegmentedControl{ items = { "Day", "Month" }, selectedSegmentIndex = 0 }
window.rootViewController = UINavigationController{ home }
settle()
