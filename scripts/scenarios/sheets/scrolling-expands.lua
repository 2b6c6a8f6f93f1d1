-- facts: F59
-- An upward drag in a scroll view at its top grows the sheet first, then scrolls.
local home = UIViewController "Home"
window.rootViewController = home
local sheet = UIViewController{ title = "Sheet" }
local list = UIScrollView{ frame = { x = 0, y = 0, width = 390, height = 700 } }
list.contentSize = { width = 390, height = 3000 }
sheet.view:addSubview(list)
local heights = sheet.sheetPresentationController
heights.detents = { "medium", "large" }
heights.selectedDetentIdentifier = "medium"
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
heights.delegate = {
  didChangeSelectedDetentIdentifier = function(of) print("now", of.selectedDetentIdentifier) end,
}
home:present(sheet, false)
settle()
--> Home viewDidAppear
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
local top = list.contentOffset.y
user.scroll(list, { y = 100 })
print(list.contentOffset.y - top, heights.selectedDetentIdentifier)
--> 0.0 medium
user.scroll(list, { y = 465 })
--> Sheet didChangeSelectedDetentIdentifier
--> now large
print(list.contentOffset.y - top, heights.selectedDetentIdentifier)
--> 100.0 large
heights.selectedDetentIdentifier = "medium"
heights.prefersScrollingExpandsWhenScrolledToEdge = false
list.contentOffset = { x = 0, y = top }
user.scroll(list, { y = 100 })
print(list.contentOffset.y - top, heights.selectedDetentIdentifier)
--> 100.0 medium
