-- facts: none
-- A name that the profile's releases didn't have is accepted, and noted once.
simulator.profile = "classic"
local alert = UIAlertController{ title = "Sure?", preferredStyle = "alert" }
print(alert.title, #UIAlertController{ title = "Really?" }.actions)
print(warnings()[1].hint)
--> warning newer-name: UIAlertController exists since iOS 8; before, programs used UIAlertView and UIActionSheet
--> Sure? 0
--> use what the text names, or choose a newer profile
