describe("asked for", function()
  randomize(3)
  for number = 1, 6 do it("test " .. number, function() end) end
end)
