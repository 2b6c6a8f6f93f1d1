-- facts: B92
-- Typed text is appended to a field; the number pad has digits only, and a field may be cleared.
local name = UITextField{ text = "Sofa", placeholder = "Name" }
local value = UITextField{ placeholder = "Value", keyboardType = "numberPad" }
local note = UITextField{ text = "old", placeholder = "Note", clearsOnBeginEditing = true }
print(name.keyboardType, value.keyboardType, name.clearsOnBeginEditing)
--> default numberPad false
local form = UIViewController "Form"
for _, field in ipairs({ name, value, note }) do form.view:addSubview(field) end
window.rootViewController = form
settle()
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
print(user.type("s", name))
--> true
print(name.text, name.isFirstResponder)
--> Sofas true
print(user.type("twelve", value))
--> false the keyboard numberPad has no key 't'
print(user.type("12"))
--> true
print(value.text, name.isFirstResponder, value.isFirstResponder)
--> 12 false true
user.type("new", "old")
print(note.text)
--> new
user.type("\b\bo", note)
print(note.text)
--> no
print((select(2, pcall(user.type, "x", "Colour")):gsub("^.-:%d+: ", "")))
--> no text field "Colour"; there are: "Sofas", "12", "no"
