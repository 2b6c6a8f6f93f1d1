-- The position of a failed custom check, and values as custom formatters write them.
local function check(value)
  assert(value, "not as wanted", assert:level(2))
end

it("tells the line that called the check", function()
  check(true)
  check(false)
end)

describe("formatted", function()
  local snapshot
  before_each(function()
    snapshot = assert:snapshot()
    assert:add_formatter(function(value)
      if type(value) == "table" and value.x then return ("<%d|%d>"):format(value.x, value.y) end
    end)
  end)
  after_each(function() snapshot:revert() end)

  it("values alone", function() assert.same({ x = 1, y = 2 }, { x = 1, y = 3 }) end)
  it("values inside others", function()
    assert.same({ from = { x = 1, y = 2 } }, { from = { x = 1, y = 3 } })
  end)
  it("values in calls", function()
    local s = spy.new()
    s({ x = 1, y = 2 })
    assert.spy(s).was.called_with({ x = 0, y = 0 })
  end)
end)
