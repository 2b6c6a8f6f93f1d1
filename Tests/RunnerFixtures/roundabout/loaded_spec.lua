it("changes what all share", function()
  package.loaded.string.extra = 1
  assert.is_not_nil((" ").extra)
end)
it("finds it as it was", function() assert.is_nil((" ").extra) end)
