describe("sum", function()
  it.each{
    { 1, 2, 3 },
    { 2, 2, 5 }, -- a wrong one
    { 1, nil, 1, n = 3 },
  }("%s and %s are %s", function(one, other, sum)
    assert.equal(sum, one + (other or 0))
  end)

  it.each{ { name = "Ann", age = 3 }, { name = "Bob", age = 4 } }("$name is $age", function(row)
    assert.is_true(row.age > 2)
  end)
  it.each{ { n = "A" }, { n = 3 }, { n = 1, "kept" } }("a field n: $n", function(row)
    assert.is_true(row == "kept" or row.n ~= nil)
  end)
  it.each{ { nil, "last", n = 3 } }("as table.pack makes it: $n", function(...)
    assert.equal(3, select("#", ...))
  end)
  it.each({ "x", "y" })("the letter %s, 100%%, $price", function(letter)
    assert.matches("^%a$", letter)
  end)
end)

local profiles = { "classic", "ios16" }
describe.each(profiles)("in %s", function(profile)
  it("has a name", function() assert.is_string(profile) end)
end)
