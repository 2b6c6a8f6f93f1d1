---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user choose a contact, or one of its values.
---@class ABPeoplePickerNavigationController : UINavigationController
---@field peoplePickerDelegate (ABPeoplePickerNavigationControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: ABPeoplePickerNavigationController.Arguments): ABPeoplePickerNavigationController
ABPeoplePickerNavigationController = {}

---What ABPeoplePickerNavigationController is called with.
---@class ABPeoplePickerNavigationController.Arguments : UINavigationController.Arguments
---@field peoplePickerDelegate? ABPeoplePickerNavigationControllerDelegate|table
