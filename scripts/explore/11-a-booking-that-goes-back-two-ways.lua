-- A hotel's app: a room, a calendar, and a payment; from the payment one goes back to the rooms.
-- Fault: the stack does that only where the back button is tapped; the swipe leads to the calendar.

local Payment = class("PaymentViewController", UIViewController)
function Payment:viewDidLoad()
  Payment.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "80 €", frame = { x = 16, y = 120, width = 300, height = 40 },
  })
end

local Calendar = class("CalendarViewController", UIViewController)
function Calendar:viewDidLoad()
  Calendar.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Pay", target = self, action = "pay" }
end
function Calendar:pay()
  self.navigationController:pushViewController(Payment{ title = "Payment" }, true)
end

local Rooms = class("RoomsViewController", UIViewController)
function Rooms:viewDidLoad()
  Rooms.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Book", target = self, action = "book" }
end
function Rooms:book()
  self.navigationController:pushViewController(Calendar{ title = "Calendar" }, true)
end

-- The stack is the delegate of its bar.
local Booking = class("BookingController", UINavigationController)
function Booking:shouldPop(bar, item)
  if self.topViewController:isKind(Payment) and bar.topItem == item then
    self:popToRootViewController(true)
    return false
  end
  return Booking.super.shouldPop(self, bar, item)
end

window.rootViewController = Booking{ Rooms{ title = "Rooms" } }
settle()
