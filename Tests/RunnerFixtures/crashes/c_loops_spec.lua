it("loops", function()
  print("round and round")
  while true do pcall(function() while true do end end) end
end)
it("goes on", function() end)
describe("a block that loops", function() while true do end end)
