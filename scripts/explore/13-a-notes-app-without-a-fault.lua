-- A notes app: a list of two notes, a note to be read, and a sheet that writes another one.
-- Fault: none.

local notes = { "Milk", "Bread" }

local Note = class("NoteViewController", UIViewController)
function Note:viewDidLoad()
  Note.super.viewDidLoad(self)
  self.view:addSubview(UILabel{ text = "About " .. self.title, frame = { x = 16, y = 120,
    width = 300, height = 40 } })
end

local Writer = class("WriterViewController", UIViewController)
function Writer:viewDidLoad()
  Writer.super.viewDidLoad(self)
  self.navigationItem.leftBarButtonItem =
    UIBarButtonItem{ systemItem = "cancel", target = self, action = "cancel" }
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "save", target = self, action = "save" }
end
function Writer:cancel() self:dismiss(true) end
function Writer:save()
  self.saved("Tea")
  self:dismiss(true)
end

local Notes = class("NotesViewController", UITableViewController)
function Notes:viewDidLoad()
  Notes.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "add", target = self, action = "write" }
end
function Notes:numberOfRows() return #notes end
function Notes:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = notes[path.row + 1]
  return cell
end
function Notes:didSelectRow(_, path)
  self.navigationController:pushViewController(Note{ title = notes[path.row + 1] }, true)
end
function Notes:write()
  local writer = Writer{ title = "New Note" }
  writer.saved = function(note)
    notes[3] = note
    self.tableView:reloadData()
  end
  self:present(UINavigationController{ writer }, true)
end

window.rootViewController = UINavigationController{ Notes{ title = "Notes" } }
settle()
