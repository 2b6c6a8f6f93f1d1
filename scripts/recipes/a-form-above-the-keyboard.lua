-- facts: E32, E62, E100, E103, E111, E112
-- A form above the keyboard
-- Watch: the form makes room for the keyboard, and the field that is edited stays in sight.

simulator.model = "iPhone X"

local Form = class("FormViewController", UIViewController)

function Form:viewDidLoad()
  Form.super.viewDidLoad(self)
  local size = self.view.frame
  self.scroll = UIScrollView{ frame = { width = size.width, height = size.height } }
  self.scroll.contentSize = { width = size.width, height = size.height }
  self.scroll.keyboardDismissMode = "onDrag"
  self.view:addSubview(self.scroll)
  self.fields = {}
  for index, word in ipairs{ "Name", "Street", "City" } do
    local field = UITextField{ placeholder = word, name = word }
    field.frame = { x = 16, y = 160 * index, width = 343, height = 40 }
    field.delegate = { shouldReturn = function(it) return self:advance(it) end }
    self.scroll:addSubview(field)
    self.fields[index] = field
  end
end

function Form:viewWillAppear(animated)
  Form.super.viewWillAppear(self, animated)
  self.observers = {
    NotificationCenter.addObserver("keyboardWillShow", function(movement)
      self:makeRoom(movement.frameEnd.height)
    end),
    NotificationCenter.addObserver("keyboardWillHide", function() self:makeRoom(0) end),
  }
end

function Form:viewDidDisappear(animated)
  Form.super.viewDidDisappear(self, animated)
  for _, observer in ipairs(self.observers) do NotificationCenter.removeObserver(observer) end
end

function Form:makeRoom(height)
  local covered = math.max(height - self.view.safeAreaInsets.bottom, 0)
  self.scroll.contentInset = { bottom = covered }
  for _, field in ipairs(self.fields) do
    if height > 0 and field.isFirstResponder then self.scroll:scrollRectToVisible(field.frame) end
  end
end

-- Return leads to the next field; after the last one the keyboard disappears.
function Form:advance(field)
  for index, known in ipairs(self.fields) do
    if known == field and self.fields[index + 1] then
      self.fields[index + 1]:becomeFirstResponder()
    elseif known == field then
      field:resignFirstResponder()
    end
  end
  return true
end

local form = Form{ title = "Address", name = "Form" }
local function show()
  local edited = "none"
  for _, field in ipairs(form.fields) do
    if field.isFirstResponder then edited = field.name end
  end
  print(("edited %s, offset %g, inset %g"):format(
    edited, form.scroll.contentOffset.y, form.scroll.adjustedContentInset.bottom))
end

window.rootViewController = UINavigationController{ form, name = "nav" }
settle()
show()
--> Form willMove(toParent: nav)
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: nav)
--> edited none, offset -88, inset 34

-- The keyboard covers the lower part; the insets make room for it.
user.tap("Name")
settle()
show()
print(screen())
--> edited Name, offset -88, inset 216
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Address                │
--> ├──────────────────────────────────────┤
--> │ [|(Name)___________________________] │
--> │ [(Street)__________________________] │
--> │ [(City)____________________________] │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘

-- Return passes the focus on, and the keyboard stays.
user.type("Ada\nMain Street\n")
settle()
show()
--> Name shouldReturn
--> edited Street, offset -88, inset 216

-- A field that the keyboard would cover is scrolled into sight.
form.fields[3].frame = { x = 16, y = 700, width = 343, height = 40 }
user.type("\n")
settle()
form.scroll:scrollRectToVisible(form.fields[3].frame)
user.tap(form.fields[3])
settle()
show()
--> Street shouldReturn
--> edited City, offset 144, inset 216

-- A drag hides the keyboard, and the insets are the former ones.
user.scroll(form.scroll, { y = -60 })
settle()
show()
--> edited none, offset 34, inset 34
