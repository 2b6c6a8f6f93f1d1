---@meta
-- Written by `drilldown meta`; do not edit.

---The notifications that UIKit posts.
---@class NotificationCenter
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
NotificationCenter = {}

---Calls a function for each notification of that name, such as "orientationDidChange", with the name and the window or view that it is about; for those of the keyboard with its movement and the name; returns a number for `removeObserver`.
---@param name string
---@param fn fun()
---@return integer
function NotificationCenter.addObserver(name, fn) end

---Ends what `addObserver` began; false if it has ended already.
---@param number integer
---@return boolean
function NotificationCenter.removeObserver(number) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NotificationCenter:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NotificationCenter:subclass(name) end
