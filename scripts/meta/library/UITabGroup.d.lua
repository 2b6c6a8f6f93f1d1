---@meta
-- Written by `drilldown meta`; do not edit.

---A tab with tabs in it, which a sidebar shows below its title.
---@class UITabGroup : UITab
---@operator len: integer
---@field [integer] UITab The elements of `children`, read-only.
---@field children UITab[] The tabs in it, in the order of the program. `groups-too-deep`: NSInvalidArgumentException: groups are nested at most … deep, and one in itself has no end; an exception is raised, and nothing has changed.
---@field selectedChild UITab? The child that is selected, or was when the group was selected last; setting it selects it there, and shows it if the group is selected.
---@field defaultChildIdentifier string? The identifier of the child that is selected where none was before; nil for the first.
---@field displayOrder UITab[] The children in the order in which they are shown; those that the order doesn't name come last. Read-only.
---@field displayOrderIdentifiers string[] The identifiers of the children in the order in which they are shown; empty for that of `children`.
---@field sidebarActions UIAction[] What the sidebar offers below its children.
---@field allowsReordering boolean Whether the user may change that order in the sidebar; false by default.
---@field managingNavigationController UINavigationController? The stack that shows its children: group, nested groups, tab.
---@field sidebarAppearance UITabGroup.SidebarAppearance How a sidebar shows it. Kept, no effect.
---@field isSidebarDestination boolean Whether it is a place of its own in the sidebar, so that selecting it selects no child.
---@overload fun(arguments?: UITabGroup.Arguments): UITabGroup
UITabGroup = {}

---The tab in it with an identifier, at any depth.
---@param identifier string
---@return UITab?
function UITabGroup:tabForIdentifier(identifier) end

---What UITabGroup is called with.
---@class UITabGroup.Arguments : UITab.Arguments
---@field [integer] UITab
---@field children? UITab[]
---@field selectedChild? UITab
---@field defaultChildIdentifier? string
---@field displayOrderIdentifiers? string[]
---@field sidebarActions? UIAction[]
---@field allowsReordering? boolean
---@field managingNavigationController? UINavigationController
---@field sidebarAppearance? UITabGroup.SidebarAppearance
---@field isSidebarDestination? boolean
