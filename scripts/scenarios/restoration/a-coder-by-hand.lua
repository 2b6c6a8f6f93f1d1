-- facts: B75, B76
-- A coder keeps copies of values; controllers with identifiers are references to their places.
local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a, b, name = "nav", restorationIdentifier = "nav" }
a.restorationIdentifier, b.restorationIdentifier = "page", "page"
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)
local coder = Coder{}
local list = { 1, 2.5, "three", { four = true } }
coder:encode(list, "list")
list[4].four = false
print(coder:decodeObject("list")[4].four, #coder:decodeObject("list"))
--> true 4
coder:encode({ first = a, second = b, stranger = UIViewController "none" }, "pages")
local pages = coder:decodeObject("pages")
print(pages.first == a, pages.second == b, pages.stranger)
--> true true nil
coder:encode(nil, "list")
print(coder:containsValue("list"), table.concat(coder.keys, " "))
--> false pages
for _, value in ipairs{ { print }, { 1, key = 2 }, UIViewController } do
  local _, problem = pcall(coder.encode, coder, value, "key")
  print((problem:gsub("^.-:%d+: ", "")))
end
--> key[1] is a function, which cannot be stored: store booleans, numbers, strings, and plain tables of them
--> key has the key 1, and cannot be stored: keys are either 1, 2, 3 and so on or strings of UTF-8
--> key is a class, which cannot be stored: store booleans, numbers, strings, and plain tables of them
-- What a stack stores of its own: its children.
local stack = Coder{}
nav:encodeRestorableState(stack)
print(table.concat(stack.keys, " "))
nav:popViewController()
settle()
--> UINavigationController.viewControllers
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> B viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
