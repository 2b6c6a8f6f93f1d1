-- facts: P79
-- An alert may have text fields.
local alert = UIAlertController{ title = "Name", preferredStyle = "alert" }
alert:addTextField()
print(#alert.textFields, #warnings())
--> 1 0
