-- facts: H60
-- A list without headings has one section.
local snapshot = NSDiffableDataSourceSnapshot()
snapshot:appendSections{ "main" }
snapshot:appendItems{ "Ann" }
print(snapshot.numberOfItems, #warnings())
--> 1 0
