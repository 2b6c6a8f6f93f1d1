-- The simulator outlives worlds.
simulator.ours = "at first"
local alias = simulator

for _, way in ipairs { "by its name", "by another name" } do
  describe(way, function()
    it("is changed", function()
      local same = way == "by its name" and simulator or alias
      same.leak, same.ours = true, nil
    end)

    it("is as it was", function()
      assert.is_nil(simulator.leak)
      assert.equal("at first", alias.ours)
    end)
  end)
end
