it.each{ 1, 2, 3 }("is equal", function(number) assert.is_number(number) end)
describe.each{ { name = "a", value = 1 }, { name = "b", value = 2 }, { name = "a", value = 3 } }("block $name", function(row)
  it("has a value", function() assert.equal(3, row.value) end)
end)
