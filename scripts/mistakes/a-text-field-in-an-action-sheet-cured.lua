-- facts: P79
-- An alert has room for a text field.
local alert = UIAlertController{ title = "Name", preferredStyle = "alert" }
alert:addTextField()
print(#alert.textFields, #warnings())
--> 1 0
