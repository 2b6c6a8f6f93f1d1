it("is as it was", function()
  assert.golden("same", "one\ntwo")
end)

it("says something else", function()
  assert.golden("other", "one\n2\nthree\n", "a remark is not a text")
end)
