-- facts: P15, P50
-- The text fields of an alert can be read when a handler runs.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local alert = UIAlertController{ title = "Sign in", preferredStyle = "alert" }
print(alert.textFields)
--> nil
alert:addTextField(function(field) field.placeholder = "Name" end)
alert:addTextField(function(field) field.isSecureTextEntry = true end)
alert:addAction(UIAlertAction{ title = "OK", handler = function()
  for _, field in ipairs(alert.textFields) do
    print(field.placeholder, field.text, field.isSecureTextEntry)
  end
end })
alert.preferredAction = alert.actions[1]
home:present(alert, true)
settle()
--> Sign in viewDidLoad
--> Sign in viewWillAppear(animated)
--> Sign in viewIsAppearing(animated)
--> … 500 ms
--> Sign in viewDidAppear(animated)
alert.textFields[1].text = "Ada"
user.tap(alert.preferredAction)
settle()
--> Sign in viewWillDisappear(animated)
--> … 500 ms
--> Sign in viewDidDisappear(animated)
--> Sign in handler(OK)
--> Name Ada false
--> nil  true
