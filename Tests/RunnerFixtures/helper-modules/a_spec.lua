local shared = require("shared_tests")

describe("a stack", function()
  shared("pushes")
  shared("pops")
end)

it.each{ "x" }("own %s", print)
