---@meta
-- Written by `drilldown meta`; do not edit.

---One instance of the app's user interface, and its life cycle.
---@class UIScene : UIResponder
---@field session UISceneSession What is known of it while it is not in memory. Read-only.
---@field activationState UIScene.ActivationState How far it is from the foreground. Read-only.
---@field title string Its title in the app switcher. Kept, no effect.
---@field delegate (UISceneDelegate|table)? Is notified of its life cycle; the app's delegate isn't any more.
UIScene = {}

---Opens a URL in another app; there is none here, so the completion gets false.
---@param url string
---@param completion? fun(success: boolean)
function UIScene:open(url, completion) end
