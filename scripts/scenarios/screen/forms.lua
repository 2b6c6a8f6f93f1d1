-- facts: B92
-- Views are drawn at their frames; disabled ones are in parentheses.
local form = UIViewController "Account"
local function place(view, x, y, width)
  view.frame = { x = x, y = y, width = width, height = 30 }
  form.view:addSubview(view)
  return view
end
window.rootViewController = UINavigationController{ form }
settle()
--> Account willMove(toParent: UINavigationController#2)
--> Account viewDidLoad
--> Account viewWillAppear
--> Account viewIsAppearing
--> Account viewDidAppear
--> Account didMove(toParent: UINavigationController#2)
place(UILabel{ text = "Name" }, 20, 100, 80)
place(UITextField{ text = "Rob" }, 120, 100, 250)
place(UILabel{ text = "Code" }, 20, 150, 80)
local code = place(UITextField{ placeholder = "four digits" }, 120, 150, 250)
code.keyboardType, code.isSecureTextEntry = "numberPad", true
place(UIImageView{ image = "portrait" }, 120, 200, 150)
place(UIButton{ title = "Save" }, 20, 300, 170)
place(UIButton{ title = "Delete", isEnabled = false }, 200, 300, 170)
place(UILabel{ text = "at the right", textAlignment = "right" }, 20, 350, 350)
local words = "Several lines are wanted here, as there are many words."
local note = place(UILabel{ text = words }, 20, 400, 350)
note.numberOfLines = 0
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Account                │
--> ├──────────────────────────────────────┤
--> │ Name      [Rob_____________________] │
--> │ Code      [(four digits)___________] │
--> │             ┌──────────┐             │
--> │             │ portrait │             │
--> │             └──────────┘             │
--> │     [ Save ]          ( Delete )     │
--> │                         at the right │
--> │ Several lines are wanted here, as    │
--> │ there are many words.                │
--> └──────────────────────────────────────┘
user.type("1234", code)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Account                │
--> ├──────────────────────────────────────┤
--> │ Name      [Rob_____________________] │
--> │ Code      [••••|___________________] │
--> │             ┌──────────┐             │
--> │             │ portrait │             │
--> │             └──────────┘             │
--> │     [ Save ]          ( Delete )     │
--> │                         at the right │
--> │ Several lines are wanted here, as    │
--> │ there are many words.                │
--> ├──────────────────────────────────────┤
--> │             ⌨ numberPad              │
--> └──────────────────────────────────────┘
