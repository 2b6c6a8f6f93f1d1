---@meta
-- Written by `drilldown meta`; do not edit.

---Offers services for something; a popover on an iPad, which needs a source.
---@class UIActivityViewController : UIViewController
---@field completionWithItemsHandler (fun(activityType?: string, completed: boolean))? Called when it is gone, with the service or nil, and whether it was performed.
---@overload fun(arguments?: UIActivityViewController.Arguments): UIActivityViewController
UIActivityViewController = {}

---What UIActivityViewController is called with.
---@class UIActivityViewController.Arguments : UIViewController.Arguments
---@field activityItems? any[] What the services get.
---@field completionWithItemsHandler? fun(activityType?: string, completed: boolean)
