-- What a test does to the words of a spec is undone: each `fails` fails.
local function redefine()
  assert.are.same = function() end
  assert.equal = function() end
  assert:register("assertion", "same", function() return true end, "a", "b")
  assert:register("assertion", "own", function() return true end, "a", "b")
  assert:set_parameter("TableFormatLevel", 9)
  assert:add_formatter(function() return "formatted" end)
  require("say"):set("assertion.mine.positive", "mine")
  rawset(assert, "is_true", function() end)
  getmetatable(assert).__call = function() end
  expect.equal = 5
  spy.on = 1
  match.is_nil = 4
  assert.same(1, 2)
end

it("redefines", redefine)
it("fails: are.same", function() assert.are.same(1, 2) end)
it("fails: same", function() assert.same(1, 2) end)
it("fails: equal", function() assert.equal(1, 2) end)
it("fails: is_true", function() assert.is_true(false) end)
it("fails: assert", function() assert(false) end)
it("fails: expect", function() expect.equal(1, 2) end)
it("fails: own", function() assert.own(1, 2) end)
it("has spies, matchers and parameters", function()
  local list = { f = print }
  local f = spy.on(list, "f")
  list.f(nil)
  assert.spy(f).was.called_with(match.is_nil())
  assert.equal(3, assert:get_parameter("TableFormatLevel"))
  assert.is_nil(require("say")("assertion.mine.positive"))
end)
it("replaces the metatable", function() debug.setmetatable(assert, nil) end)
it("fails: equal", function() assert.equal(1, 2) end)

describe("a block", function()
  before_each(function()
    assert:register("assertion", "own", function(_, list) return list[1] == 1 end, "a", "b")
  end)
  it("has an assertion of its own", function() assert.own(1) end)
  it("has it again", function()
    assert.own(1)
    assert.has_error(function() assert.own(2) end)
  end)
end)

describe("a block with a set-up", function()
  setup(function()
    assert:register("assertion", "kept", function() return true end, "a", "b")
  end)
  it("keeps it", function() assert.kept(1) end)
  it("keeps it in each test", function() assert.kept(1) end)
end)
