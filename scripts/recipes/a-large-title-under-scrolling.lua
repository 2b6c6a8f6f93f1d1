-- facts: B12, B48, E35, E41, E47
-- A large title that collapses
-- Watch: the title becomes small while the list scrolls, and large again at the top.

simulator.model = "iPhone X"

local Songs = class("SongsViewController", UITableViewController)

function Songs:viewDidLoad()
  Songs.super.viewDidLoad(self)
  self.refreshControl = UIRefreshControl()
  self.refreshControl:addTarget(self, "load", "valueChanged")
end

function Songs:numberOfRows() return 40 end

function Songs:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = ("Song %d"):format(path.row + 1)
  return cell
end

function Songs:load()
  after(0.5, function() self.refreshControl:endRefreshing() end)
end

local songs = Songs{ title = "Songs", name = "Songs" }
local nav = UINavigationController{ songs, name = "nav" }
nav.navigationBar.prefersLargeTitles = true

local function show()
  local bar = nav.navigationBar
  print(("bar %g, offset %g, large: %s"):format(
    bar.frame.height, songs.tableView.contentOffset.y, bar.displayed.hasLargeTitle or false))
end

window.rootViewController = nav
settle()
show()
--> Songs willMove(toParent: nav)
--> Songs viewDidLoad
--> Songs viewWillAppear
--> Songs viewIsAppearing
--> Songs viewDidAppear
--> Songs didMove(toParent: nav)
--> bar 96, offset -140, large: true

-- The list scrolls by the height of the large title, and then on with momentum.
user.scroll(songs.tableView, { y = 52 })
settle()
show()
--> bar 44, offset -88, large: false

user.scroll(songs.tableView, { y = 200, decelerate = true })
settle()
show()
--> bar 44, offset 112, large: false

-- A tap on the status bar brings the large title back.
user.tapStatusBar()
settle()
show()
--> bar 96, offset -140, large: true

-- A pull at the top loads the list again.
print(user.pullToRefresh(songs.tableView))
show()
settle()
show()
--> true
--> bar 96, offset -260, large: true
--> bar 96, offset -140, large: true
