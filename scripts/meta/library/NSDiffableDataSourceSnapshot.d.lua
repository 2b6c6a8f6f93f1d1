---@meta
-- Written by `drilldown meta`; do not edit.

---What a list shows: the identifiers of its sections and items, in their order.
---@class NSDiffableDataSourceSnapshot
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field numberOfItems integer How many items it has. Read-only.
---@field numberOfSections integer How many sections it has. Read-only.
---@field itemIdentifiers string|number[] All items, section by section. Read-only.
---@field sectionIdentifiers string|number[] The sections, in their order. Read-only.
---@field reloadedItemIdentifiers string|number[] The items that get new cells. Read-only.
---@field reloadedSectionIdentifiers string|number[] The sections whose items get new cells. Read-only.
---@field reconfiguredItemIdentifiers string|number[] The items whose cells are configured again. Read-only.
---@overload fun(arguments?: NSDiffableDataSourceSnapshot.Arguments): NSDiffableDataSourceSnapshot
NSDiffableDataSourceSnapshot = {}

---The items of a section, in their order.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param section string|number
---@return string|number[]
function NSDiffableDataSourceSnapshot:itemIdentifiersInSection(section) end

---How many items a section has.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param section string|number
---@return integer
function NSDiffableDataSourceSnapshot:numberOfItemsInSection(section) end

---The section that contains an item; nil for none.
---@param item string|number
---@return string|number?
function NSDiffableDataSourceSnapshot:sectionIdentifier(item) end

---The index of an item, from 0; nil for none.
---@param item string|number
---@return integer?
function NSDiffableDataSourceSnapshot:indexOfItem(item) end

---Adds items at the end of a section, or of the last one.
---
---`identifiers-not-unique`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---`snapshot-without-sections`: NSInternalInconsistencyException: each item is in a section; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param items string|number[]
---@param section? string|number
function NSDiffableDataSourceSnapshot:appendItems(items, section) end

---Inserts items before one of its own.
---
---`identifiers-not-unique`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param items string|number[]
---@param item string|number
function NSDiffableDataSourceSnapshot:insertItemsBefore(items, item) end

---Inserts items after one of its own.
---
---`identifiers-not-unique`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param items string|number[]
---@param item string|number
function NSDiffableDataSourceSnapshot:insertItemsAfter(items, item) end

---Removes items from whichever sections they are in.
---@param items string|number[]
function NSDiffableDataSourceSnapshot:deleteItems(items) end

---Removes all items and sections.
function NSDiffableDataSourceSnapshot:deleteAllItems() end

---Moves an item before another one.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param item string|number
---@param target string|number
function NSDiffableDataSourceSnapshot:moveItemBefore(item, target) end

---Moves an item after another one.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param item string|number
---@param target string|number
function NSDiffableDataSourceSnapshot:moveItemAfter(item, target) end

---Marks items to get new cells.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param items string|number[]
function NSDiffableDataSourceSnapshot:reloadItems(items) end

---Marks items whose cells are configured again.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param items string|number[]
function NSDiffableDataSourceSnapshot:reconfigureItems(items) end

---The index of a section, from 0; nil for none.
---@param section string|number
---@return integer?
function NSDiffableDataSourceSnapshot:indexOfSection(section) end

---Adds sections without items at the end.
---
---`identifiers-not-unique`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param sections string|number[]
function NSDiffableDataSourceSnapshot:appendSections(sections) end

---Inserts sections before one of its own.
---
---`identifiers-not-unique`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param sections string|number[]
---@param section string|number
function NSDiffableDataSourceSnapshot:insertSectionsBefore(sections, section) end

---Inserts sections after one of its own.
---
---`identifiers-not-unique`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param sections string|number[]
---@param section string|number
function NSDiffableDataSourceSnapshot:insertSectionsAfter(sections, section) end

---Removes sections with their items.
---@param sections string|number[]
function NSDiffableDataSourceSnapshot:deleteSections(sections) end

---Moves a section before another one.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param section string|number
---@param target string|number
function NSDiffableDataSourceSnapshot:moveSectionBefore(section, target) end

---Moves a section after another one.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param section string|number
---@param target string|number
function NSDiffableDataSourceSnapshot:moveSectionAfter(section, target) end

---Marks sections to get new cells.
---
---`unknown-identifier`: NSInternalInconsistencyException: a snapshot finds its sections and items by their identifiers; an exception is raised, and nothing changes.
---
---Facts: H60 (:help H60).
---@param sections string|number[]
function NSDiffableDataSourceSnapshot:reloadSections(sections) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSDiffableDataSourceSnapshot:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSDiffableDataSourceSnapshot:subclass(name) end

---What NSDiffableDataSourceSnapshot is called with.
---@class NSDiffableDataSourceSnapshot.Arguments
---@field [string] any
