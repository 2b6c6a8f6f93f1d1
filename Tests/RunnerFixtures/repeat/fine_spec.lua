it("says the same", function() print(math.random(100), tostring(UIViewController{})) end)
