it("records what is asked for", function()
  window.rootViewController = UIViewController "Home"
  assert.timeline(record(function() settle() end), -- after the launch
    { -- all
      "Home viewDidLoad", -- before
      "Home viewDidAppear", -- last
    })
  assert.tree( -- of the window
  )
end)
