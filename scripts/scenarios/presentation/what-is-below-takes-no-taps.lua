-- facts: B72
-- On an iPad the contents below a sheet are visible but can't be tapped: the sheet needs a way out.
simulator.device = "iPad"
local home = UIViewController "Home"
home.view:addSubview(UIButton{ title = "Below" })
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local sheet = UIViewController{ title = "Sheet", modalPresentationStyle = "formSheet" }
sheet.isModalInPresentation = true
local done = UIButton{ title = "Done" }
function home:close() self:dismiss(false) end
done:addTarget(home, "close")
sheet.view:addSubview(done)
home:present(sheet, false)
settle()
print((pcall(user.tap, "Below")))
print(user.tapOutside())
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> false
--> false the user may not dismiss the presentation
user.tap "Done"
settle()
print(user.tap "Below")
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
--> true
