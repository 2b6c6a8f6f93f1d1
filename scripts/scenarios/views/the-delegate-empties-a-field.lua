-- facts: B92
-- The delegate empties a field before the last character of it is deleted.
local home = UIViewController "Home"
window.rootViewController = home
local field = UITextField{ frame = { x = 0, y = 0, width = 100, height = 30 } }
home.view:addSubview(field)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
field.text = "a"
field.delegate = {
  shouldChangeCharacters = function()
    field.text = ""
    return true
  end,
}
print(user.type("\b", field))
print('"' .. field.text .. '"')
--> UITextField shouldChangeCharacters
--> true
--> ""
