local function finalize(body) setmetatable({}, { __gc = body }) end
it("asserts when it is collected", function() finalize(function() assert.equal(1, 2) end) end)
it("raises a table", function() finalize(function() error({ code = 7 }) end) end)
it("raises an object", function()
  finalize(function() error(setmetatable({}, { __tostring = function() return "an object" end })) end)
end)
it("raises nothing", function() finalize(function() error() end) end)
it("asserts in deinit", function()
  local Home = class("Home", UIViewController)
  function Home:deinit() assert.is_true(false) end
  Home()
  collectgarbage()
end)
it("is untouched", function() assert.is_true(true) end)
