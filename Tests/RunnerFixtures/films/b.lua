-- Prints something else.
window.rootViewController = UIViewController "Home"
settle()
print "hello"
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> bye
