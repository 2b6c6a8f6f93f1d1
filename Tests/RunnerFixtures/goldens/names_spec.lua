for _, name in ipairs { "", "../up", "a/b", "/etc/passwd", ".hidden", "dot.", "line\nbreak", "ü" } do
  it("refuses " .. name, function() assert.golden(name, "text") end)
end

it("refuses a long one", function() assert.golden(("x"):rep(101), "text") end)
it("refuses none", function() assert.golden() end)
it("refuses a table", function() assert.golden("table", {}) end)
it("refuses a turn", function() assert.not_golden("turn", "text") end)
