local kept

describe("worlds", function()
  it("are fresh", function()
    kept = UIViewController "Home"
    window.rootViewController = kept
    simulator.orientation = "landscape"
    wait(5)
    assert.equal(5, now())
  end)
  it("for each test", function()
    assert.is_nil(window.rootViewController)
    assert.equal("portrait", simulator.orientation)
    assert.equal(0, now())
    assert.has_error(function() return kept.title end)
    assert.error_matches(function() return kept.title end, "world that has ended")
  end)
  for number = 1, 2 do
    it("numbers its objects alike, " .. number, function()
      assert.equal("UIViewController #1", tostring(UIViewController{}):gsub("[<>]", ""))
    end)
  end
end)

describe("an object outside a test", function()
  UIViewController "Unused"
  it("does not run", function() end)
end)

describe("an object in setup", function()
  setup(function() UIViewController "Unused" end)
  it("does not run", function() end)
end)
