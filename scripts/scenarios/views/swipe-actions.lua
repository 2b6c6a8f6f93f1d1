-- facts: H90, H91, H92, B91
-- A swipe uncovers the actions of a row; a full swipe performs the first one.
local mails = { "Invitation", "Invoice", "Newsletter" }
local Inbox = class("Inbox", UITableViewController)
function Inbox:numberOfRows() return #mails end
function Inbox:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = mails[path.row + 1]
  return cell
end
function Inbox:canEditRow(_, path) return mails[path.row + 1] ~= "Newsletter" end
function Inbox:trailingSwipeActionsConfigurationForRow(list, path)
  return UISwipeActionsConfiguration{
    UIContextualAction{
      title = "Delete", style = "destructive",
      handler = function(_, _, completion)
        table.remove(mails, path.row + 1)
        list:deleteRows({ path }, "automatic")
        completion(true)
      end,
    },
    UIContextualAction{
      title = "Later",
      handler = function(_, row, completion)
        after(1, function() completion(true) end)
        print(row.textLabel.text)
      end,
    },
  }
end
function Inbox:leadingSwipeActionsConfigurationForRow()
  return UISwipeActionsConfiguration{
    performsFirstActionWithFullSwipe = false,
    UIContextualAction{ title = "Unread", handler = function(_, _, done) done(true) end },
  }
end
function Inbox:willBeginEditingRow(_, path) print("swiped", path.row) end
function Inbox:didEndEditingRow(_, path) print("closed", path and path.row) end
local inbox = Inbox{ title = "Inbox" }
window.rootViewController = UINavigationController{ inbox }
settle()
--> Inbox willMove(toParent: UINavigationController#2)
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> Inbox viewIsAppearing
--> Inbox viewDidAppear
--> Inbox didMove(toParent: UINavigationController#2)
print(user.swipeRow(0))
--> UITableView willBeginEditingRow(section 0, row 0)
--> swiped 0
--> true
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Inbox                 │
--> ├──────────────────────────────────────┤
--> │   Invitation    [ Later ] [ Delete ] │
--> │   Invoice                            │
--> │   Newsletter                         │
--> └──────────────────────────────────────┘
print(inbox.tableView.isEditing)
--> true
-- The row stays open until the completion handler is called.
user.tap("Later")
--> UITableView handler(Later)
--> Invitation
print(user.tap("Delete"))
--> false an action of the row is being performed
settle()
--> … 1000 ms
--> UITableView didEndEditingRow(section 0, row 0)
--> closed 0
print(inbox.tableView.isEditing)
--> false
-- A tap beside the actions closes the row, and selects nothing.
user.swipeRow(1, 0, { edge = "leading", full = true })
--> UITableView willBeginEditingRow(section 0, row 1)
--> swiped 1
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Inbox                 │
--> ├──────────────────────────────────────┤
--> │   Invitation                         │
--> │   [ Unread ]  Invoice                │
--> │   Newsletter                         │
--> └──────────────────────────────────────┘
user.tap("Invitation")
--> UITableView didEndEditingRow(section 0, row 1)
--> closed 1
print(inbox.tableView.indexPathForSelectedRow)
--> nil
-- A full swipe deletes; its row is gone.
print(user.swipeRow(0, 0, { full = true }))
--> UITableView willBeginEditingRow(section 0, row 0)
--> swiped 0
--> UITableView handler(Delete)
--> UITableView didEndEditingRow
--> closed nil
--> true
settle()
print(#mails, inbox.tableView:numberOfRows(0))
--> 2 2
-- A row that can't be edited has no actions, and none has while the table is edited.
print(user.swipeRow(1))
--> false the row cannot be edited
inbox:setEditing(true, false)
print(user.swipeRow(0))
--> false rows can't be swiped while the table is edited
