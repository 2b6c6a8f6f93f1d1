-- A radio: a container of the app's own has a small player in it, and leads to a station.
-- Fault: the container turns the forwarding of appearance off, and doesn't do it itself.

local Station = class("StationViewController", UIViewController)
function Station:viewDidLoad()
  Station.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "Jazz, day and night.", frame = { x = 16, y = 120, width = 300, height = 40 },
  })
end

local Player = class("PlayerViewController", UIViewController)
function Player:viewDidLoad()
  Player.super.viewDidLoad(self)
  self.label = UILabel{ text = "Silence", frame = { x = 16, y = 8, width = 300, height = 40 } }
  self.view:addSubview(self.label)
end
function Player:viewWillAppear(animated)
  Player.super.viewWillAppear(self, animated)
  self.label.text = "Now playing: Jazz"
end

local Radio = class("RadioViewController", UIViewController)
function Radio:shouldAutomaticallyForwardAppearanceMethods() return false end
function Radio:viewDidLoad()
  Radio.super.viewDidLoad(self)
  local player = Player()
  self:addChild(player)
  player.view.frame = { x = 0, y = 120, width = 390, height = 60 }
  self.view:addSubview(player.view)
  player:didMove(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Station", target = self, action = "read" }
end
function Radio:read()
  self.navigationController:pushViewController(Station{ title = "Jazz" }, true)
end

window.rootViewController = UINavigationController{ Radio{ title = "Radio" } }
settle()
