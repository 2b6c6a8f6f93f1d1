---@meta
-- Written by `drilldown meta`; do not edit.

---The sidebar of a tab bar controller with tabs.
---@class UITabBarControllerSidebar
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field isHidden boolean Whether it is hidden, so that the bar is shown; true by default.
---@field preferredLayout UITabBarController.Sidebar.Layout Whether it is beside the contents or over them.
---@field delegate (UITabBarControllerSidebarDelegate|table)? Is notified before the sidebar is shown or hidden.
UITabBarControllerSidebar = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITabBarControllerSidebar:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITabBarControllerSidebar:subclass(name) end
