-- facts: B93
-- A nib is found by the class's name without "Controller"; its outlets are fields of its owner.
nibs.LoginView = {
  view = { UIView, backgroundColor = "white",
    { UITextField, name = "user", placeholder = "User" },
    { UIButton, name = "log in", title = "Log in" },
  },
  outlets = { userField = "user" },
  actions = { ["log in"] = "logIn" },
}
local Login = class("LoginViewController", UIViewController)
function Login:viewDidLoad() self.userField.text = "ann" end
function Login:logIn(sender) print(self.userField.text .. " by " .. sender.title) end
local login = Login{ name = "Login" }
print(login.nibName, login.userField, login.isViewLoaded)
--> nil nil false
window.rootViewController = login
settle()
--> Login viewDidLoad
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
user.type("a")
user.tap("Log in")
--> anna by Log in
print(login.userField.superview == login.view)
--> true
