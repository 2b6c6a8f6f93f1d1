-- A sheet between half the height, which leaves the rest bright, and the whole one.
local home = UIViewController{ title = "Map" }
window.rootViewController = UINavigationController{ home }
settle()
local panel = UIViewController{ title = "Places", modalPresentationStyle = "pageSheet" }
local sheet = panel.sheetPresentationController
if sheet then
  sheet.detents = { "medium", "large" }
  sheet.prefersGrabberVisible = true
  sheet.largestUndimmedDetentIdentifier = "medium"
end
home:present(panel, true)
settle()
if sheet then
  sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
end
settle()
