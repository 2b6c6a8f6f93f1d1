-- facts: none
-- A class passes properties on to the class that it extends; those of the call are set already.
local Detail = class("DetailViewController", UIViewController)
function Detail:init(args)
  Detail.super.init(self, { title = "Detail", modalPresentationStyle = "formSheet", depth = 1 })
  print(args.title, self.title, self.modalPresentationStyle, self.depth)
end
local Flow = class("FlowController", UINavigationController)
function Flow:init(args)
  self.title = "Flow"
  Flow.super.init(self, args)
  print(self.title, #self.viewControllers)
  Flow.super.init(self, { rootViewController = args.root })
  print(self.viewControllers[1] == args.root, args.root.parent == self)
  Flow.super.init(self, { args.root, UIViewController "Second" })
  print(#self.viewControllers)
end
local flow = Flow{ title = "Other", root = Detail{ title = "Given" } }
print(flow.title)
print(pcall(Detail.super.init, flow, { titel = "x", [1] = nil }))
local List = class("ListViewController", UITableViewController)
function List:init() List.super.init(self, { style = "grouped" }) end
print(pcall(List))
local Page = class("Page", Detail)
function Page:init(args) Page.super.init(self, { title = args.title }) end
print(Page{ title = "Page" }.title)
--> Given Detail formSheet 1
--> Flow 0
--> Detail willMove(toParent: Flow)
--> true true
--> Second willMove(toParent: Flow)
--> 2
--> Second
--> warning misspelled-field: the field 'titel' is new on this FlowController, which has a property 'title'
--> true
--> false scripts/scenarios/views/an-init-passes-properties-on.lua:22: 'style' is read when a UITableViewController is created: pass it to that call
--> Page Detail formSheet 1
--> Detail
--> Detail deinit
--> ListViewController#4 deinit
