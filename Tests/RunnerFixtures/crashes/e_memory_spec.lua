it("takes all memory", function()
  local kept, piece = {}, ("x"):rep(1 << 20)
  for index = 1, math.huge do kept[index] = piece .. index end
end)
it("goes on", function() end)
