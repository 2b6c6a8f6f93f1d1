-- A grid with a header and a selected item, scrolled, under a bar with an appearance.
local layout = UICollectionViewFlowLayout{
  itemSize = { width = 100, height = 60 }, headerReferenceSize = { width = 0, height = 30 },
}
local grid = UICollectionViewController{ collectionViewLayout = layout, title = "Colours" }
local view = grid.collectionView
view:register(UICollectionViewCell, "Item")
view:register(UICollectionReusableView, "Title", "elementKindSectionHeader")
local function show(container, text)
  local label = container.subviews[1] or UILabel{ frame = { x = 4, width = 92, height = 28 } }
  if not label.superview then container:addSubview(label) end
  label.text = text
end
view.dataSource = {
  numberOfItems = function() return 40 end,
  cellForItem = function(it, path)
    local cell = it:dequeueReusableCell("Item", path)
    show(cell.contentView, "Item " .. path.row)
    return cell
  end,
  viewForSupplementaryElement = function(it, kind, path)
    local title = it:dequeueReusableSupplementaryView(kind, "Title", path)
    show(title, "Bright")
    return title
  end,
}
local nav = UINavigationController{ grid }
local bar = UINavigationBarAppearance()
bar:configureWithOpaqueBackground()
bar.backgroundColor = "yellow"
bar.shadowColor = "red"
bar.titleTextAttributes = { foregroundColor = "blue" }
nav.navigationBar.standardAppearance = bar
grid.toolbarItems = { UIBarButtonItem "Sort" }
nav.isToolbarHidden = false
local clear = UIToolbarAppearance()
clear:configureWithTransparentBackground()
nav.toolbar.standardAppearance = clear
window.rootViewController = nav
settle()
user.tap("Item 4")
settle()
user.scroll(view, { y = 50 })
settle()
