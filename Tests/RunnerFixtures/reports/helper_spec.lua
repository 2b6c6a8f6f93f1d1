local function helper()
  local nothing = nil
  nothing.field = 1
end

it("errs in a helper", function()
  helper()
  error("behind it")
end)
