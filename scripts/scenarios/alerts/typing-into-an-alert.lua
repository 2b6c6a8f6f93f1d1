-- facts: B92
-- The user types into the text field of an alert, and the handler reads the text.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local alert = UIAlertController{ title = "Name?", preferredStyle = "alert" }
alert:addTextField(function(field) field.placeholder = "Name" end)
local function greet() print(alert.textFields[1].text) end
alert:addAction(UIAlertAction{ title = "OK", handler = greet })
home:present(alert)
settle()
user.type("Ada", "Name")
user.tap("OK")
settle()
--> Name? viewDidLoad
--> Name? viewWillAppear
--> Name? viewIsAppearing
--> Name? viewDidAppear
--> Name? viewWillDisappear(animated)
--> … 500 ms
--> Name? viewDidDisappear(animated)
--> Name? handler(OK)
--> Ada
