local home = UIViewController "Home"
describe("never", function() it("runs", function() print(home) end) end)
