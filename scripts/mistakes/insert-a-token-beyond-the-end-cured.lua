-- facts: H15
-- It is inserted after the last one.
local field = UISearchTextField "Search"
field:insertToken(UISearchToken{ text = "Mail" }, #field.tokens)
print(#field.tokens, #warnings())
--> 1 0
