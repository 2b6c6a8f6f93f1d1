-- Tables with more ways to them than there is time for.
local function doubled(levels)
  local value = { 1 }
  for _ = 1, levels do value = { value, value } end
  return value
end
local many = doubled(40)

it("is shown once", function() assert.is_nil(many) end)
it("is compared once", function() assert.same(doubled(8), doubled(9)) end)
it("isn't shown where nothing fails", function()
  assert.unique({ many, 1 })
  assert.has_error(function() assert.equal(many, 1) end)
end)
it("differs deep inside", function()
  local function chain(last)
    local value = { last }
    for _ = 1, 3000 do value = { value } end
    return value
  end
  assert.not_same(chain(1), chain(2))
  assert.same(chain(3), chain(3))
end)
