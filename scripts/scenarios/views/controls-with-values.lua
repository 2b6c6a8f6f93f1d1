-- facts: B92
-- A tap toggles a switch and selects a segment, a drag moves a slider; setting their values in code
-- sends no action.
local form = UIViewController "Settings"
local function place(view, x, y, width)
  view.frame = { x = x, y = y, width = width, height = 30 }
  form.view:addSubview(view)
  return view
end
window.rootViewController = form
settle()
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
local function show(control, property)
  control.action = function(sender) print(property, sender[property]) end
end
place(UILabel "Sound", 20, 100, 80)
local sound = place(UISwitch{}, 300, 100, 51)
place(UILabel "Volume", 20, 150, 80)
local volume = place(UISlider{ maximumValue = 10, value = 4 }, 120, 150, 250)
local range = place(UISegmentedControl{ items = { "Day", "Week", "Month" } }, 20, 200, 350)
range.selectedSegmentIndex = 0
range:setEnabled(false, 2)
show(sound, "isOn") show(volume, "value") show(range, "selectedSegmentIndex")
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Sound                        [●─]    │
--> │ Volume    [─────────●──────────────] │
--> │ [ ●Day │ Week │ (Month) ]            │
--> └──────────────────────────────────────┘
print(user.tap(sound))
print(user.slide(8))
print(user.tap "Week")
print(screen())
--> isOn true
--> true
--> value 6.0
--> value 8.0
--> true
--> selectedSegmentIndex 1
--> true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Sound                        [─●]    │
--> │ Volume    [──────────────────●─────] │
--> │ [ Day │ ●Week │ (Month) ]            │
--> └──────────────────────────────────────┘
-- The selected segment ignores another tap; a disabled one says so, and a slider isn't tapped.
print(user.tap "Week")
print(user.tap "Month")
print(user.tap(volume))
sound:setOn(false, true) volume:setValue(99, true) range.selectedSegmentIndex = nil
print(sound.isOn, volume.value, range.selectedSegmentIndex)
--> true
--> false "Month" is disabled
--> false a slider is dragged: user.slide
--> false 10.0 nil
-- A drag that isn't continuous sends its action once, at the end; a momentary segment selects none.
volume.isContinuous, range.isMomentary = false, true
user.slide(2, volume)
user.tap "Day"
print(range.selectedSegmentIndex)
--> value 2.0
--> selectedSegmentIndex 0
--> nil
volume.isEnabled, sound.isEnabled = false, false
print(user.slide(3))
print(user.tap(sound))
range:insertSegment("Year", 9) range:removeSegment(0)
print(range.numberOfSegments, range:titleForSegment(2), range:isEnabledForSegment(1))
print(screen())
--> false the slider is disabled
--> false "UISwitch" is disabled
--> 3 Year false
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Sound                        (●─)    │
--> │ Volume    (─────●──────────────────) │
--> │ [ Week │ (Month) │ Year ]            │
--> └──────────────────────────────────────┘
