-- facts: E93
-- A presentation of its own class decides on the size that what it presents is notified of.
local Panel = class("Panel", UIPresentationController)
function Panel:sizeForChildContentContainer(_, size)
  return { width = size.width / 2, height = size.height }
end
local home = UIViewController "Home"
window.rootViewController = home
local content = UIViewController{ title = "Content", modalPresentationStyle = "custom" }
content.transitioningDelegate = {
  presentationControllerFor = function(presented, presenting)
    return Panel{ presentedViewController = presented, presenting = presenting }
  end,
}
home:present(content, false)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Content presentationControllerFor(Content, Home)
--> Content viewDidLoad
--> Home viewIsAppearing
--> Content viewWillAppear
--> Content viewIsAppearing
--> Home viewDidAppear
--> Content viewDidAppear
function content:viewWillTransition(size) print(size.width, size.height) end
user.rotate "landscape"
--> Content viewWillTransition(to: 422 x 390)
--> 422.0 390.0
