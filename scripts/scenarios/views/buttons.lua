-- facts: B27
-- A tap sends a button's actions; without a target the responder chain is searched for the method.
local screen = UIViewController "Screen"
function screen:save(sender) print("the controller saves for " .. sender.title) end
local save = UIButton{ title = "Save", action = "save" }
local count = UIButton "Count"
local counter = { number = 0 }
function counter:add() self.number = self.number + 1 end
count:addTarget(counter, "add")
count:addTarget(nil, function() print("counted") end, "touchUpInside")
screen.view:addSubview(save)
screen.view:addSubview(count)
window.rootViewController = screen
settle()
--> Screen viewDidLoad
--> Screen viewWillAppear
--> Screen viewIsAppearing
--> Screen viewDidAppear
user.tap("Save")
--> the controller saves for Save
user.tap(count)
--> counted
count:removeTarget(counter)
user.tap("Count")
--> counted
print(counter.number)
--> 1
save.isEnabled = false
print(user.tap("Save"))
--> false "Save" is disabled
count.isHidden = true
print((select(2, pcall(user.tap, "Count")):gsub("^.-:%d+: ", "")))
--> no "Count" on screen; there are: "Save"
