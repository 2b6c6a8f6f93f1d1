describe("one", function() it.each{}("none", print) end)
describe("two", function() it.each{ 1 }("%s", 1) end)
describe("three", function() it.only("x", print) end)
