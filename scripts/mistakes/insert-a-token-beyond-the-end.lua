-- facts: H15
-- A token is inserted at an index that the field doesn't have.
local field = UISearchTextField "Search"
local _, problem = pcall(field.insertToken, field, UISearchToken{ text = "Mail" }, 1)
print(problem.code)
print(problem.why)
--> exception NSRangeException: index 1 is beyond the tokens of the field, of which there are 0
--> token-index
--> there is no token at that index
