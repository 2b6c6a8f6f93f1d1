-- facts: P39, size-formsheet-540x620, size-formsheet-ipados16
-- A form sheet has one size on an iPad, and fills a compact width.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local sheet = UIViewController{ title = "Sheet", modalPresentationStyle = "formSheet" }
local function show()
  home:present(sheet)
  settle()
  print(sheet.view.frame.width, sheet.view.frame.height)
  home:dismiss()
  settle()
end
show()
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> 540.0 620.0
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
show()
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> 540.0 620.0
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
simulator.horizontalSizeClass = "compact"
show()
print(window.bounds.width)
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> 768.0 967.0
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
--> 768.0
