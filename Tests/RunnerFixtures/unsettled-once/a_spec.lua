-- What can't settle is what is still active at the end: one failure.
local function again() after(0.1, again) end

it("settles", function()
  again()
  settle()
end)
it("catches that", function()
  again()
  assert.has_error(settle)
end)
it("fails before", function()
  again()
  error("no")
end)
