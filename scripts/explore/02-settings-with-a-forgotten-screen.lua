-- An alarm clock: the time of the alarm, and settings with a screen for each of their rows.
-- Fault: the row "Sound" opens the screen about the app; nothing opens that of the sound.

local About = class("AboutViewController", UIViewController)

local Sound = class("SoundViewController", UIViewController)
function Sound:viewDidLoad()
  Sound.super.viewDidLoad(self)
  self.view:addSubview(UISlider{ frame = { x = 16, y = 120, width = 300, height = 40 } })
end

local rows = {
  { title = "Sound", opens = About }, { title = "About", opens = About },
}

local Settings = class("SettingsViewController", UITableViewController)
function Settings:numberOfRows() return #rows end
function Settings:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = rows[path.row + 1].title
  return cell
end
function Settings:didSelectRow(_, path)
  local row = rows[path.row + 1]
  self.navigationController:pushViewController(row.opens{ title = row.title }, true)
end

local Alarm = class("AlarmViewController", UIViewController)
function Alarm:viewDidLoad()
  Alarm.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "7:00", frame = { x = 16, y = 200, width = 300, height = 80 },
  })
end

window.rootViewController = UITabBarController{
  UINavigationController{ Alarm{ title = "Alarm" } },
  UINavigationController{ Settings{ title = "Settings" } },
}
settle()
