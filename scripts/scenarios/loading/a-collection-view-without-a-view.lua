-- facts: A8, H10
-- A collection view controller whose `loadView` makes no view keeps the collection view that it is given.
local Grid = class("Grid", UICollectionViewController)
function Grid:loadView() end
local grid, view = Grid(), UICollectionView()
grid.collectionView = view
print(grid.collectionView == view, view.superview)
--> Grid#1 loadView
--> Grid#1 viewDidLoad
--> Grid#1 loadView
--> Grid#1 viewDidLoad
--> true nil

-- A stack without a view can't be swiped back.
local Stack = class("Stack", UINavigationController)
function Stack:loadView() end
local nav = Stack{ UIViewController "A", UIViewController "B" }
nav.interactivePopGestureRecognizer.delegate = { shouldBegin = function() return true end }
window.rootViewController = nav
settle()
print(user.swipeBack())
--> A willMove(toParent: Stack#4)
--> Stack#4 loadView
--> B willMove(toParent: Stack#4)
--> Stack#4 loadView
--> B viewDidLoad
--> Stack#4 loadView
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: Stack#4)
--> false it is not on screen
