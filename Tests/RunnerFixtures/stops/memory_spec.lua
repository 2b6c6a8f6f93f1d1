-- Running out of memory is an error like others, in the test where it happens.
local kept = {}
local function fill() for index = 1, math.huge do kept[index] = ("x"):rep(1 << 20) .. index end end
after_each(function() kept = {} end)
it("takes all in a timer", function() after(1, fill) end)
it("is untouched", function()
  local count = 0
  after(0.5, function() count = 1 end)
  settle()
  assert.equal(1, count)
end)
it("takes all in a callback", function()
  local home = UIViewController "Home"
  home.viewDidAppear = fill
  window.rootViewController = home
end)
it("is untouched again", function() assert.is_nil(window.rootViewController) end)
