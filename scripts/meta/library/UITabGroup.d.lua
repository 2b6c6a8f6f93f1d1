---@meta
-- Written by `drilldown meta`; do not edit.

---A tab with tabs in it, which a sidebar shows below its title.
---@class UITabGroup : UITab
---@operator len: integer
---@field [integer] UITab The elements of `children`, read-only.
---@field children UITab[] The tabs in it, in the order of the program. `groups-too-deep`: NSInvalidArgumentException: groups are nested at most … deep, and one in itself has no end; an exception is raised, and nothing has changed.
---@field selectedChild UITab? The child that is selected, or was last; nil if none was.
---@field defaultChildIdentifier string? Which child is selected first; nil for the first one.
---@field displayOrder UITab[] The children in the order in which they are shown. Read-only.
---@field displayOrderIdentifiers string[] The identifiers of the children in that order.
---@field sidebarActions UIAction[] What the sidebar offers below its children.
---@field allowsReordering boolean Whether the user may change the order in the sidebar.
---@field managingNavigationController UINavigationController? The stack that shows its children: group, nested groups, tab.
---@field sidebarAppearance UITabGroup.SidebarAppearance How a sidebar shows it. Kept, no effect.
---@field isSidebarDestination boolean Whether selecting it selects itself rather than one of its children.
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
