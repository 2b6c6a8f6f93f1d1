-- One of each control, on and off.
local home = UIViewController{ title = "Controls" }
local function place(view, x, y, width, height)
  view.frame = { x = x, y = y, width = width, height = height or 32 }
  home.view:addSubview(view)
  return view
end
place(UILabel{ text = "Sound" }, 20, 110, 100)
place(UISwitch{ isOn = true }, 240, 110, 51)
place(UILabel{ text = "Volume" }, 20, 160, 80)
place(UISlider{ maximumValue = 10, value = 4 }, 110, 160, 180)
place(UISegmentedControl{ items = { "Day", "Week", "Month" }, selectedSegmentIndex = 1 }, 20, 210, 270)
place(UIButton{ title = "Save" }, 20, 260, 120, 40)
place(UIButton{ title = "Delete", isEnabled = false }, 160, 260, 120, 40)
place(UITextField{ text = "Mac" }, 20, 320, 270, 34)
place(UIImageView{ image = "harbour" }, 20, 370, 120, 60)
window.rootViewController = UINavigationController{ home }
settle()
