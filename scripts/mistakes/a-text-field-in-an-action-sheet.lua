-- facts: P79
-- An action sheet gets a text field.
local sheet = UIAlertController{ title = "Name", preferredStyle = "actionSheet" }
local _, problem = pcall(sheet.addTextField, sheet)
print(problem.code, sheet.textFields)
print(problem.why)
--> exception NSInternalInconsistencyException: Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert
--> field-in-action-sheet nil
--> only alerts can have text fields
