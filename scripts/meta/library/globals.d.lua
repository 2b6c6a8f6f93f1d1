---@meta
-- Written by `drilldown meta`; do not edit.

---Defines a subclass, which is called like its superclass; `init(self, arguments)` receives the table of the call, `deinit(self)` is called when an object is released.
---@param name string
---@param superclass table
---@return table
function class(name, superclass) end

---A weak reference to the object.
---@param object table
---@return Weak
function weak(object) end

---The virtual time in seconds; a world begins at 0.
---@return number
function now() end

---Ends the turn and advances the clock by that many seconds, 0 to 1e9; zero ends exactly one turn without settling; without a number it does what `settle` does.
---@param seconds? number
function wait(seconds) end

---Ends the turn and advances the clock until no transition and no timer of at most a second is active.
function settle() end

---Calls a function after that many seconds, 0 to 1e9, in a separate turn.
---@param seconds number
---@param fn fun()
function after(seconds, fn) end

---The hierarchy as text, all of it or from a controller down, in a style; "tree" if omitted.
---@param root? UIViewController|TreeStyle
---@param style? TreeStyle
---@return string
function tree(root, style) end

---Parent, container and presentation relationships; prints as a table.
---@return Family[]
function families() end

---Removed controllers that are still alive, and what retains them; prints as a table.
---@return Leak[]
function leaks() end

---What the device shows, as text.
---@return string
function screen() end

---The trace as text, from a time in seconds on.
---@param from? number|{ from?: number, containers?: boolean }
---@return string
function timeline(from) end

---Adds a line to the trace.
---@param text string
function mark(text) end

---Calls a function, settles, collects garbage, and returns the events since.
---@param fn fun()
---@return Event[]
function record(fn) end

---What UIKit would have logged since the last call, explained.
---@return Warning[]
function warnings() end

---Archives controllers and items of bars, with what is in them.
NSKeyedArchiver = {}

---An archive of a controller with its children, or of an item; views, delegates, targets and closures are not in it.
---@param object? any
---@return NSData
function NSKeyedArchiver.archivedData(object) end

---Creates the objects that an archive holds.
NSKeyedUnarchiver = {}

---A new object like the archived one; its view is not loaded yet.
---@param data NSData
---@return any
function NSKeyedUnarchiver.unarchiveObject(data) end

---The user's gestures. A gesture that UIKit would ignore does nothing, and returns false and the reason.
user = {}

---Long-presses the back button and returns the titles of its menu, nearest first; with a title, picks that one.
---@param title? string
---@return string[]|boolean
function user.holdBack(title) end

---Taps the button, tab, row or alert action with this text, or the object itself; an error lists what can be tapped.
---@param target? any
---@return boolean isHonoured
---@return string? reason
function user.tap(target) end

---Long-presses the button or row with this text, or the object itself, which shows its menu.
---@param target? any
---@return boolean isHonoured
---@return string? reason
function user.hold(target) end

---Taps the back button of the topmost stack.
---@return boolean isHonoured
---@return string? reason
function user.back() end

---Taps a tab, by its index from 0 or its title.
---@param tab? any
---@return boolean isHonoured
---@return string? reason
function user.selectTab(tab) end

---Taps outside a popover, a sheet or an action sheet, which dismisses it, or on the dimmed column of a split view.
---@return boolean isHonoured
---@return string? reason
function user.tapOutside() end

---Taps a row of the table on screen; both numbers count from 0, the section is 0 if omitted.
---@param row integer
---@param section? integer
---@return boolean isHonoured
---@return string? reason
function user.selectRow(row, section) end

---Swipes to delete a table row, or taps its control; both numbers count from 0.
---@param row integer
---@param section? integer
---@return boolean isHonoured
---@return string? reason
function user.deleteRow(row, section) end

