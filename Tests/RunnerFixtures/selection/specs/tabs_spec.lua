describe("tabs", function()
  for number = 1, 2 do it("number " .. number, function() end) end
  describe("more #slow", function() it("wait", function() end) end)
end)
