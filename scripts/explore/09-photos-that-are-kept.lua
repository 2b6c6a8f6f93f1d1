-- An album: a photo is shown when its name is tapped, and the photos last shown are remembered.
-- Fault: what is remembered are the controllers, not the names; none of them is ever released.

local photos, history = { "Harbour", "Old Town" }, {}

local Photo = class("PhotoViewController", UIViewController)
function Photo:viewDidLoad()
  Photo.super.viewDidLoad(self)
  history[#history + 1] = self
  self.view:addSubview(UIImageView{ frame = { x = 16, y = 120, width = 300, height = 300 } })
end

local Album = class("AlbumViewController", UITableViewController)
function Album:numberOfRows() return #photos end
function Album:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = photos[path.row + 1]
  return cell
end
function Album:didSelectRow(_, path)
  self.navigationController:pushViewController(Photo{ title = photos[path.row + 1] }, true)
end

window.rootViewController = UINavigationController{ Album{ title = "Album" } }
settle()
