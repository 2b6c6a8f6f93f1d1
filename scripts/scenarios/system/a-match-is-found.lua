-- facts: P109
-- The matchmaker finds a match, or players for the program's own, or fails with an error.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function say(_, ...) print(...) end
local finder = GKMatchmakerViewController{ name = "finder" }
finder.matchmakerDelegate = {
  didFind = say, didFailWithError = say, wasCancelled = say,
  didFindHostedPlayers = function(_, players) print(#players, players[1]) end,
}
home:present(finder)
settle()
--> finder viewDidLoad
--> SystemContents#3 willMove(toParent: finder)
--> finder viewWillAppear
--> finder viewIsAppearing
--> finder viewDidAppear
--> SystemContents#3 didMove(toParent: finder)
print(user.pick("Chess"))
print(user.pick{ error = "No network" })
--> finder didFind(Chess)
--> Chess
--> true
--> finder didFailWithError(No network)
--> No network
--> true
finder.isHosted = true
print(user.pick("Ada", "Bob"))
--> finder didFindHostedPlayers(Ada, Bob)
--> 2 Ada
--> true
