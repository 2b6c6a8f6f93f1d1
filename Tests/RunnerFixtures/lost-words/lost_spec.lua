it.each { 1, 2 }
it("has no function", nil)
describe("a block without a function")
before_each(nil)
it("curry")(function() assert.is_true(true) end)
describe("an empty block", function() end)
