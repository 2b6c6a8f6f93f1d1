-- facts: B89
-- The class is registered first.
local table = UITableView{}
table:register(UITableViewCell, "plain")
local cell = table:dequeueReusableCell("plain", { section = 0, row = 0 })
print(cell ~= nil, #warnings())
--> true 0
