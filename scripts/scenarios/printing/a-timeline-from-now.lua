-- A timeline from a moment has the events of that moment.
window.rootViewController = UIViewController "Home"
wait(0.15)
mark "now"
print(timeline(now()))
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> … 150 ms
--> now
--> now
wait(0.7)
mark "later"
print(timeline(now()))
--> … 700 ms
--> later
--> later
