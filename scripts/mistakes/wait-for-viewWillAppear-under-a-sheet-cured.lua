-- facts: P50, P51
-- The sheet calls back when something has changed.
local list, form = UIViewController "List", UIViewController "New row"
function list:load() print("load the rows") end
function list:viewDidLoad() self:load() end
function form:save()
  self:dismiss(true)
  self.onSave()
end
window.rootViewController = list
settle()
--> List viewDidLoad
--> load the rows
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
form.onSave = function() list:load() end
list:present(form, true)
settle()
--> New row viewDidLoad
--> New row viewWillAppear(animated)
--> New row viewIsAppearing(animated)
--> … 500 ms
--> New row viewDidAppear(animated)
form:save()
settle()
--> load the rows
--> New row viewWillDisappear(animated)
--> … 500 ms
--> New row viewDidDisappear(animated)
