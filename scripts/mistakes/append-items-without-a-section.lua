-- facts: H60
-- Items are appended to a snapshot that has no section yet.
local snapshot = NSDiffableDataSourceSnapshot()
local _, problem = pcall(snapshot.appendItems, snapshot, { "Ann" })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first.
--> snapshot-without-sections
--> each item is in a section
