-- facts: F117, F118
-- A plain page controller curls single pages; when the device is turned its delegate chooses a
-- spine in the middle, and sets two pages for it.
local left, right = UIViewController "Left", UIViewController "Right"
local book = UIPageViewController{ name = "book" }
print(book.transitionStyle, book.navigationOrientation, book.spineLocation, book.isDoubleSided,
  #book.viewControllers)
local function finish(finished) print("finished", finished) end
book:setViewControllers({ left }, "forward", false, finish)
print "returned"
book.delegate = {
  spineLocationFor = function(page, orientation)
    if orientation == "portrait" then
      page:setViewControllers({ left }, "forward", false)
      return "min"
    end
    page:setViewControllers({ left, right }, "forward", false)
    return "mid"
  end,
}
window.rootViewController = book
settle()
--> pageCurl horizontal min false 0
--> Left willMove(toParent: book)
--> completion of setViewControllers(book)
--> finished true
--> returned
--> Left viewDidLoad
--> Left viewWillAppear
--> Left viewIsAppearing
--> Left viewDidAppear
--> Left didMove(toParent: book)
user.rotate "landscape"
settle()
print(book.spineLocation, book.isDoubleSided, #book.viewControllers)
--> book spineLocationFor(landscapeRight)
--> Right willMove(toParent: book)
--> Right viewDidLoad
--> Right viewWillAppear
--> Right viewIsAppearing
--> Right viewDidAppear
--> Right didMove(toParent: book)
--> mid true 2
user.rotate "portrait"
settle()
print(book.spineLocation, #book.viewControllers)
--> book spineLocationFor(portrait)
--> Right willMove(toParent: nil)
--> Right viewWillDisappear
--> Right viewDidDisappear
--> Right didMove(toParent: nil)
--> min 1
