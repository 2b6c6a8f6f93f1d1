print "a"
--> a
local a = UIViewController "A"
window.rootViewController = a
settle()
a:present(UIViewController "B", true)
a:present(UIViewController "C", true)
settle()
