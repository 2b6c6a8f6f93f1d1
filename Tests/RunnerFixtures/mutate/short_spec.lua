local M = require "short"
it("logs", function()
  M.log()
  assert.is_true(M.hides)
end)
it("does either", function()
  M.either(true)
  assert.is_true(M.hides)
end)
