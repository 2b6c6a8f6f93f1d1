describe("spies", function()
  it("finds tables as keys", function()
    local Class, s = {}, spy.new(function() end)
    s({ [Class] = 1 })
    assert.spy(s).was.called_with({ [Class] = 1 })
    local t = { [{}] = 1 }
    s(t)
    assert.spy(s).was.called_with(t)
  end)
  it("fails: it was called", function()
    local Class, s = {}, spy.new(function() end)
    s({ [Class] = 1 })
    assert.spy(s).was_not.called_with({ [Class] = 1 })
  end)
  it("answers by tables as keys", function()
    local K, t = {}, { f = function() end }
    stub(t, "f").on_call_with({ [K] = 1 }).returns(5)
    assert.equal(5, t.f({ [K] = 1 }))
  end)
  it("leaves the spied value to modifiers", function()
    local found
    assert:register("modifier", "own", function(state) found = rawget(state, "payload") end)
    local s = spy.new(function() end)
    assert.spy(s).own.was_not.called()
    assert.equal(s, found)
  end)
end)
describe("tables", function()
  it("fails: a table that is its own key", function()
    local class = {}
    class.is = { [class] = true }
    assert.equal(1, class)
  end)
end)
describe("objects that compare themselves", function()
  local Base = {}
  Base.__index = Base
  Base.__eq = function(a, b) return a.code == b.code end
  local HttpError = setmetatable({}, Base)
  HttpError.__index = HttpError
  local function new(t) return setmetatable(t, HttpError) end
  it("fails: an error with a message", function() error(new{ message = "boom", status = 500 }) end)
  it("same", function() assert.same(new{ x = 1 }, new{ x = 1 }) end)
  it("not same", function() assert.are_not.same(new{ x = 1 }, new{ x = 2 }) end)
  describe("thrown in a hook", function()
    before_each(function() error(new{ message = "boom" }) end)
    it("fails: the hook", function() assert.is_true(true) end)
  end)
end)
it("finds the modules that are loaded", function()
  for _, name in ipairs{ "luassert", "say", "busted", "luassert.spy" } do
    assert.not_nil(package.loaded[name], name)
  end
  assert.equal(assert, package.loaded.luassert)
end)
