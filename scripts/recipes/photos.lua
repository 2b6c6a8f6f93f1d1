-- facts: R7, B1, B16, B19, B89
-- Navigating with UINavigationController
-- Book: iPhone Programming, chapter 12, figure 12.13: Controller hierarchy in Photos
-- Watch: who owns whom: the list an album, the album its image and its video; one is on the stack.

local ALBUMS = {
  { title = "Camera Roll",
    { title = "Harbour", kind = "Image" }, { title = "Ferry", kind = "Video" },
    { title = "Lighthouse", kind = "Image" } },
  { title = "Empty Album" },
}

-- One table class for both lists: a row leads to a screen that the list owns.
local List = class("ListViewController", UITableViewController)

function List:init(args)
  self.entries = args.entries
  self.title = args.entries.title
end

function List:numberOfRows() return #self.entries end

function List:cellForRow(view, indexPath)
  local cell = view:dequeueReusableCell("Entry") or UITableViewCell{ reuseIdentifier = "Entry" }
  cell.textLabel.text = self.entries[indexPath.row + 1].title
  cell.accessoryType = "disclosureIndicator"
  return cell
end

function List:didSelectRow(_, indexPath)
  local screen = self:screen(self.entries[indexPath.row + 1])
  self.navigationController:pushViewController(screen, true)
end

local Photo = class("ImageViewController", UIViewController)
function Photo:viewDidLoad()
  self.picture = UIImageView{}
  self.view:addSubview(self.picture)
end
function Photo:viewWillAppear(animated)
  Photo.super.viewWillAppear(self, animated)
  self.picture.image = self.title
end

local Video = class("VideoViewController", UIViewController)
function Video:viewDidLoad()
  self.navigationItem.rightBarButtonItem = UIBarButtonItem{ systemItem = "play" }
end

-- An album owns one screen of each kind, and shows the entry in the one that fits.
local Album = class("AlbumViewController", List)
function Album:init(args)
  Album.super.init(self, args)
  self.screens = { Image = Photo{}, Video = Video{} }
end
function Album:screen(item)
  local screen = self.screens[item.kind]
  screen.title = item.title
  return screen
end

-- The list owns the album that it has opened.
local AlbumList = class("AlbumListViewController", List)
function AlbumList:screen(album)
  self.album = Album{ entries = album }
  return self.album
end

ALBUMS.title = "Albums"
local nav = UINavigationController{ AlbumList{ entries = ALBUMS }, name = "nav" }
window.rootViewController = nav

local function show()
  settle()
  print(tree())
  print(screen())
end

-- The root never shows a back button.
show()
--> Albums willMove(toParent: nav)
--> Albums viewDidLoad
--> Albums viewWillAppear
--> Albums viewIsAppearing
--> Albums viewDidAppear
--> Albums didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController               appeared
-->    └─ #1  AlbumListViewController "Albums"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Albums                │
--> ├──────────────────────────────────────┤
--> │   Camera Roll                      › │
--> │   Empty Album                      › │
--> └──────────────────────────────────────┘
user.tap "Camera Roll"
show()
--> UITableView didSelectRow(section 0, row 0)
--> Camera Roll willMove(toParent: nav)
--> Camera Roll viewDidLoad
--> Albums viewWillDisappear(animated)
--> Camera Roll viewWillAppear(animated)
--> Camera Roll viewIsAppearing(animated)
--> … 350 ms
--> Albums viewDidDisappear(animated)
--> Camera Roll viewDidAppear(animated)
--> Camera Roll didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController                appeared
-->    ├─ #1  AlbumListViewController "Albums"    disappeared
-->    └─ #3  AlbumViewController "Camera Roll"   appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Albums    Camera Roll              │
--> ├──────────────────────────────────────┤
--> │   Harbour                          › │
--> │   Ferry                            › │
--> │   Lighthouse                       › │
--> └──────────────────────────────────────┘
-- Figure 12.13: Controller hierarchy in Photos
user.tap "Harbour"
show()
local album = nav.viewControllers[1].album
print("the list owns the album:", album == nav.viewControllers[2])
print("the album owns the image:", album.screens.Image == nav.viewControllers[3])
print("and the video, which is not on the stack:", album.screens.Video.navigationController)
--> UITableView didSelectRow(section 0, row 0)
--> Harbour willMove(toParent: nav)
--> Harbour viewDidLoad
--> Camera Roll viewWillDisappear(animated)
--> Harbour viewWillAppear(animated)
--> Harbour viewIsAppearing(animated)
--> … 350 ms
--> Camera Roll viewDidDisappear(animated)
--> Harbour viewDidAppear(animated)
--> Harbour didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController                appeared
-->    ├─ #1  AlbumListViewController "Albums"    disappeared
-->    ├─ #3  AlbumViewController "Camera Roll"   disappeared
-->    └─ #4  ImageViewController "Harbour"       appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Camera Roll  Harbour               │
--> ├──────────────────────────────────────┤
--> │             ┌─────────┐              │
--> │             │ Harbour │              │
--> │             └─────────┘              │
--> └──────────────────────────────────────┘
--> the list owns the album: true
--> the album owns the image: true
--> and the video, which is not on the stack: nil

