-- facts: H130, H131, H132
-- A text view is asked before editing and each change; Return begins a new line.
local home, note = UIViewController "Home", UITextView{ name = "note" }
note.frame = { x = 0, y = 100, width = 300, height = 100 }
note.delegate = {
  shouldBeginEditing = function() return true end,
  didBeginEditing = function() end,
  shouldChangeText = function(_, range, text)
    print(range.location, range.length, text == "\n" and "Return" or text)
    return text ~= "x"
  end,
  didChange = function(view) print(#view.text) end,
  didEndEditing = function() end,
}
window.rootViewController = home
home.view:addSubview(note)
settle()
user.tap(note)
user.type "ax\n"
note.selectedRange = { location = 0, length = 1 }
user.type "b"
note.text = note.text .. "more"
print(note:resignFirstResponder(), note.hasText, (note.text:gsub("\n", "|")))
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> note shouldBeginEditing
--> note didBeginEditing
--> note shouldChangeText
--> 0 0 a
--> note didChange
--> 1
--> note shouldChangeText
--> 1 0 x
--> note shouldChangeText
--> 1 0 Return
--> note didChange
--> 2
--> note shouldChangeText
--> 0 1 b
--> note didChange
--> 2
--> note didEndEditing
--> true true b|more

-- One that can't be edited is drawn as a text, and has no keyboard.
note.isEditable = false
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ b more                               │
--> └──────────────────────────────────────┘
