-- facts: H60
-- Look for it first.
local snapshot = NSDiffableDataSourceSnapshot()
snapshot:appendSections{ "people" }
snapshot:appendItems{ "Ann" }
for _, person in ipairs{ "Ann", "Bob" } do
  if snapshot:indexOfItem(person) then snapshot:reloadItems{ person } end
end
print(#snapshot.reloadedItemIdentifiers, #warnings())
--> 1 0
