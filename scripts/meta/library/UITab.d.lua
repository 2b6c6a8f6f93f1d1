---@meta
-- Written by `drilldown meta`; do not edit.

---A tab of a tab bar controller; its controller is provided when it is needed.
---@class UITab
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string The text that is shown for it.
---@field identifier string Its name, which no other tab of the controller has. Read-only.
---@field provider (fun(tab: UITab): UIViewController)? Returns its controller, once, when that is first needed.
---@field viewController UIViewController? Its controller, which is provided at the first access. Read-only.
---@field image string? The name of the picture beside its title.
---@field subtitle string? The second text, which only a sidebar shows.
---@field badgeValue string? The text of the badge at its corner; nil for none.
---@field userInfo any Anything that the program wants to know of it later.
---@field parent UITabGroup? The group that it is in; nil for a root. Read-only.
---@field tabBarController UITabBarController? The tab bar controller that has it; nil outside of one. Read-only.
---@field managingTabGroup UITabGroup? The group whose stack shows it: the outermost one around it with a `managingNavigationController`; nil if there is none. Read-only.
---@field isEnabled boolean Whether it can be tapped; true by default.
---@field isHidden boolean Whether it is hidden now; by default as `isHiddenByDefault` says.
---@field isHiddenByDefault boolean Whether it is hidden until the user shows it.
---@field allowsHiding boolean Whether the user may hide it in the sidebar; false by default.
---@field preferredPlacement UITab.Placement Where it should be: in the bar, in the sidebar only, or at one end.
---@field hasVisiblePlacement boolean Whether the bar or the sidebar shows it now. Read-only.
---@overload fun(arguments?: UITab.Arguments): UITab
---@overload fun(title: string): UITab
UITab = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITab:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITab:subclass(name) end

---What UITab is called with.
---@class UITab.Arguments
---@field [string] any
---@field title? string
---@field identifier? string
---@field provider? fun(tab: UITab): UIViewController
---@field image? string
---@field subtitle? string
---@field badgeValue? string
---@field userInfo? any
---@field isEnabled? boolean
---@field isHidden? boolean
---@field isHiddenByDefault? boolean
---@field allowsHiding? boolean
---@field preferredPlacement? UITab.Placement
