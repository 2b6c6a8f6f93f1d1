-- The second test passes only after the first: by itself it says nothing about a change.
local db = require "db"
it("inserts", function()
  db.insert(1)
  assert.equal(1, #db.rows)
end)
it("counts", function()
  db.log("x")
  assert.equal(1, db.count())
end)
