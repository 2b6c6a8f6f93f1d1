-- facts: B61
-- The override calls super first.
local list = UIViewController "List"
function list:setEditing(editing, animated)
  UIViewController.setEditing(self, editing, animated)
end
list:setEditing(true, false)
print(list.isEditing, #warnings())
--> true 0
