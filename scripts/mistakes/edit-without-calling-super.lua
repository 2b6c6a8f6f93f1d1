-- facts: B61
-- An override of setEditing doesn't call super.
local list = UIViewController "List"
function list.setEditing() end
list:setEditing(true, false)
print(list.isEditing)
print(warnings()[1].why)
--> warning super-left-out: <UIViewController: 0x110> overrides setEditing:animated: and does not call super, so that nothing has changed.
--> false
--> the work is done in super
