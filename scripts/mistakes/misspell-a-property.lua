-- facts: none
-- A field with almost a property's name is set, and the property stays as it was.
local home = UIViewController "Home"
home.titel = "Start"
print(home.title)
print(warnings()[1].why)
--> warning misspelled-field: the field 'titel' is new on this UIViewController, which has a property 'title'
--> Home
--> 'titel' is almost 'title', and scripts may set any field
