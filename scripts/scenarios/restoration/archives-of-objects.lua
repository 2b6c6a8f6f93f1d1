-- Archives of controllers and items, and what a class of the program's own archives itself.
local Note = class("Note", UIViewController)
function Note:encode(coder)
  Note.super.encode(self, coder)
  coder:encode(self.body, "body")
end
function Note:initWithCoder(coder)
  Note.super.initWithCoder(self, coder)
  self.body = coder:decodeObject "body"
end

local note = Note{ title = "Shopping" }
note.body = "Milk"
note.navigationItem.prompt = "Today"
note.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Send", style = "done", tag = 3 }
local nav = UINavigationController{ UIViewController "Notes", note }
local data = NSKeyedArchiver.archivedData(nav)
print(data.length > 0)

-- Other objects with the same properties; their views are not loaded.
local copy = NSKeyedUnarchiver.unarchiveObject(data)
local top = copy.topViewController
print(copy == nav, #copy.viewControllers, top == note, top:isKind(Note), top.isViewLoaded)
print(top.title, top.body, top.navigationItem.prompt)
local item = top.navigationItem.rightBarButtonItem
print(item.title, item.style, item.tag)
collectgarbage()
print(copy.topViewController.body)
window.rootViewController = copy
settle()
print(screen())
--> Notes willMove(toParent: UINavigationController#3)
--> Shopping willMove(toParent: UINavigationController#3)
--> true
--> Shopping willMove(toParent: UINavigationController#4)
--> false 2 false true false
--> Shopping Milk Today
--> Send done 3
--> Milk
--> Shopping viewDidLoad
--> Shopping viewWillAppear
--> Shopping viewIsAppearing
--> Shopping viewDidAppear
--> Shopping didMove(toParent: UINavigationController#4)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Today                 │
--> │ ‹ Notes       Shopping          Send │
--> ├──────────────────────────────────────┤
--> │               Note #6                │
--> └──────────────────────────────────────┘

-- Items by themselves, and what has no archive.
local tab = NSKeyedUnarchiver.unarchiveObject(
  NSKeyedArchiver.archivedData(UITabBarItem{ title = "Home", badgeValue = "2" }))
print(tab.title, tab.badgeValue)
print(pcall(NSKeyedArchiver.archivedData, UIView()))
print(pcall(NSKeyedArchiver.archivedData, "text"))
--> Home 2
--> false scripts/scenarios/restoration/archives-of-objects.lua:56: bad argument #1 to 'archivedData' (controller or item expected, got UIView)
--> false scripts/scenarios/restoration/archives-of-objects.lua:57: bad argument #1 to 'archivedData' (controller or item expected, got string)

-- Controllers of the system have archives, too.
local picker = PHPickerViewController{ selectionLimit = 3 }
local copies = NSKeyedUnarchiver.unarchiveObject(
  NSKeyedArchiver.archivedData(UITabBarController{ UINavigationController{ picker } }))
print(copies.viewControllers[1].topViewController:isKind(PHPickerViewController))
local page = SFSafariViewController{ url = "https://www.example.com/page" }
print(NSKeyedUnarchiver.unarchiveObject(NSKeyedArchiver.archivedData(page)).url)
--> PHPickerViewController#7 willMove(toParent: UINavigationController#8)
--> UINavigationController#8 willMove(toParent: UITabBarController#9)
--> UINavigationController#11 willMove(toParent: UITabBarController#10)
--> true
--> https://www.example.com/page
