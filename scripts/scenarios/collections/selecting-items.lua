-- facts: H4, H5, H6
-- A tap highlights an item, selects it and deselects the former one.
local grid = UICollectionView{ frame = { width = 190, height = 200 }, name = "grid" }
grid:register(UICollectionViewCell, "Letter")
local letters = { "A", "B", "C", "D" }
grid.dataSource = {
  numberOfItems = function() return #letters end,
  cellForItem = function(view, indexPath)
    local cell = view:dequeueReusableCell("Letter", indexPath)
    local label = UILabel(letters[indexPath.row + 1])
    cell.contentView:addSubview(label)
    return cell
  end,
}
grid.delegate = {}
for _, call in ipairs{
  "shouldHighlightItem", "didHighlightItem", "shouldSelectItem", "didSelectItem",
  "didDeselectItem", "didUnhighlightItem",
} do
  grid.delegate[call] = function(_, indexPath) print(call, indexPath.row) end
end
local controller = UIViewController "C"
controller.view:addSubview(grid)
window.rootViewController = controller
settle()
for _, cell in ipairs(grid.visibleCells) do print(cell.frame.x, cell.frame.y) end
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> 0.0 0.0
--> 70.0 0.0
--> 140.0 0.0
--> 0.0 60.0
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ A ] [ B ] [ C ]                    │
--> │ [ D ]                                │
--> └──────────────────────────────────────┘
user.tap("B")
--> grid shouldHighlightItem(section 0, item 1)
--> shouldHighlightItem 1
--> grid didHighlightItem(section 0, item 1)
--> didHighlightItem 1
--> grid shouldSelectItem(section 0, item 1)
--> shouldSelectItem 1
--> grid didSelectItem(section 0, item 1)
--> didSelectItem 1
--> grid didUnhighlightItem(section 0, item 1)
--> didUnhighlightItem 1
user.tap(grid:cellForItem{ row = 3 })
--> grid shouldHighlightItem(section 0, item 3)
--> shouldHighlightItem 3
--> grid didHighlightItem(section 0, item 3)
--> didHighlightItem 3
--> grid shouldSelectItem(section 0, item 3)
--> shouldSelectItem 3
--> grid didDeselectItem(section 0, item 1)
--> didDeselectItem 1
--> grid didSelectItem(section 0, item 3)
--> didSelectItem 3
--> grid didUnhighlightItem(section 0, item 3)
--> didUnhighlightItem 3
print(#grid.indexPathsForSelectedItems, grid.indexPathsForSelectedItems[1].row)
--> 1 3
grid:selectItem({ row = 0 }, false)
print(#grid.indexPathsForSelectedItems, grid:cellForItem{ row = 0 }.isSelected)
--> 1 true
