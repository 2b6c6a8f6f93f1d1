-- A weather app: the forecast is asked for on the network, and shown when the answer has come.
-- Fault: while the answer is awaited, the button can be tapped again; then there are two forecasts.

-- The network: it answers a moment later.
local function fetch(town, completion)
  after(0.3, function() completion{ town = town, degrees = 21 } end)
end

local Forecast = class("ForecastViewController", UIViewController)
function Forecast:viewDidLoad()
  Forecast.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = ("%d°"):format(self.answer.degrees),
    frame = { x = 16, y = 120, width = 300, height = 80 },
  })
end

local Town = class("TownViewController", UIViewController)
function Town:viewDidLoad()
  Town.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Forecast", target = self, action = "load" }
end
function Town:load()
  fetch("Lisbon", function(answer)
    local forecast = Forecast{ title = answer.town, answer = answer }
    self.navigationController:pushViewController(forecast, true)
  end)
end

window.rootViewController = UINavigationController{ Town{ title = "Weather" } }
settle()
