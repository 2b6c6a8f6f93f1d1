-- facts: H30, H31, H32, H33, H34, H5
-- A list has rows with texts and accessories; with the first item of a section as its header.
local sections = { { "Sound", "Volume", "Ringtone" }, { "Display", "Brightness" } }
local source = {}
function source.numberOfSections() return #sections end
function source.numberOfItems(_, section) return #sections[section + 1] end
function source.cellForItem(list, path)
  local cell = list:dequeueReusableCell("row", path)
  local content = cell:defaultContentConfiguration()
  content.text = sections[path.section + 1][path.row + 1]
  if content.text == "Volume" then
    content.secondaryText = "80 %"
    content.prefersSideBySideTextAndSecondaryText = true
  end
  cell.contentConfiguration = content
  cell.accessories = content.text == "Ringtone" and { "disclosureIndicator" } or {}
  return cell
end
function source.didSelectItem(_, path) print("selected", path.section, path.row) end
local settings = UIViewController "Settings"
local list = UICollectionView{
  frame = { x = 0, y = 0, width = 390, height = 844 },
  collectionViewLayout = UICollectionViewCompositionalLayout.list{
    appearance = "insetGrouped", headerMode = "firstItemInSection",
  },
}
list:register(UICollectionViewListCell, "row")
list.dataSource, list.delegate = source, source
settings.view:addSubview(list)
window.rootViewController = UINavigationController{ settings }
settle()
print(list:cellForItem{ row = 1, section = 0 }.contentConfiguration.secondaryText)
--> Settings viewDidLoad
--> Settings willMove(toParent: UINavigationController#2)
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
--> Settings didMove(toParent: UINavigationController#2)
--> 80 %
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings               │
--> ├──────────────────────────────────────┤
--> │ Sound                                │
--> │   Volume                        80 % │
--> │   Ringtone                         › │
--> │ Display                              │
--> │   Brightness                         │
--> └──────────────────────────────────────┘
user.tap "Ringtone"
settle()
--> UICollectionView didSelectItem(section 0, item 2)
--> selected 0 2
