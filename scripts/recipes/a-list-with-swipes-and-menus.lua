-- facts: H30, H60, H61, H90, H93, H99
-- A list with swipes and menus
-- Watch: snapshots move and remove items; swipes and long presses show what can be done with one.

local Stations = class("StationsViewController", UICollectionViewController)

-- The layout asks for each section: favourites have a group of their own, the others have an
-- action at the trailing edge.
function Stations:section(index, environment)
  local remove
  if index == 1 then
    function remove(path)
      local station = self.source:itemIdentifier(path)
      return UISwipeActionsConfiguration{
        UIContextualAction{
          title = "Remove", style = "destructive",
          handler = function(_, _, completion)
            self:remove(station)
            completion(true)
          end,
        },
      }
    end
  end
  return NSCollectionLayoutSection.list({
    appearance = "insetGrouped", trailingSwipeActionsConfigurationProvider = remove,
  }, environment)
end

function Stations:viewDidLoad()
  self.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout{
    sectionProvider = function(index, environment) return self:section(index, environment) end,
  }
  local cells = UICollectionViewCellRegistration{
    handler = function(cell, _, station)
      local content = cell:defaultContentConfiguration()
      content.text = station
      cell.contentConfiguration = content
    end,
  }
  self.source = UICollectionViewDiffableDataSource{ collectionView = self.collectionView }
  function self.source.cellProvider(view, path, station)
    return view:dequeueConfiguredReusableCell(cells, path, station)
  end
  local snapshot = self.source:snapshot()
  snapshot:appendSections{ "Favourites", "All" }
  snapshot:appendItems({ "Harbour", "Museum" }, "Favourites")
  snapshot:appendItems({ "Airport", "Park", "Zoo" }, "All")
  self.source:apply(snapshot, false)
end

function Stations:remove(station)
  local snapshot = self.source:snapshot()
  snapshot:deleteItems{ station }
  self.source:apply(snapshot, true)
end

function Stations:favour(station)
  local snapshot = self.source:snapshot()
  snapshot:deleteItems{ station }
  snapshot:appendItems({ station }, "Favourites")
  self.source:apply(snapshot, true)
end

function Stations:contextMenuConfigurationForItems(_, paths)
  local station = self.source:itemIdentifier(paths[1])
  return UIContextMenuConfiguration{
    actionProvider = function()
      return UIMenu{
        UIAction{ title = "Favourite", handler = function() self:favour(station) end },
      }
    end,
  }
end

local stations = Stations{ title = "Stations" }
window.rootViewController = UINavigationController{ stations, name = "nav" }
settle()
print(screen())
--> Stations willMove(toParent: nav)
--> Stations viewDidLoad
--> Stations viewWillAppear
--> Stations viewIsAppearing
--> Stations viewDidAppear
--> Stations didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Stations               │
--> ├──────────────────────────────────────┤
--> │   Harbour                            │
--> │   Museum                             │
--> │   Airport                            │
--> │   Park                               │
--> │   Zoo                                │
--> └──────────────────────────────────────┘

-- A swipe over a row reveals its action; the tap removes the item from the snapshot.
user.swipeRow(1, 1)
print(screen())
user.tap "Remove"
settle()
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Stations               │
--> ├──────────────────────────────────────┤
--> │   Harbour                            │
--> │   Museum                             │
--> │   Airport                            │
--> │   Park                    [ Remove ] │
--> │   Zoo                                │
--> └──────────────────────────────────────┘
--> UICollectionView handler(Remove)

-- A long press shows the menu of an item; its action moves the item to the other section.
user.hold "Zoo"
settle()
print(screen())
user.tap "Favourite"
settle()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Stations               │
--> ├──────────────────────────────────────┤
--> │ ┌──────────────────────────────┐     │
--> │ │ [ Zoo ]                      │     │
--> │ │ [ Favourite ]                │     │
--> │ └──────────────────────────────┘     │
--> └──────────────────────────────────────┘
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Stations               │
--> ├──────────────────────────────────────┤
--> │   Harbour                            │
--> │   Museum                             │
--> │   Zoo                                │
--> │   Airport                            │
--> └──────────────────────────────────────┘
