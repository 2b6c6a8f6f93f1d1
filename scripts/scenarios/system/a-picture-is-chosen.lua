-- facts: P116, P119
-- The picker's delegate is also the navigation controller's; it gets the picture's info.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local picker = UIImagePickerController{ name = "picker" }
picker.delegate = {
  didFinishPickingMediaWithInfo = function(_, info) print(info.originalImage, info.mediaType) end,
  willShow = function(nav) print(nav == picker) end,
}
home:present(picker)
settle()
--> picker viewDidLoad
--> SystemContents#3 willMove(toParent: picker)
--> picker viewWillAppear
--> picker willShow(SystemContents#3)
--> true
--> picker viewIsAppearing
--> picker viewDidAppear
--> SystemContents#3 didMove(toParent: picker)
print(user.pick("cat"))
print(user.pick{ originalImage = "dog", mediaType = "public.image" })
--> picker didFinishPickingMediaWithInfo(cat)
--> cat nil
--> true
--> picker didFinishPickingMediaWithInfo(…)
--> dog public.image
--> true
