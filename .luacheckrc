-- What scripts find: `make definitions` writes it.
stds.drilldown = dofile(".build/meta/luacheck.lua")
-- `Bundle.main` is `Bundle` itself.
stds.drilldown.read_globals.Bundle.fields.main = { other_fields = true }
std = "lua54+drilldown"
-- The commands of the prompt.
read_globals = { "prompt" }
max_line_length = 100
-- Recorded output is as long as it is, and ends as it does.
max_comment_line_length = false
-- Scripts set a variable to nil to release what it retains.
ignore = { "311", "614" }
self = false
-- What these files are for.
-- Their functions are those of Lua, also where a test has replaced them.
files["Sources/Testing/Specs/Lua"] = { ignore = { "211/_ENV", "311", "614" } }
-- They stand in Lua's libraries.
files["Sources/Scripting/Lua/Glue"] = { ignore = { "121", "122" } }
files["Sources/Prompt/Console/Lua/recorder.lua"] = { globals = { "assert", "describe", "it", "recorded" } }
files["Sources/Scripting/Lua/Reference/Addon/plugin.lua"] = { globals = { "OnSetText" } }
files["editors"] = { std = "lua54+drilldown", globals = { "vim" }, max_line_length = 200 }
