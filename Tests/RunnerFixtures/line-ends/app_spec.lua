local app = require "app"
it("counts", function() assert.equal(2, app.double{ 1 }) end)
