-- facts: B92
-- A text field asks its delegate before editing begins, and notifies it when editing has ended.
local user_name, password = UITextField{ name = "user" }, UITextField{ name = "password" }
password.isSecureTextEntry = true
user_name.delegate = {
  shouldBeginEditing = function() return true end,
  didBeginEditing = function(field) print(field.name .. " begins") end,
  shouldReturn = function() return password:becomeFirstResponder() end,
  didEndEditing = function(field) print(field.name .. " has " .. field.text) end,
}
password.delegate = { shouldEndEditing = function(field) return #field.text > 2 end }
user_name:addTarget(nil, function(field) print("changed to " .. field.text) end, "editingChanged")
local form = UIViewController "Form"
form.view:addSubview(user_name)
form.view:addSubview(password)
window.rootViewController = form
settle()
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
user.type("an\n", user_name)
--> user shouldBeginEditing
--> user didBeginEditing
--> user begins
--> changed to a
--> changed to an
--> user shouldReturn
--> user didEndEditing
--> user has an
user.type("x")
print(form.view:endEditing(false), password.isFirstResponder)
--> password shouldEndEditing
--> false true
print(form.view:endEditing(true), password.isFirstResponder)
--> password shouldEndEditing
--> true false
