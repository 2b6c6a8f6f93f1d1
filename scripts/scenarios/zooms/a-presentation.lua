-- facts: F110, F114
-- A presentation that zooms asks for the view at both ends; a drag down dismisses it in any style.
local list = UIViewController "List"
local photo = UIViewController "Photo"
photo.modalPresentationStyle = "fullScreen"
photo.preferredTransition = {
  zoom = function(context)
    print("from " .. context.sourceViewController.title)
    return list.view
  end,
  interactiveDismissShouldBegin = function() return not photo.busy end,
}
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
list:present(photo, true)
settle()
--> Photo viewDidLoad
--> Photo sourceViewProvider(List)
--> from List
--> List viewWillDisappear(animated)
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> List viewDidDisappear(animated)
photo.presentationController.delegate = {
  didDismiss = function() print("dismissed") end,
}
photo.busy = true
print(user.swipeDown())
--> false interactiveDismissShouldBegin refused
photo.busy = false
user.swipeDown()
settle()
--> Photo sourceViewProvider(List)
--> from List
--> Photo viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 500 ms
--> List viewDidAppear(animated)
--> Photo viewDidDisappear(animated)
--> Photo didDismiss
--> dismissed
-- By program as well.
list:present(photo, true)
settle()
--> Photo sourceViewProvider(List)
--> from List
--> List viewWillDisappear(animated)
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> List viewDidDisappear(animated)
list:dismiss(true)
settle()
--> Photo sourceViewProvider(List)
--> from List
--> Photo viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 500 ms
--> List viewDidAppear(animated)
--> Photo viewDidDisappear(animated)
