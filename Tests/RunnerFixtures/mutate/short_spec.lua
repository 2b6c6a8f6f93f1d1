local M = require "short"
it("logs", function()
  M.log()
  assert.is_true(M.hides)
end)
