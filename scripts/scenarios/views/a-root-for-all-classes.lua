-- facts: none
-- NSObject is the root of all classes; a script's own classes may begin there.
local nav = UINavigationController{}
print(nav:isKind(UIViewController), nav:isKind(UIResponder), nav:isKind(NSObject))
print(UIView{}:isKind(NSObject), UINavigationItem{}:isKind(NSObject), UIView{}:isKind(UILabel))
print(UINavigationController.super, UIViewController.super, UIResponder.super, NSObject.super)
--> true true true
--> true true false
--> UIViewController UIResponder NSObject nil
local Possession = class("Possession", NSObject)
function Possession:init(values) self.name = values.name end
local chair = Possession{ name = "Chair" }
print(chair.name, chair:isKind(Possession), chair:isKind(NSObject), chair:isKind(UIResponder))
--> Chair true true false
-- A map is a box with its name; as any view it may be the title of a bar.
local places = UIViewController "Places"
places.navigationItem.titleView = MKMapView{ frame = { x = 0, y = 0, width = 100, height = 30 } }
places.view:addSubview(MKMapView{ frame = { x = 0, y = 0, width = 390, height = 200 } })
nav.viewControllers = { places }
window.rootViewController = nav
settle()
print(nav.navigationBar.displayed.title)
print(screen())
--> Places viewDidLoad
--> Places willMove(toParent: UINavigationController#1)
--> Places viewWillAppear
--> Places viewIsAppearing
--> Places viewDidAppear
--> Places didMove(toParent: UINavigationController#1)
--> [MKMapView]
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │             [MKMapView]              │
--> ├──────────────────────────────────────┤
--> │             [MKMapView]              │
--> └──────────────────────────────────────┘
