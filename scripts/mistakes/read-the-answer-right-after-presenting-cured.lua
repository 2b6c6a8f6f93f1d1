-- facts: P51, P61
-- The picker calls back with the answer, whenever there is one.
local home, picker = UIViewController "Home", UIViewController "Picker"
function picker:choose(colour)
  self.colour = colour
  self.onChoice(colour)
end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
picker.onChoice = function(colour)
  print("chosen:", colour)
  home:dismiss(true)
end
home:present(picker, true)
settle()
--> Picker viewDidLoad
--> Picker viewWillAppear(animated)
--> Picker viewIsAppearing(animated)
--> … 500 ms
--> Picker viewDidAppear(animated)
picker:choose "green"
settle()
--> chosen: green
--> Picker viewWillDisappear(animated)
--> … 500 ms
--> Picker viewDidDisappear(animated)
