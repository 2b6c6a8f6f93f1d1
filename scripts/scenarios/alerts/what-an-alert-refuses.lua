-- facts: D7
-- An alert has at most one cancel button, and an action sheet no text fields.
local function try(fn)
  local ok, problem = pcall(fn)
  print(ok, problem.name)
end
local alert = UIAlertController{
  title = "Sure?", preferredStyle = "alert", UIAlertAction{ title = "No", style = "cancel" },
}
try(function() alert:addAction(UIAlertAction{ title = "Never", style = "cancel" }) end)
--> exception NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
--> false NSInternalInconsistencyException
try(function()
  return UIAlertController{
    UIAlertAction{ title = "No", style = "cancel" },
    UIAlertAction{ title = "Never", style = "cancel" },
  }
end)
--> exception NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
--> false NSInternalInconsistencyException
try(function() UIAlertController{ title = "Sheet" }:addTextField() end)
print(#alert.actions)
--> exception NSInternalInconsistencyException: Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert
--> false NSInternalInconsistencyException
--> 1
local sheet = UIAlertController{ title = "Sheet", UIAlertAction{ title = "No", style = "cancel" } }
try(function() sheet:addAction(UIAlertAction{ title = "Never", style = "cancel" }) end)
print(#sheet.actions)
--> exception NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
--> false NSInternalInconsistencyException
--> 1
