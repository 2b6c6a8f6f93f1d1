-- facts: H93, H94
-- Any view has a context menu by an interaction.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local label = UILabel{ text = "Draft", frame = { x = 20, y = 100, width = 100, height = 20 } }
label.isUserInteractionEnabled = true
home.view:addSubview(label)
local interaction = UIContextMenuInteraction{}
local hasMenu = true
interaction.delegate = {
  configurationForMenu = function(_, location)
    if not hasMenu then return nil end
    print(location.x, location.y)
    return UIContextMenuConfiguration{
      actionProvider = function()
        return UIMenu{ UIAction{ title = "Copy", handler = function() print("copied") end } }
      end,
    }
  end,
  willDisplayMenu = function() print("will display") end,
  willEnd = function() print("will end") end,
}
label:addInteraction(interaction)
print(interaction.view == label, #label.interactions)
--> true 1
print(user.hold(label))
--> 50.0 10.0
--> UILabel willDisplayMenu
--> will display
--> true
settle()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ┌──────────────────────────────┐     │
--> │ │ [ Draft ]                    │     │
--> │ │ [ Copy ]                     │     │
--> │ └──────────────────────────────┘     │
--> └──────────────────────────────────────┘
user.tap("Copy")
--> UILabel willEnd
--> will end
--> copied
settle()
user.hold(label)
--> 50.0 10.0
--> … 500 ms
--> UILabel willDisplayMenu
--> will display
settle()
interaction:dismissMenu()
settle()
--> … 500 ms
--> UILabel willEnd
--> will end
hasMenu = false
print(user.hold(label))
--> false UILabel has no menu
label:removeInteraction(interaction)
print(interaction.view, #label.interactions)
--> nil 0
