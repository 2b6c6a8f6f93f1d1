-- facts: B67
-- A control follows the touch of a tap, sends its events, and sends actions by `sendAction`.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local Button = class("Button", UIButton)
function Button:beginTracking()
  print "begin"
  return not self.isStubborn
end
function Button:endTracking() print("end", self.isHighlighted) end
function Button:sendAction(action, target)
  print("send", action)
  Button.super.sendAction(self, action, target)
end
local model = {}
function model.save(_, button) print("saved", button.title) end
local button = Button{ title = "Save", frame = { x = 10, y = 100, width = 100, height = 40 } }
button:addTarget(model, "save", "touchUpInside")
button:addTarget(model, function() print "down" end, "touchDown")
home.view:addSubview(button)
user.tap("Save")
--> begin
--> down
--> end true
--> send save
--> saved Save
button.isStubborn = true
user.tap("Save")
--> begin
button.isStubborn = false
function button:touchesEnded() print "lifted" end -- without super it is no tap
user.tap("Save")
--> begin
--> down
--> lifted
