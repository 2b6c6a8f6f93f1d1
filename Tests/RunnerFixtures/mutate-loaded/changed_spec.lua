-- What isn't the file's text any more has no changes.
local file = io.open("src/list.lua")
local text = file:read("a") .. "\n-- more"
file:close()
local list = load(text, "@src/list.lua")()

it("fills a list", function()
  local found = {}
  list.fill(found)
  assert.same({ "a", "b" }, found)
end)
