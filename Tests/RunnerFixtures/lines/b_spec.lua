local code = require("code")

it("is negative", function() assert.equal(0, code.add(-1, 2)) end)
