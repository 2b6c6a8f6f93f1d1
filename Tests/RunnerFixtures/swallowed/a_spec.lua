-- An assertion that fails where nothing notices it proves nothing.
local function fails() assert.equal(1, 2) end

it("is caught", function() pcall(fails) end)
it("is caught as an error message", function() xpcall(fails, tostring) end)
it("ends a coroutine", function() coroutine.resume(coroutine.create(fails)) end)
it("is a value of assert", function() pcall(assert, false) end)
it("fails in all runs", function() for _ = 1, 3 do pcall(fails) end end)
property("fails in a property", function(g)
  g:integer()
  pcall(fails)
end)
it("is asserted", function() assert.is_false(pcall(fails)) end)
it("is expected", function() assert.has_error(fails) end)
it("holds at last", function()
  local count = 0
  repeat count = count + 1 until pcall(function() assert.equal(3, count) end)
end)
