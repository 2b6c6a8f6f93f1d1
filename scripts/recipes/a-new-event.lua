-- facts: R10, P8, P9, P11, P16, P48, P50, P61, B89
-- How View Controllers Present Other View Controllers
-- Book: View Controller Programming Guide, chapter 10, figure 10-1: Presented views in the Calendar app
-- Watch: the two relationships: each controller knows the other while the form is up, not after it.

local NewEvent = class("NewEventViewController", UIViewController)

function NewEvent:viewDidLoad()
  self.titleField = UITextField{ placeholder = "Title" }
  self.view:addSubview(self.titleField)
  for _, title in ipairs{ "Cancel", "Add" } do
    local button = UIButton{ title = title }
    button:addTarget(self, title:lower())
    self.view:addSubview(button)
  end
end

function NewEvent:cancel() self.delegate:didFinish(nil) end
function NewEvent:add() self.delegate:didFinish(self.titleField.text) end

local Calendar = class("CalendarViewController", UITableViewController)

function Calendar:init()
  self.events = { "Dentist" }
end

function Calendar:numberOfRows() return #self.events end

function Calendar:cellForRow(_, indexPath)
  local cell = UITableViewCell{}
  cell.textLabel.text = self.events[indexPath.row + 1]
  return cell
end

-- The calendar presented the form, so the form calls it back, and the calendar dismisses the form.
function Calendar:new()
  local form = NewEvent{ name = "New Event", modalPresentationStyle = "fullScreen" }
  form.delegate = self
  self:present(form, true)
end

function Calendar:didFinish(event)
  if event then
    self.events[#self.events + 1] = event
    self.tableView:insertRows({ { row = #self.events - 1 } })
  end
  self:dismiss(true)
end

local calendar = Calendar{ name = "Calendar" }
window.rootViewController = calendar

local function show()
  settle()
  print(tree())
  print(screen())
end

show()
--> Calendar viewDidLoad
--> Calendar viewWillAppear
--> Calendar viewIsAppearing
--> Calendar viewDidAppear
--> window
--> └─ Calendar  CalendarViewController   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Dentist                            │
--> └──────────────────────────────────────┘

-- Figure 10-1: Presented views in the Calendar app
calendar:new()
wait(0.25)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> New Event viewDidLoad
--> Calendar viewWillDisappear(animated)
--> New Event viewWillAppear(animated)
--> New Event viewIsAppearing(animated)
--> transition coverVertical (New Event over Calendar)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [(Title)_______________]             │
--> │ [ Cancel ]                           │
--> │ [ Add ]                              │
--> └──────────────────────────────────────┘
show()
print(families())
local form = calendar.presentedViewController
print(form.presentingViewController == calendar)
--> … 250 ms
--> New Event viewDidAppear(animated)
--> Calendar viewDidDisappear(animated)
--> window
--> └─ Calendar  CalendarViewController       disappeared
-->    => New Event  NewEventViewController   appeared      fullScreen
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [(Title)_______________]             │
--> │ [ Cancel ]                           │
--> │ [ Add ]                              │
--> └──────────────────────────────────────┘
-->              parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Calendar   nil     nil                   nil               nil                  nil         New Event
--> family 2
-->   New Event  nil     nil                   nil               nil                  Calendar    nil
--> true

-- Afterwards neither refers to the other.
user.type "Concert"
user.tap "Add"
show()
print(calendar.presentedViewController, form.presentingViewController)
--> New Event viewWillDisappear(animated)
--> Calendar viewWillAppear(animated)
--> Calendar viewIsAppearing(animated)
--> … 500 ms
--> Calendar viewDidAppear(animated)
--> New Event viewDidDisappear(animated)
--> window
--> └─ Calendar  CalendarViewController   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Dentist                            │
--> │   Concert                            │
--> └──────────────────────────────────────┘
--> nil nil

-- The presenter also dismisses a form that was left without an event.
calendar:new()
settle()
user.tap "Cancel"
show()
--> New Event viewDidLoad
--> Calendar viewWillDisappear(animated)
--> New Event viewWillAppear(animated)
--> New Event viewIsAppearing(animated)
--> … 500 ms
--> New Event viewDidAppear(animated)
--> Calendar viewDidDisappear(animated)
--> New Event viewWillDisappear(animated)
--> Calendar viewWillAppear(animated)
--> Calendar viewIsAppearing(animated)
--> … 500 ms
--> Calendar viewDidAppear(animated)
--> New Event viewDidDisappear(animated)
--> window
--> └─ Calendar  CalendarViewController   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Dentist                            │
--> │   Concert                            │
--> └──────────────────────────────────────┘
--> New Event deinit
