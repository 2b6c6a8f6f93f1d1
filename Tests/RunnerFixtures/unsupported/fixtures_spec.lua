-- Files beside the spec.
local fixtures = require("busted.fixtures")

it("are found", function()
  assert.matches("^/.*[^.]/data/text%.txt$", fixtures.path("data/../data/text.txt"))
  assert.equal("a text\n", fixtures.read("data/text.txt"))
  assert.same({ 1, 2 }, fixtures.load("data/list"))
end)
it("are not found", function()
  assert.error_matches(function() fixtures.read("data/none.txt") end,
    "fixtures.read: cannot open /.*/data/none.txt: No such file or directory")
end)
it("time passes", function()
  local before = require("busted").monotime()
  require("busted").sleep(0.5)
  assert.equal(0.5, require("busted").monotime() - before)
end)
