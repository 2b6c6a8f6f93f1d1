---@meta
-- Written by `drilldown meta`; do not edit.

---What the user is doing, so that it can be continued later or in another scene.
---@class NSUserActivity
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field activityType string What kind of activity it is, as a name such as `com.example.reading`. Read-only.
---@field title string? What the user would call it; nil for none.
---@field userInfo any What is needed to continue it, a table of plain values by key; a copy, so write it as a whole or with `addUserInfoEntries`.
---@field needsSave boolean Whether what it says is out of date: the responders that have it are asked to update it in the next turn.
---@field webpageURL string? A page that shows the same on the web. Kept, no effect.
---@field targetContentIdentifier string? What identifies its contents among scenes; kept, no effect.
---@overload fun(arguments?: NSUserActivity.Arguments): NSUserActivity
---@overload fun(activityType: string): NSUserActivity
NSUserActivity = {}

---Adds values to `userInfo`, in place of those of the same keys.
---@param entries? any
function NSUserActivity:addUserInfoEntries(entries) end

---Makes it what the user is doing now: `simulator.currentActivity`.
function NSUserActivity:becomeCurrent() end

---Leaves it, if it is current.
function NSUserActivity:resignCurrent() end

---Ends it for good: it can't become current again.
function NSUserActivity:invalidate() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSUserActivity:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSUserActivity:subclass(name) end

---What NSUserActivity is called with.
---@class NSUserActivity.Arguments
---@field [string] any
---@field activityType? string What kind of activity it is: `com.example.reading`.
---@field activityType? string
---@field title? string
---@field userInfo? any
---@field needsSave? boolean
---@field webpageURL? string
---@field targetContentIdentifier? string
