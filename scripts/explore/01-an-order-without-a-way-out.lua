-- A bakery's app: a list of cakes, a cake to be ordered, and thanks for the order.
-- Fault: the screen of thanks hides the back button, and has no button of its own.

local cakes = { "Carrot Cake", "Cheesecake" }

local Thanks = class("ThanksViewController", UIViewController)
function Thanks:init() self.navigationItem.hidesBackButton = true end
function Thanks:viewDidLoad()
  Thanks.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "It will be ready at noon.", frame = { x = 16, y = 120, width = 300, height = 40 },
  })
end

local Cake = class("CakeViewController", UIViewController)
function Cake:viewDidLoad()
  Cake.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Order", target = self, action = "order" }
end
function Cake:order()
  self.navigationController:pushViewController(Thanks{ title = "Thank You" }, true)
end

local Cakes = class("CakesViewController", UITableViewController)
function Cakes:numberOfRows() return #cakes end
function Cakes:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = cakes[path.row + 1]
  return cell
end
function Cakes:didSelectRow(_, path)
  self.navigationController:pushViewController(Cake{ title = cakes[path.row + 1] }, true)
end

window.rootViewController = UINavigationController{ Cakes{ title = "Cakes" } }
settle()
