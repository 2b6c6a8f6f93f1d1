-- facts: R7, B16, B19
-- Figure 12.13: albums lead to an album, an album to images and videos; Back names where one was.
local Item = class("ItemViewController", UIViewController)

local Album = class("AlbumViewController", UIViewController)
function Album:viewDidLoad()
  self.navigationItem.rightBarButtonItems = {
    UIBarButtonItem{ title = "Video", action = function() self:open "Video" end },
    UIBarButtonItem{ title = "Image", action = function() self:open "Image" end },
  }
end
function Album:open(title)
  self.navigationController:pushViewController(Item(title), false)
end

local AlbumList = class("AlbumListViewController", UIViewController)
function AlbumList:viewDidLoad()
  self.navigationItem.rightBarButtonItem = UIBarButtonItem{
    title = "Trip",
    action = function()
      self.navigationController:pushViewController(Album "Trip", false)
    end,
  }
end

local nav = UINavigationController{ AlbumList "Albums", name = "nav" }
window.rootViewController = nav
settle()
--> Albums viewDidLoad
--> Albums viewWillAppear
--> Albums viewIsAppearing
--> Albums viewDidAppear
local function show()
  local bar = nav.navigationBar.displayed
  print(#nav.viewControllers, bar.left[1], bar.title, bar.right[1], bar.right[2])
end
show()
--> 1 nil Albums Trip nil
user.tap "Trip"
settle()
show()
--> Trip willMove(toParent: nav)
--> Trip viewDidLoad
--> Albums viewWillDisappear
--> Trip viewWillAppear
--> Trip viewIsAppearing
--> Albums viewDidDisappear
--> Trip viewDidAppear
--> Trip didMove(toParent: nav)
--> 2 ‹ Albums Trip Image Video
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Albums        Trip    Image  Video │
--> ├──────────────────────────────────────┤
--> │        AlbumViewController #3        │
--> └──────────────────────────────────────┘
user.tap "Image"
settle()
show()
--> Image willMove(toParent: nav)
--> Image viewDidLoad
--> Trip viewWillDisappear
--> Image viewWillAppear
--> Image viewIsAppearing
--> Trip viewDidDisappear
--> Image viewDidAppear
--> Image didMove(toParent: nav)
--> 3 ‹ Trip Image nil nil
-- An image and a video are never in the stack together: the way leads back to the album.
user.back()
settle()
user.tap "Video"
settle()
show()
--> Image willMove(toParent: nil)
--> Image viewWillDisappear(animated)
--> Trip viewWillAppear(animated)
--> Trip viewIsAppearing(animated)
--> … 350 ms
--> Image viewDidDisappear(animated)
--> Trip viewDidAppear(animated)
--> Image didMove(toParent: nil)
--> Video willMove(toParent: nav)
--> Video viewDidLoad
--> Trip viewWillDisappear
--> Video viewWillAppear
--> Video viewIsAppearing
--> Trip viewDidDisappear
--> Video viewDidAppear
--> Video didMove(toParent: nav)
--> 3 ‹ Trip Video nil nil
--> Image deinit
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Trip         Video                 │
--> ├──────────────────────────────────────┤
--> │        ItemViewController #5         │
--> └──────────────────────────────────────┘
