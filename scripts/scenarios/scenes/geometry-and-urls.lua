-- facts: E95, F13
-- A scene knows its geometry; a URL is opened by no other app here.
window.rootViewController = UIViewController "Root"
settle()
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
local scene = window.windowScene
print(scene.effectiveGeometry.interfaceOrientation)
print(scene.effectiveGeometry.isInterfaceOrientationLocked)
user.rotate("landscape")
print(scene.effectiveGeometry.interfaceOrientation)
settle()
--> portrait
--> false
--> landscapeRight
scene:open("https://example.com", function(success)
  print("opened", success)
end)
settle()
--> completion of open
--> opened false
-- Edges are a name, or a list.
local root = window.rootViewController
root.edgesForExtendedLayout = { "top", "left" }
print(table.concat(root.edgesForExtendedLayout, " "))
root.edgesForExtendedLayout = "all"
print(root.edgesForExtendedLayout)
settle()
--> top left
--> all
