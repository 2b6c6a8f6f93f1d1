---@meta
-- Written by `drilldown meta`; do not edit.

---The root of a view tree, with a controller whose family fills it.
---@class UIWindow : UIView
---@field windowScene UIWindowScene? The scene that it belongs to: the first one, unless it was given another; one that is created without a scene in an application with scenes has none, and shows nothing.
---@field rootViewController UIViewController? The controller whose family fills the window; replacing it is not animated. `root-swap`: a warning: a presented view is in the window beside the root's view, not inside it; the root is replaced; its presentation stays in the window and receives nothing, and in classic it is removed. Facts: C24, P88 (:help C24).
---@field isHidden boolean Whether it is off the screen; true by default.
---@field windowLevel UIWindow.Level|number Its level, in front of windows of lower ones: a name, or a number such as 2001.
---@field canBecomeKey boolean Whether it can become the key window; true (iOS 15). Read-only.
---@field isKeyWindow boolean Whether it is the window that receives keyboard input. Read-only.
---@overload fun(arguments?: UIWindow.Arguments): UIWindow
UIWindow = {}

---Makes it the key window of its scene; it stays behind the windows that cover it.
function UIWindow:makeKey() end

---Makes it the key window and shows it.
function UIWindow:makeKeyAndVisible() end

---Called when it has become the key window. A script may override it.
function UIWindow:becomeKey() end

---Called when it has ceased to be the key window. A script may override it.
function UIWindow:resignKey() end

---What UIWindow is called with.
---@class UIWindow.Arguments : UIView.Arguments
---@field windowScene? UIWindowScene
---@field rootViewController? UIViewController
---@field isHidden? boolean
---@field windowLevel? UIWindow.Level|number
---@field becomeKey? fun(self: UIWindow)
---@field resignKey? fun(self: UIWindow)
