it.each { { "X" }, { "Y" } }("e %s", function(n)
  window.rootViewController = UIViewController(n)
  assert.tree()
end)
