-- facts: A29
-- A page view controller shows its page, and a controller of the system its class.
local page = UIPageViewController{}
page:setViewControllers({ UIViewController "Page 1" }, "forward", false)
window.rootViewController = page
settle()
--> Page 1 willMove(toParent: UIPageViewController#1)
--> Page 1 viewDidLoad
--> Page 1 viewWillAppear
--> Page 1 viewIsAppearing
--> Page 1 viewDidAppear
--> Page 1 didMove(toParent: UIPageViewController#1)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │     UIViewController #2 "Page 1"     │
--> └──────────────────────────────────────┘
page:present(UIImagePickerController{}, true)
settle()
--> UIImagePickerController#3 viewDidLoad
--> SystemContents#4 willMove(toParent: UIImagePickerController#3)
--> UIImagePickerController#3 viewWillAppear(animated)
--> UIImagePickerController#3 viewIsAppearing(animated)
--> … 500 ms
--> UIImagePickerController#3 viewDidAppear(animated)
--> SystemContents#4 didMove(toParent: UIImagePickerController#3)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░UIViewController #2 "Page 1"░░░░░│
--> │┌────────────────────────────────────┐│
--> ││                                    ││
--> │├────────────────────────────────────┤│
--> ││      UIImagePickerController       ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
