describe("limits", { maxInstructions = 2000 }, function()
  it("of a block", function() while true do end end)
  it("of a test", { maxInstructions = 100000 }, function()
    local sum = 0
    for number = 1, 5000 do sum = sum + number end
    assert.equal(12502500, sum)
  end)
  it("with a hook", { maxInstructions = 20000 }, function()
    local calls = 0
    debug.sethook(function() calls = calls + 1 end, "", 5000)
    finally(function()
      debug.sethook()
      print(calls)
    end)
    while true do end
  end)
end)

it("of many", { maxInstructions = 2e3 }, function() while true do end end)
it("in time", { timeout = 0.2 }, function() while true do end end)
it.each{ 1 }("row %s", { timeout = 0.2 }, function() while true do end end)
property("of runs", { runs = 2, maxInstructions = 2000 }, function() while true do end end)
it("in memory", { maxMemory = "8M" }, function()
  local text = ("x"):rep(1 << 20)
  local list = {}
  for number = 1, 100 do list[number] = text .. number end
end)

describe("wrong", function() it("name", { timout = 1 }, function() end) end)
describe("wrong value", function() it("name", { timeout = "long" }, function() end) end)
