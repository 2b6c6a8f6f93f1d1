-- facts: B84
-- Defaults keep copies of plain values; a path is stored as names, not as controllers.
local path = { "Root", "Level 1", { page = 3, zoom = 1.0 } }
defaults.set("path", path)
path[1] = "changed afterwards"
local kept = defaults.get("path")
print(kept[1], kept[2], kept[3].page, kept[3].zoom)
--> Root Level 1 3 1.0
print(kept == defaults.get("path"), defaults.get("nothing"))
--> false nil
local _, message = pcall(defaults.set, "path", { { controller = UIViewController "Level 1" } })
print(message:match("value%[.*"))
--> value[1].controller is a UIViewController, which cannot be stored: store booleans, numbers, strings, and plain tables of them
print(defaults.get("path")[1])
--> Root
defaults.set("path", nil)
print(defaults.get("path"))
--> nil