---Swipes over a row of the table or list on screen, which reveals its actions; `edge` is "trailing" or "leading", with `full` the first action is performed.
---@param row integer
---@param section? integer
---@param options? { edge?: string, full?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.swipeRow(row, section, options) end

---Swipes over the contents of the topmost stack, which may hide or show its bars; or over a view with a recogniser for swipes.
---@param direction UISwipeGestureRecognizer.Direction
---@param view? UIView
---@return boolean isHonoured
---@return string? reason
function user.swipe(direction, view) end

---Drags from the left edge to pop; `at`, from 0 to 1, stops there, `cancel` cancels it.
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.swipeBack(options) end

---Grabs a controller that is being pushed by a zoom: the push completes, and the finger drives the way back until `release`.
---@return boolean isHonoured
---@return string? reason
function user.grab() end

---Drags from the edge to show a column of a split view; `at`, from 0 to 1, stops there, `cancel` cancels it.
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.swipeColumnIn(options) end

---Drags towards the edge to hide a column of a split view; `at`, from 0 to 1, stops there, `cancel` cancels it.
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.swipeColumnOut(options) end

---Swipes to another page; `at`, from 0 to 1, stops there, `cancel` cancels it.
---@param direction UIPageViewController.NavigationDirection
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.turnPage(direction, options) end

---Drags a sheet, or a controller pushed by a zoom, down to dismiss it; `at`, from 0 to 1, stops there, `cancel` cancels it.
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.swipeDown(options) end

---Drags a sheet to another of its heights, by its name; `{ to = name, cancel = true }` lets it return.
---@param height string|{ to: string, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.dragSheet(height) end

---Puts the keyboard of an iPad elsewhere: docked, undocked or floating.
---@param place KeyboardPlace
---@return boolean isHonoured
---@return string? reason
function user.moveKeyboard(place) end

---Drags to dismiss with the program's own animation; `at`, from 0 to 1, stops there.
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.dragDismiss(options) end

---Lifts the finger of a held gesture; `cancel` cancels the gesture.
---@param options? { at?: number, cancel?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.release(options) end

---Types text at the end of a field, or of the one being edited; \b deletes a character.
---@param text string
---@param field? any
---@return boolean isHonoured
---@return string? reason
function user.type(text, field) end

---Presses a key of a hardware keyboard with others that are held: performs the first command of the responder chain for it, or types it.
---@param key string
---@param modifiers? UIKeyModifierFlags[]
---@return boolean isHonoured
---@return string? reason
function user.press(key, modifiers) end

---Drags the thumb of a slider, or of the only one on screen, to a value.
---@param value number
---@param slider? any
---@return boolean isHonoured
---@return string? reason
function user.slide(value, slider) end

---Chooses something in a system controller, or finishes there.
---@param ... any
---@return boolean isHonoured
---@return string? reason
function user.pick(...) end

---Taps Cancel in a system controller.
---@return boolean isHonoured
---@return string? reason
function user.cancel() end

---Taps a scope of the search bar on screen, by its index from 0.
---@param index integer
---@return boolean isHonoured
---@return string? reason
function user.selectScope(index) end

---Taps Cancel of the search bar on screen.
---@return boolean isHonoured
---@return string? reason
function user.cancelSearch() end

---Rotates the device, and its contents if the application and the controller that decides support that.
---@param orientation DeviceOrientation
---@return boolean isHonoured
---@return string? reason
function user.rotate(orientation) end

---Drags the content of a scroll view: `x` and `y` are added to its offset; with `decelerate` the second half is momentum.
---@param view UIScrollView
---@param options { x?: number, y?: number, decelerate?: boolean }
---@return boolean isHonoured
---@return string? reason
function user.scroll(view, options) end

---Pulls the content of a scroll view down until its refresh control begins.
---@param view UIScrollView
---@return boolean isHonoured
---@return string? reason
function user.pullToRefresh(view) end

---Taps the status bar, which scrolls to the top.
---@return boolean isHonoured
---@return string? reason
function user.tapStatusBar() end

---Arranges the tabs with Edit of the More list: those with these titles come first.
---@param titles string[]
---@return boolean isHonoured
---@return string? reason
function user.reorderTabs(titles) end

---Edits the sidebar: `group` and `order` move the children of a group, `hide` and `show` are titles of tabs.
---@param changes SidebarEdit
---@return boolean isHonoured
---@return string? reason
function user.editSidebar(changes) end

---Drags a finger over a view with a recogniser for that, through points at these distances from where it began; the velocity is in points per second.
---@param view UIView
---@param distances CGPoint[]
---@param velocity? CGPoint
---@return boolean isHonoured
---@return string? reason
function user.pan(view, distances, velocity) end

---Moves two fingers on a view with a recogniser for that, through these scales.
---@param view UIView
---@param scales number[]
---@return boolean isHonoured
---@return string? reason
function user.pinch(view, scales) end

---The resources of the program: `Bundle.main:loadNibNamed(name, owner)` loads a nib.
Bundle = {}

---Creates the objects of a nib, sets the owner's outlets, and returns them.
---@param bundle table
---@param name string
---@param owner? any
---@param options? table
---@return any[]
function Bundle.loadNibNamed(bundle, name, owner, options) end

---Plain values by their keys; they outlive the world, and with a file the program.
defaults = {}

---The value of a key, tables as fresh copies; nil if none.
---@param key string
---@return any
function defaults.get(key) end

---Stores a boolean, number, string or plain table for a key, across relaunches; nil removes it.
---@param key string
---@param value? any
function defaults.set(key, value) end

---The key window, on screen from the start; give it a `rootViewController`.
---@type UIWindow
window = nil

---The device, and what happens to the app from outside.
---@type Simulator
simulator = nil

---The application delegate: a table to fill with functions.
---@type UIApplicationDelegate
app = nil

---The nibs by name, a table to fill; a controller with that `nibName` loads its view here.
---@type table<string, Nib>
nibs = nil
