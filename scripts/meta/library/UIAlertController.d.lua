---@meta
-- Written by `drilldown meta`; do not edit.

---A message with buttons above everything else; a tap dismisses it.
---@class UIAlertController : UIViewController
---@operator len: integer
---@field [integer] UIAlertAction The elements of `actions`, read-only.
---@field message string? The text below the title.
---@field preferredStyle UIAlertController.Style Whether it is an alert or an action sheet; fixed when it is created. Read-only.
---@field actions UIAlertAction[] The buttons, in the order in which they were added. Read-only.
---@field preferredAction UIAlertAction? The emphasised button; one of `actions`.
---@field severity UIAlertControllerSeverity How urgent it is; kept, no effect (iOS 16).
---@field textFields UITextField[]? The text fields of an alert, from top to bottom; nil without any. Read-only.
---@overload fun(arguments?: UIAlertController.Arguments): UIAlertController
UIAlertController = {}

---Adds a button; at most one can be `cancel`.
---
---`second-cancel`: NSInternalInconsistencyException: an alert has at most one cancel action; an exception is raised, and nothing has changed.
---@param action UIAlertAction
function UIAlertController:addAction(action) end

---Adds a text field to an alert, and passes it to the function.
---
---`field-in-action-sheet`: NSInternalInconsistencyException: only alerts can have text fields; an exception is raised, and nothing has changed.
---@param configuration? fun(field: UITextField)
function UIAlertController:addTextField(configuration) end

---What UIAlertController is called with.
---@class UIAlertController.Arguments : UIViewController.Arguments
---@field [integer] UIAlertAction
---@field message? string
---@field preferredStyle? UIAlertController.Style
---@field preferredAction? UIAlertAction
---@field severity? UIAlertControllerSeverity
