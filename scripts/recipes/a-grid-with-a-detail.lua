-- facts: H1, H2, H3, H5, H10
-- A grid with a detail
-- Watch: the tap on an item: highlighted, selected, pushed; the selection is cleared on the way back.

local Photo = class("PhotoViewController", UIViewController)

local Album = class("AlbumViewController", UICollectionViewController)

function Album:init()
  self.photos = { "Beach", "City", "Forest", "Lake" }
end

function Album:viewDidLoad()
  self.collectionView:register(UICollectionViewCell, "Photo")
  self.collectionViewLayout.itemSize = { width = 150, height = 100 }
end

function Album:numberOfItems() return #self.photos end

function Album:cellForItem(view, indexPath)
  local cell = view:dequeueReusableCell("Photo", indexPath)
  if not cell.label then
    cell.label = UILabel ""
    cell.contentView:addSubview(cell.label)
  end
  cell.label.text = self.photos[indexPath.row + 1]
  return cell
end

function Album:didSelectItem(_, indexPath)
  local photo = Photo{ title = self.photos[indexPath.row + 1] }
  self.navigationController:pushViewController(photo, true)
end

local album = Album{ title = "Album" }
window.rootViewController = UINavigationController{ album, name = "nav" }
settle()
print(screen())
--> Album willMove(toParent: nav)
--> Album viewDidLoad
--> Album viewWillAppear
--> Album viewIsAppearing
--> Album viewDidAppear
--> Album didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Album                 │
--> ├──────────────────────────────────────┤
--> │  [ Beach ]                [ City ]   │
--> │ [ Forest ]                [ Lake ]   │
--> └──────────────────────────────────────┘

user.tap("City")
settle()
print(album.collectionView.indexPathsForSelectedItems[1].row)
--> UICollectionView didSelectItem(section 0, item 1)
--> City willMove(toParent: nav)
--> City viewDidLoad
--> Album viewWillDisappear(animated)
--> City viewWillAppear(animated)
--> City viewIsAppearing(animated)
--> … 350 ms
--> Album viewDidDisappear(animated)
--> City viewDidAppear(animated)
--> City didMove(toParent: nav)
--> 1

user.back()
settle()
print(album.collectionView.indexPathsForSelectedItems)
--> City willMove(toParent: nil)
--> City viewWillDisappear(animated)
--> Album viewWillAppear(animated)
--> Album viewIsAppearing(animated)
--> … 350 ms
--> City viewDidDisappear(animated)
--> Album viewDidAppear(animated)
--> City didMove(toParent: nil)
--> nil
--> City deinit
