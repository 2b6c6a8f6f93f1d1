-- facts: F60, F53, P28
-- In compact height a sheet covers the screen, unless it prefers the lower edge.
local home = UIViewController "Home"
window.rootViewController = home
user.rotate "landscape"
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
local cover = UIViewController{ title = "Cover" }
home:present(cover, false)
settle()
--> Cover viewDidLoad
--> Home viewDidAppear
--> Cover viewWillAppear
--> Cover viewIsAppearing
--> Cover viewDidAppear
print(cover.presentationController.adaptivePresentationStyle, cover.view.frame.width)
--> overFullScreen 844.0
home:dismiss(false)
settle()
--> Cover viewWillDisappear
--> Cover viewDidDisappear
local sheet = UIViewController{ title = "Sheet" }
sheet.preferredContentSize = { width = 400, height = 0 }
local heights = sheet.sheetPresentationController
heights.prefersEdgeAttachedInCompactHeight = true
heights.detents = { "medium", "large" }
home:present(sheet, false)
settle()
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
print(sheet.presentationController.adaptivePresentationStyle, sheet.view.frame.width)
--> pageSheet 750.0
print(user.dragSheet "large")
--> false the sheet has that height
print(pcall(user.dragSheet, "medium"))
--> false scripts/scenarios/sheets/edge-attached.lua:38: the sheet has no height "medium"; there are: "large"
heights.widthFollowsPreferredContentSizeWhenEdgeAttached = true
print(sheet.view.frame.width)
--> 400.0
print(screen())
--> ┌──────────────────────────────────────────────────────────────────────────────┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░UIViewController #1 "Home"░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────────────────────────────────────────────┐│
--> ││                        UIViewController #3 "Sheet"                         ││
--> │└────────────────────────────────────────────────────────────────────────────┘│
--> └──────────────────────────────────────────────────────────────────────────────┘
user.rotate "portrait"
settle()
print(sheet.view.frame.y)
--> 422.0
