-- A list of tasks: a row can be swiped away, and a tap shows what the task is about.
-- Fault: a row is deleted, but its task isn't removed from the list; UIKit raises an exception.

local tasks = { "Water the plants", "Call Ann" }

local Task = class("TaskViewController", UIViewController)
function Task:viewDidLoad()
  Task.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "To do: " .. self.title, frame = { x = 16, y = 120, width = 300, height = 40 },
  })
end

local Tasks = class("TasksViewController", UITableViewController)
function Tasks:numberOfRows() return #tasks end
function Tasks:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = tasks[path.row + 1]
  return cell
end
function Tasks:didSelectRow(_, path)
  self.navigationController:pushViewController(Task{ title = tasks[path.row + 1] }, true)
end
function Tasks:commit(list, _, path)
  list:deleteRows({ path }, "automatic")
end

window.rootViewController = UINavigationController{ Tasks{ title = "Tasks" } }
settle()
