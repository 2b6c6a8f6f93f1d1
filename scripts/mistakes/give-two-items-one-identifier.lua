-- facts: H60
-- Two people have the same name, and the name is their identifier.
local snapshot = NSDiffableDataSourceSnapshot()
snapshot:appendSections{ "people" }
local _, problem = pcall(snapshot.appendItems, snapshot, { "Ann", "Bob", "Ann" })
print(problem.code)
print(problem.why)
print(snapshot.numberOfItems)
--> exception NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
-->     Ann
--> )}
--> identifiers-not-unique
--> a snapshot finds its sections and items by their identifiers
--> 0
