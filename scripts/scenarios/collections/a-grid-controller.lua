-- facts: H1, H10
-- A collection view controller serves its collection view, and clears the selection.
local Grid = class("GridViewController", UICollectionViewController)
function Grid:viewDidLoad() self.collectionView:register(UICollectionViewCell, "Cell") end
function Grid:numberOfItems() return 3 end
function Grid:cellForItem(view, indexPath) return view:dequeueReusableCell("Cell", indexPath) end
function Grid:didSelectItem(_, indexPath)
  self.navigationController:pushViewController(UIViewController("Item " .. indexPath.row), true)
end
local grid = Grid{ title = "Grid" }
window.rootViewController = UINavigationController{ grid, name = "nav" }
settle()
local view = grid.collectionView
print(view.dataSource == grid, view.delegate == grid, #view.visibleCells)
--> Grid willMove(toParent: nav)
--> Grid viewDidLoad
--> Grid viewWillAppear
--> Grid viewIsAppearing
--> Grid viewDidAppear
--> Grid didMove(toParent: nav)
--> true true 3
user.tap(view:cellForItem{ row = 2 })
settle()
print(view.indexPathsForSelectedItems[1].row)
--> UICollectionView didSelectItem(section 0, item 2)
--> Item 2 willMove(toParent: nav)
--> Item 2 viewDidLoad
--> Grid viewWillDisappear(animated)
--> Item 2 viewWillAppear(animated)
--> Item 2 viewIsAppearing(animated)
--> … 350 ms
--> Grid viewDidDisappear(animated)
--> Item 2 viewDidAppear(animated)
--> Item 2 didMove(toParent: nav)
--> 2
user.back()
settle()
print(view.indexPathsForSelectedItems)
--> Item 2 willMove(toParent: nil)
--> Item 2 viewWillDisappear(animated)
--> Grid viewWillAppear(animated)
--> Grid viewIsAppearing(animated)
--> … 350 ms
--> Item 2 viewDidDisappear(animated)
--> Grid viewDidAppear(animated)
--> Item 2 didMove(toParent: nil)
--> nil
