---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a page of the web; Done dismisses it.
---@class SFSafariViewController : UIViewController
---@field url string The address of the page that it shows. Read-only.
---@field delegate (SFSafariViewControllerDelegate|table)? Is notified of the page and of the end.
---@overload fun(arguments?: SFSafariViewController.Arguments): SFSafariViewController
SFSafariViewController = {}

---What SFSafariViewController is called with.
---@class SFSafariViewController.Arguments : UIViewController.Arguments
---@field url? string
---@field delegate? SFSafariViewControllerDelegate|table
