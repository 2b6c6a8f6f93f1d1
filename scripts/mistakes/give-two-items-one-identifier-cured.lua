-- facts: H60
-- The number of a person's record is the identifier; the name is found by it.
local names = { [1] = "Ann", [2] = "Bob", [3] = "Ann" }
local snapshot = NSDiffableDataSourceSnapshot()
snapshot:appendSections{ "people" }
snapshot:appendItems{ 1, 2, 3 }
print(snapshot.numberOfItems, names[snapshot.itemIdentifiers[3]], #warnings())
--> 3 Ann 0
