-- facts: H60
-- An item is marked for reloading that the list doesn't show any more.
local snapshot = NSDiffableDataSourceSnapshot()
snapshot:appendSections{ "people" }
snapshot:appendItems{ "Ann" }
local _, problem = pcall(snapshot.reloadItems, snapshot, { "Bob" })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: The item identifier Bob does not exist in the snapshot
--> unknown-identifier
--> a snapshot finds its sections and items by their identifiers
