-- facts: H12, H13, H16
-- Sections have headers and footers, the delegate gives sizes, and items and sections move.
local words = { { "a", "bb", "ccc" }, { "d" } }
local layout = UICollectionViewFlowLayout{ headerReferenceSize = { width = 0, height = 30 } }
local grid = UICollectionView{
  frame = { width = 200, height = 400 }, collectionViewLayout = layout, name = "grid",
}
grid:register(UICollectionViewCell, "Word")
grid:register(UICollectionReusableView, "Title", "elementKindSectionHeader")
grid:register(UICollectionReusableView, "Count", "elementKindSectionFooter")
local function show(view, text)
  local label = view.subviews[1] or UILabel{ frame = { width = 100, height = 20 } }
  if not label.superview then view:addSubview(label) end
  label.text = text
end
grid.dataSource = {
  numberOfSections = function() return #words end,
  numberOfItems = function(_, section) return #words[section + 1] end,
  cellForItem = function(view, path)
    local cell = view:dequeueReusableCell("Word", path)
    show(cell.contentView, words[path.section + 1][path.row + 1])
    return cell
  end,
  viewForSupplementaryElement = function(view, kind, path)
    local isHeader = kind == "elementKindSectionHeader"
    local made = view:dequeueReusableSupplementaryView(kind, isHeader and "Title" or "Count", path)
    show(made, isHeader and "Section " .. path.section or #words[path.section + 1] .. " words")
    return made
  end,
}
grid.delegate = {
  sizeForItem = function(_, _, path)
    return { width = 40 * #words[path.section + 1][path.row + 1], height = 40 }
  end,
  insetForSection = function() return { left = 10, top = 5 } end,
  minimumLineSpacingForSection = function() return 4 end,
  minimumInteritemSpacingForSection = function() return 8 end,
  referenceSizeForFooter = function(_, _, section)
    return { width = 0, height = section == 0 and 20 or 0 }
  end,
}
local home = UIViewController "Home"
home.view:addSubview(grid)
window.rootViewController = home
settle()
local function frames()
  for _, cell in ipairs(grid.visibleCells) do
    local frame = cell.frame
    print(cell.contentView.subviews[1].text, frame.x, frame.y, frame.width)
  end
end
frames()
print(grid.contentSize.height)
print(screen())
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> a 10.0 35.0 40.0
--> bb 120.0 35.0 80.0
--> ccc 10.0 79.0 120.0
--> d 10.0 174.0 40.0
--> 214.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Section 0                            │
--> │ [ a ]      [ bb ]                    │
--> │  [ ccc ]                             │
--> │ 3 words                              │
--> │ Section 1                            │
--> │ [ d ]                                │
--> └──────────────────────────────────────┘

-- A batch moves an item and a section.
local header = grid:supplementaryView("elementKindSectionHeader", { section = 0, row = 0 })
print(header.frame.height, #grid:visibleSupplementaryViews("elementKindSectionFooter"))
table.insert(words[1], 1, table.remove(words[1]))
grid:moveItem({ section = 0, row = 2 }, { section = 0, row = 0 })
frames()
words[1], words[2] = words[2], words[1]
grid:moveSection(0, 1)
frames()
print(screen())
--> 30.0 1
--> ccc 10.0 35.0 120.0
--> a 160.0 35.0 40.0
--> bb 10.0 79.0 80.0
--> d 10.0 174.0 40.0
--> d 10.0 35.0 40.0
--> ccc 10.0 130.0 120.0
--> a 160.0 130.0 40.0
--> bb 10.0 174.0 80.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Section 0                            │
--> │ [ d ]                                │
--> │ 1 words                              │
--> │ Section 1                            │
--> │  [ ccc ]      [ a ]                  │
--> │ [ bb ]                               │
--> └──────────────────────────────────────┘

-- What is moved has to be there, and the counts have to fit.
local function try(method, ...)
  local _, problem = pcall(grid[method], grid, ...)
  print(problem.code)
end
try("moveItem", { section = 0, row = 7 }, { section = 0, row = 0 })
try("moveItem", { section = 0, row = 0 }, { section = 1, row = 0 })
local path = { section = 0, row = 0 }
try("dequeueReusableSupplementaryView", "elementKindSectionHeader", "None", path)
--> exception NSInternalInconsistencyException: attempt to delete item 7 from section 0 which only contains 1 items before the update
--> row-to-delete
--> exception NSInternalInconsistencyException: Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (1) must be equal to the number of items contained in that section before the update (1), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 1 moved out).
--> row-count
--> exception NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier None - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
--> cell-not-registered
