-- facts: H5
-- A selected item is marked on the screen; scrolled away, items and texts are not seen.
local grid = UICollectionView{ frame = { y = 100, width = 190, height = 110 } }
grid:register(UICollectionViewCell, "Item")
grid.allowsMultipleSelection = true
grid.dataSource = {
  numberOfItems = function() return 12 end,
  cellForItem = function(view, path)
    local cell = view:dequeueReusableCell("Item", path)
    local label = cell.contentView.subviews[1] or UILabel{ frame = { width = 50, height = 20 } }
    if not label.superview then cell.contentView:addSubview(label) end
    label.text = "i" .. path.row
    return cell
  end,
}
local home = UIViewController "Home"
home.view:addSubview(grid)
window.rootViewController = home
settle()
user.tap("i1")
user.tap("i3")
print(screen())
user.scroll(grid, { y = 60 })
settle()
print(screen())
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ i0 ] [▸i1 ] [ i2 ]                 │
--> │ [▸i3 ] [ i4 ] [ i5 ]                 │
--> └──────────────────────────────────────┘
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [▸i3 ] [ i4 ] [ i5 ]                 │
--> │ [ i6 ] [ i7 ] [ i8 ]                 │
--> └──────────────────────────────────────┘
