-- facts: F115, H24
-- A key command is performed along the responder chain, from the first responder, or from the
-- controller in front. While a text is edited, keys type, unless a command has priority.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
function home:newItem(command) print("new item by " .. command.input) end
home:addKeyCommand(UIKeyCommand{ input = "n", modifierFlags = { "command" }, action = "newItem" })
function detail:keyCommands()
  return {
    UIKeyCommand{ input = "r", modifierFlags = { "command" }, title = "Reload",
      action = function(command) print(command.title) end },
    UIKeyCommand{ input = "q", action = function() print "quit" end },
  }
end
window.rootViewController = nav
settle()
user.press("n", { "command" })
print(user.press("r", { "command" }))
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> new item by n
--> false no responder on screen has a command for this key
nav:pushViewController(detail, false)
local field = UITextField{ frame = { x = 20, y = 200, width = 200, height = 30 } }
detail.view:addSubview(field)
settle()
user.press("r", { "command" })
user.press "q"
print(user.press("n", { "command" }))
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Reload
--> quit
--> false no responder on screen has a command for this key
field:becomeFirstResponder()
user.press "q"
user.press("r", { "command" })
print(field.text)
--> Reload
--> q
-- A controller may refuse a command that it has a method for.
nav:popToRootViewController(false)
settle()
local mayCreate = false
function home:canPerformAction(action) return action == "newItem" and mayCreate end
local _, message = pcall(user.press, "n", { "command" })
print(message:match "no responder.*")
mayCreate = true
user.press("n", { "command" })
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> Home canPerformAction(newItem)
--> no responder on screen may perform 'newItem'
--> Home canPerformAction(newItem)
--> new item by n
