-- Rows in a list under a large title, and tabs with a badge.
local list = class("ItemsViewController", UITableViewController)
local names = { "Rusty Spork", "Shiny Mac", "Fluffy Bear" }
function list:numberOfRows() return #names end
function list:cellForRow(_, path)
  local cell = UITableViewCell{ style = "value1" }
  cell.textLabel.text = names[path.row + 1]
  cell.detailTextLabel.text = "$" .. 42 + path.row
  cell.accessoryType = "disclosureIndicator"
  return cell
end
local items = list{ title = "Homepwner" }
items.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = "Edit", action = function() end }
items.navigationItem.rightBarButtonItem = UIBarButtonItem{ systemItem = "add", action = function() end }
local nav = UINavigationController{ items, title = "Items" }
if simulator.profile ~= "classic" then nav.navigationBar.prefersLargeTitles = true end
local maps = UIViewController{ title = "Maps" }
maps.tabBarItem.badgeValue = "12"
window.rootViewController = UITabBarController{ nav, maps, UIViewController{ title = "Me" } }
settle()
