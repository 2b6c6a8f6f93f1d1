local metatable = {
  __gc = function(self) error(self.name .. " is lost") end,
}
package.loaded.first = setmetatable({ name = "first" }, metatable)
getmetatable(io.stdout).second = setmetatable({ name = "second" }, metatable)
getmetatable(io.stdout).third = setmetatable({}, {
  __gc = function() assert.equal(1, 2) end,
})
it("passes", function() assert.is_true(true) end)
