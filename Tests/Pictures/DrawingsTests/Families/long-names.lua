-- Names that no box has room for.
local long = class("AViewControllerWithAnExtremelyLongNameThatNobodyWouldType", UIViewController)
window.rootViewController = UINavigationController{ name = "the navigation controller of the settings", long "A title that is far too long for a box" }
settle()
