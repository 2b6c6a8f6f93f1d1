-- facts: P24, P25, A26
-- Presenting a View Controller and Choosing a Transition Style
-- Book: View Controller Programming Guide, chapter 10, table 10-1: Transition styles for modal view controllers
-- Watch: the transition line of each app, and the way back, which is animated in the same style.

simulator.profile = "classic"

-- The last transition, and the screen half-way through it.
local function showMovement()
  wait(0.2)
  print(timeline():match(".*(transition[^\n]+)"))
  print(screen())
end

local function screenOf(name, title)
  return UIViewController{ name = name, title = title }
end

-- Table 10-1: Transition styles for modal view controllers
-- Cover vertical, the default: the workflow is interrupted to ask the user for something. The
-- contents have a Done button, and often one to cancel.
local mailbox = screenOf("mailbox", "Inbox")
local message = screenOf("message", "New Message")
for side, title in pairs{ leftBarButtonItem = "Cancel", rightBarButtonItem = "Done" } do
  message.navigationItem[side] =
    UIBarButtonItem{ title = title, action = function() mailbox:dismiss(true) end }
end
window.rootViewController = UINavigationController{ mailbox, name = "mail" }
settle()
local form = UINavigationController{ message, name = "form" }
print(form.modalTransitionStyle)
mailbox:present(form, true)
showMovement()
--> mailbox willMove(toParent: mail)
--> mailbox viewDidLoad
--> mailbox viewWillAppear
--> mailbox viewDidAppear
--> mailbox didMove(toParent: mail)
--> message willMove(toParent: form)
--> coverVertical
--> message viewDidLoad
--> mailbox viewWillDisappear(animated)
--> message viewWillAppear(animated)
--> transition coverVertical (form over mail)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Cancel      New Message         Done │
--> ├──────────────────────────────────────┤
--> │       UIViewController message       │
--> └──────────────────────────────────────┘
settle()
user.tap "Cancel"
showMovement()
--> … 200 ms
--> message viewDidAppear(animated)
--> message didMove(toParent: form)
--> mailbox viewDidDisappear(animated)
--> message viewWillDisappear(animated)
--> mailbox viewWillAppear(animated)
--> transition coverVertical (form over mail)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Inbox                 │
--> ├──────────────────────────────────────┤
--> │       UIViewController mailbox       │
--> └──────────────────────────────────────┘
settle()
--> … 200 ms
--> mailbox viewDidAppear(animated)
--> message viewDidDisappear(animated)

-- Flip horizontal: another mode for a while, such as the settings of Stocks and Weather. A button
-- on each side turns it over.
local Stocks = class("StocksViewController", UIViewController)
function Stocks:viewDidLoad()
  self.quotes = UILabel{ text = "AAPL 390" }
  self.info = UIButton{ title = "i" }
  self.info:addTarget(self, "showSettings")
  self.view:addSubview(self.quotes)
  self.view:addSubview(self.info)
end
function Stocks:showSettings()
  local settings = UIViewController{ name = "settings" }
  settings.navigationItem.title = "Stocks"
  settings.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "done", action = function() self:didChange("AAPL +2%") end }
  local back = UINavigationController{ settings, name = "back" }
  back.modalTransitionStyle = "flipHorizontal"
  self:present(back, true)
end
function Stocks:didChange(text)
  self.quotes.text = text
  self:dismiss(true)
end

window.rootViewController = Stocks{ name = "stocks" }
settle()
print(screen())
--> stocks viewDidLoad
--> mailbox viewWillDisappear
--> stocks viewWillAppear
--> mailbox viewDidDisappear
--> stocks viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ AAPL 390                             │
--> │ [ i ]                                │
--> └──────────────────────────────────────┘
--> mail deinit
user.tap "i"
showMovement()
--> settings willMove(toParent: back)
--> settings viewDidLoad
--> stocks viewWillDisappear(animated)
--> settings viewWillAppear(animated)
--> transition flipHorizontal (back over stocks)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Stocks           Done │
--> ├──────────────────────────────────────┤
--> │      UIViewController settings       │
--> └──────────────────────────────────────┘
settle()
user.tap "Done"
showMovement()
--> … 200 ms
--> settings viewDidAppear(animated)
--> settings didMove(toParent: back)
--> stocks viewDidDisappear(animated)
--> settings viewWillDisappear(animated)
--> stocks viewWillAppear(animated)
--> transition flipHorizontal (back over stocks)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ AAPL +2%                             │
--> │ [ i ]                                │
--> └──────────────────────────────────────┘
settle()
--> … 200 ms
--> stocks viewDidAppear(animated)
--> settings viewDidDisappear(animated)
--> back deinit
--> settings deinit

