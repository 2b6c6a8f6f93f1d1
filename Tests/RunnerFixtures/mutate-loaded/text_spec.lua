-- The specs read the code under test themselves; its changes are in what they load all the same.
local file = io.open("src/list.lua")
local text = file:read("a")
file:close()
local list = load(text, "@src/list.lua")()

it("fills a list", function()
  local found = {}
  list.fill(found)
  assert.same({ "a", "b" }, found)
end)
