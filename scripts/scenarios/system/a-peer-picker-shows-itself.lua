-- facts: P110
-- The peer picker is no view controller: it shows itself, closes on Cancel, and is dismissed
-- after a connection.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local picker = GKPeerPickerController{ name = "peers" }
print(pcall(home.present, home, picker))
print(user.cancel())
--> false scripts/scenarios/system/a-peer-picker-shows-itself.lua:12: bad argument #1 to 'present' (UIViewController expected, got GKPeerPickerController)
--> false no system controller is on screen
picker.delegate = {
  sessionFor = function(_, type) return { kind = type } end,
  didConnectPeer = function(it, peer, session)
    print("connected to", peer, session.kind)
    it:dismiss()
  end,
  didCancel = function() print("cancelled") end,
}
picker:show()
print(user.cancel(), picker.isVisible)
--> peers didCancel
--> cancelled
--> true false
picker:show()
print(user.pick("Bob's phone"), picker.isVisible)
--> peers sessionFor(nearby)
--> peers didConnectPeer(Bob's phone)
--> connected to Bob's phone nearby
--> true false
