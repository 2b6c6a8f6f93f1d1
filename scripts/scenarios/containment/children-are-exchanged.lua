-- facts: A23, A36, A73
-- transition(from:to:): the new child has appeared before the old one has disappeared.
local container = UIViewController "Container"
local first, second = UIViewController "First", UIViewController "Second"
window.rootViewController = container
for _, child in ipairs{ first, second } do
  container:addChild(child)
  child:didMove(container)
end
container.view:addSubview(first.view)
settle()
--> Container viewDidLoad
--> Container viewWillAppear
--> First willMove(toParent: Container)
--> First didMove(toParent: Container)
--> Second willMove(toParent: Container)
--> Second didMove(toParent: Container)
--> First viewDidLoad
--> First viewWillAppear
--> Container viewIsAppearing
--> First viewIsAppearing
--> Container viewDidAppear
--> First viewDidAppear
container:transition(first, second, 0.25, nil, nil, function(done) print("finished", done) end)
settle()
print(first.view.superview, second.view.superview == container.view)
--> Second viewDidLoad
--> First viewWillDisappear(animated)
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> … 250 ms
--> Second viewDidAppear(animated)
--> First viewDidDisappear(animated)
--> completion of transition(Second)
--> finished true
--> nil true
local stranger = UIViewController "Stranger"
local _, e = pcall(container.transition, container, second, stranger, 0.25)
print(e.name)
--> exception NSInvalidArgumentException: Children view controllers <UIViewController: 0x130> and <UIViewController: 0x140> must have a common parent view controller when calling -[<UIViewController: 0x110> transitionFromViewController:toViewController:]
--> NSInvalidArgumentException
