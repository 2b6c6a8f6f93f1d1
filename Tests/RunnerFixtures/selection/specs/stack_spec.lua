describe("a stack", function()
  it("starts empty", function() end)

  it("can push #slow", function()
    assert.is_true(true)
  end)

  describe("push onto it", function()
    it("grows", function() end)
    it("grows again #slower", function() end)
  end)
end)

it("alone", function() end)
