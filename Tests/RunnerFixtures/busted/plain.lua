describe "without brackets"(function()
  it "works"(function() assert(true) end)
end)
