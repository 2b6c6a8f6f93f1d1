-- facts: H93, H94, H95
-- A long press on a row shows its menu; a tap on the preview shows the whole controller.
local List = class("List", UITableViewController)
local Detail = class("Detail", UIViewController)
function List:numberOfRows() return 2 end
function List:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = path.row == 0 and "Emma" or "Walden"
  return cell
end
function List:contextMenuConfigurationForRow(_, path)
  if path.row == 1 then return nil end
  return UIContextMenuConfiguration{
    identifier = "book",
    previewProvider = function() return Detail{ title = "About Emma" } end,
    actionProvider = function(suggested)
      print(#suggested)
      return UIMenu{
        UIAction{ title = "Share", handler = function() print("shared") end },
        UIAction{ title = "Delete", attributes = { "destructive" } },
      }
    end,
  }
end
function List:willDisplayContextMenu(_, configuration, animator)
  print("will display", configuration.identifier)
  animator:addCompletion(function() print("displayed") end)
end
function List:willEndContextMenuInteraction() print("will end") end
function List:willPerformPreviewAction(_, _, animator)
  animator.preferredCommitStyle = "pop"
  animator:addCompletion(function() self:show(animator.previewViewController) end)
end
local list = List{ title = "Books" }
window.rootViewController = UINavigationController{ list, name = "nav" }
settle()
--> Books willMove(toParent: nav)
--> Books viewDidLoad
--> Books viewWillAppear
--> Books viewIsAppearing
--> Books viewDidAppear
--> Books didMove(toParent: nav)
print(user.hold("Emma"))
--> 0
--> About Emma viewDidLoad
--> UITableView willDisplayContextMenu
--> will display book
--> true
settle()
--> displayed
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Books                 │
--> ├──────────────────────────────────────┤
--> │ ┌──────────────────────────────┐     │
--> │ │ [ About Emma ]               │     │
--> │ │ [ Share ]                    │     │
--> │ │ [ Delete ]                   │     │
--> │ └──────────────────────────────┘     │
--> └──────────────────────────────────────┘
user.tap("Share")
--> UITableView willEndContextMenuInteraction
--> will end
--> shared
settle()
--> … 500 ms
--> About Emma deinit
print(user.hold("Walden"))
--> false "Walden" has no menu
-- The preview becomes the controller that is pushed.
user.hold("Emma")
--> 0
--> About Emma viewDidLoad
--> UITableView willDisplayContextMenu
--> will display book
settle()
--> displayed
user.tap("About Emma")
--> UITableView willPerformPreviewAction
--> UITableView willEndContextMenuInteraction
--> will end
settle()
--> … 500 ms
--> About Emma willMove(toParent: nav)
--> Books viewWillDisappear(animated)
--> About Emma viewWillAppear(animated)
--> About Emma viewIsAppearing(animated)
--> … 350 ms
--> Books viewDidDisappear(animated)
--> About Emma viewDidAppear(animated)
--> About Emma didMove(toParent: nav)
print(tree())
--> window
--> └─ nav  UINavigationController   appeared
-->    ├─ #1  List "Books"           disappeared
-->    └─ #4  Detail "About Emma"    appeared      top
