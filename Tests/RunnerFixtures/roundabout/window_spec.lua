local drawn

it("changes its window", function()
  window.extra = 1
  assert.equal(1, window.extra)
end)
it("has another window", function() assert.is_nil(window.extra) end)
it("takes its window away", function() window = nil _G.window = nil assert.is_nil(window) end)
it("has a window all the same", function() assert.is_nil(window.rootViewController) end)
it("draws a number", function() drawn = math.random(1 << 30) end)
it("draws the same number", function() assert.equal(drawn, math.random(1 << 30)) end)
