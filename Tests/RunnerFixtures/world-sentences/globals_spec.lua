it("names the line of the spec", function()
  local name = "a timer"
  return Timer.new(name)
end)