-- Cross dissolve: media that fades in.
local album = screenOf("album", "Album")
window.rootViewController = album
settle()
--> album viewDidLoad
--> stocks viewWillDisappear
--> album viewWillAppear
--> stocks viewDidDisappear
--> album viewDidAppear
--> stocks deinit
local slide = UIViewController{ name = "slide", modalTransitionStyle = "crossDissolve" }
slide.view:addSubview(UIImageView{ image = "harbour" })
album:present(slide, true)
showMovement()
--> slide viewDidLoad
--> album viewWillDisappear(animated)
--> slide viewWillAppear(animated)
--> transition crossDissolve (slide over album)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │             ┌─────────┐              │
--> │             │ harbour │              │
--> │             └─────────┘              │
--> └──────────────────────────────────────┘
settle()
album:dismiss(true)
settle()
print(screen())
--> … 200 ms
--> slide viewDidAppear(animated)
--> album viewDidDisappear(animated)
--> slide viewWillDisappear(animated)
--> album viewWillAppear(animated)
--> … 400 ms
--> album viewDidAppear(animated)
--> slide viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │    UIViewController album "Album"    │
--> └──────────────────────────────────────┘

-- Cross dissolve: another interface for landscape. The app presents and dismisses it when the
-- device has been turned; since iOS 8 the controller is asked with the new size.
simulator:reset()
local Calculator = class("CalculatorViewController", UIViewController)
function Calculator:viewWillTransition(size, coordinator)
  Calculator.super.viewWillTransition(self, size, coordinator)
  coordinator:animate(nil, function()
    local isWide = size.width > size.height
    if isWide and not self.presentedViewController then
      self:present(UIViewController{
        name = "scientific", modalPresentationStyle = "fullScreen",
        modalTransitionStyle = "crossDissolve",
      }, true)
    elseif not isWide and self.presentedViewController then
      self:dismiss(true)
    end
  end)
end

window.rootViewController = Calculator{ name = "simple" }
settle()
--> simple viewDidLoad
--> simple viewWillAppear
--> simple viewIsAppearing
--> simple viewDidAppear
user.rotate "landscape"
wait(0.5)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> simple viewWillTransition(to: 844 x 390)
--> … 300 ms
--> scientific viewDidLoad
--> simple viewWillDisappear(animated)
--> scientific viewWillAppear(animated)
--> scientific viewIsAppearing(animated)
--> transition crossDissolve (scientific over simple)
--> ┌──────────────────────────────────────────────────────────────────────────────┐
--> │                         UIViewController scientific                          │
--> └──────────────────────────────────────────────────────────────────────────────┘
settle()
user.rotate "portrait"
wait(0.5)
print(timeline():match(".*(transition[^\n]+)"))
--> … 300 ms
--> scientific viewDidAppear(animated)
--> simple viewDidDisappear(animated)
--> simple viewWillTransition(to: 390 x 844)
--> … 300 ms
--> scientific viewWillDisappear(animated)
--> simple viewWillAppear(animated)
--> simple viewIsAppearing(animated)
--> transition crossDissolve (scientific over simple)
settle()
print(screen())
--> … 300 ms
--> simple viewDidAppear(animated)
--> scientific viewDidDisappear(animated)
--> scientific deinit
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   CalculatorViewController simple    │
--> └──────────────────────────────────────┘

-- Before iOS 8 the app observes the notification that the device was turned.
simulator:reset()
simulator.profile = "classic"
local simple = UIViewController{ name = "simple" }
local scientific = UIViewController{ name = "scientific", modalTransitionStyle = "crossDissolve" }
local function adapt()
  local isWide = UIDevice.current().orientation:find("landscape", 1, true) ~= nil
  if isWide and not simple.presentedViewController then
    simple:present(scientific, true)
  elseif not isWide and simple.presentedViewController then
    simple:dismiss(true)
  end
end
UIDevice.current():beginGeneratingDeviceOrientationNotifications()
NotificationCenter.addObserver("orientationDidChange", function() after(0, adapt) end)
window.rootViewController = simple
settle()
--> simple viewDidLoad
--> simple viewWillAppear
--> simple viewDidAppear
user.rotate "landscape"
wait(0.2)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> scientific viewDidLoad
--> simple viewWillDisappear(animated)
--> scientific viewWillAppear(animated)
--> transition crossDissolve (scientific over simple)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                         UIViewController scientific                          │
--> └──────────────────────────────────────────────────────────────────────────────┘
settle()
user.rotate "portrait"
wait(0.2)
print(timeline():match(".*(transition[^\n]+)"))
settle()
print(screen())
--> … 200 ms
--> scientific viewDidAppear(animated)
--> simple viewDidDisappear(animated)
--> scientific viewWillDisappear(animated)
--> simple viewWillAppear(animated)
--> transition crossDissolve (scientific over simple)
--> … 400 ms
--> simple viewDidAppear(animated)
--> scientific viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │       UIViewController simple        │
--> └──────────────────────────────────────┘
