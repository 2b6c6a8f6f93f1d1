---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person chooses a contact, or one value of it.
---@class ABPeoplePickerNavigationController : UINavigationController
---@field peoplePickerDelegate (ABPeoplePickerNavigationControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: ABPeoplePickerNavigationController.Arguments): ABPeoplePickerNavigationController
ABPeoplePickerNavigationController = {}

---What ABPeoplePickerNavigationController is called with.
---@class ABPeoplePickerNavigationController.Arguments : UINavigationController.Arguments
---@field peoplePickerDelegate? ABPeoplePickerNavigationControllerDelegate|table
