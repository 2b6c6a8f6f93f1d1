it("caf\xE9", function()
  print("na\xEFve")
  error("r\xE9sum\xE9")
end)