-- From the image to a video the way leads through the album: the image has been popped by then.
print("the video is out of reach:", not pcall(user.tap, "Ferry"))
user.back()
settle()
user.tap "Ferry"
show()
print("the album owns the video:", album.screens.Video == nav.viewControllers[3])
--> the video is out of reach: true
--> Harbour willMove(toParent: nil)
--> Harbour viewWillDisappear(animated)
--> Camera Roll viewWillAppear(animated)
--> Camera Roll viewIsAppearing(animated)
--> … 350 ms
--> Harbour viewDidDisappear(animated)
--> Camera Roll viewDidAppear(animated)
--> Harbour didMove(toParent: nil)
--> UITableView didSelectRow(section 0, row 1)
--> Ferry willMove(toParent: nav)
--> Ferry viewDidLoad
--> Camera Roll viewWillDisappear(animated)
--> Ferry viewWillAppear(animated)
--> Ferry viewIsAppearing(animated)
--> … 350 ms
--> Camera Roll viewDidDisappear(animated)
--> Ferry viewDidAppear(animated)
--> Ferry didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController                appeared
-->    ├─ #1  AlbumListViewController "Albums"    disappeared
-->    ├─ #3  AlbumViewController "Camera Roll"   disappeared
-->    └─ #5  VideoViewController "Ferry"         appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Camera Roll  Ferry          [play] │
--> ├──────────────────────────────────────┤
--> │        VideoViewController #5        │
--> └──────────────────────────────────────┘
--> the album owns the video: true

-- Back from the video, and from the album.
user.back()
settle()
user.back()
show()
print(user.back())
--> Ferry willMove(toParent: nil)
--> Ferry viewWillDisappear(animated)
--> Camera Roll viewWillAppear(animated)
--> Camera Roll viewIsAppearing(animated)
--> … 350 ms
--> Ferry viewDidDisappear(animated)
--> Camera Roll viewDidAppear(animated)
--> Ferry didMove(toParent: nil)
--> Camera Roll willMove(toParent: nil)
--> Camera Roll viewWillDisappear(animated)
--> Albums viewWillAppear(animated)
--> Albums viewIsAppearing(animated)
--> … 350 ms
--> Camera Roll viewDidDisappear(animated)
--> Albums viewDidAppear(animated)
--> Camera Roll didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController               appeared
-->    └─ #1  AlbumListViewController "Albums"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Albums                │
--> ├──────────────────────────────────────┤
--> │   Camera Roll                      › │
--> │   Empty Album                      › │
--> └──────────────────────────────────────┘
--> false there is no back button on screen
