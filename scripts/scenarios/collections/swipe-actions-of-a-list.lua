-- facts: H90, H91, H92
-- The rows of a list get their actions from its configuration.
local items = { "Milk", "Bread" }
local cells = UICollectionViewCellRegistration{
  handler = function(cell, _, item)
    local content = cell:defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
  end,
}
local grid
local layout = UICollectionViewCompositionalLayout.list{
  appearance = "insetGrouped",
  trailingSwipeActionsConfigurationProvider = function(path)
    return UISwipeActionsConfiguration{
      UIContextualAction{
        title = "Bought", style = "destructive",
        handler = function(_, _, completion)
          table.remove(items, path.row + 1)
          grid:deleteItems{ path }
          completion(true)
        end,
      },
    }
  end,
}
local screenController = UICollectionViewController{ collectionViewLayout = layout }
grid = screenController.collectionView
grid.dataSource = {
  numberOfItems = function() return #items end,
  cellForItem = function(view, path)
    return view:dequeueConfiguredReusableCell(cells, path, items[path.row + 1])
  end,
}
window.rootViewController = screenController
settle()
--> UICollectionViewController#1 viewDidLoad
--> UICollectionViewController#1 viewWillAppear
--> UICollectionViewController#1 viewIsAppearing
--> UICollectionViewController#1 viewDidAppear
user.swipeRow(0)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Milk                    [ Bought ] │
--> │   Bread                              │
--> └──────────────────────────────────────┘
user.tap("Bought")
--> UICollectionView handler(Bought)
settle()
print(#items, user.swipeRow(0, 0, { edge = "leading" }))
--> 1 false the row has no actions there
