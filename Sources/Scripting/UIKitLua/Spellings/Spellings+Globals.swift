import Lua

extension Spellings {
  /// The words around UIKit that scripts would read as undefined globals.
  static let globals = [
    Spelling("YES", "true"), Spelling("NO", "false"), Spelling("NULL", "nil"),
    Spelling("NSNotFound", "nil"),
    Spelling("NSLog", "print(…)"),
    Spelling("NSUserDefaults", "defaults", note: "defaults.get(key), defaults.set(key, value)"),
    Spelling("UserDefaults", "defaults", note: "defaults.get(key), defaults.set(key, value)"),
    Spelling("NSNotificationCenter", "NotificationCenter"),
    Spelling("UIApplication", "app", note: "the application delegate, a table to fill"),
    Spelling("UIScreen", "window.bounds"),
    Spelling("DispatchQueue", "after(seconds, fn)"),
    Spelling("dispatch_after", "after(seconds, fn)"),
    Spelling("dispatch_async", "after(0, fn)"),
    Spelling("NSTimer", "after(seconds, fn)"), Spelling("Timer", "after(seconds, fn)"),
    Spelling("CGRect", "{ x = 0, y = 0, width = 320, height = 480 }"),
    Spelling("CGRectMake", "{ x = 0, y = 0, width = 320, height = 480 }"),
    Spelling("CGSize", "{ width = 320, height = 480 }"),
    Spelling("CGSizeMake", "{ width = 320, height = 480 }"),
    Spelling("CGPoint", "{ x = 0, y = 0 }"), Spelling("CGPointMake", "{ x = 0, y = 0 }"),
    Spelling("UIEdgeInsets", "{ top = 0, left = 0, bottom = 0, right = 0 }"),
    Spelling("UIEdgeInsetsMake", "{ top = 0, left = 0, bottom = 0, right = 0 }"),
    Spelling("IndexPath", "{ section = 0, row = 0 }"),
    Spelling("NSIndexPath", "{ section = 0, row = 0 }"),
    Spelling("NSArray", "{ a, b }"), Spelling("NSMutableArray", "{ a, b }"),
    Spelling("NSDictionary", "{ key = value }"),
    Spelling("NSMutableDictionary", "{ key = value }"),
    Spelling("NSString", "\"text\""), Spelling("NSCoder", "Coder"),
    Spelling("NSCoding", "Coder", note: "every object can be archived"),
    Spelling("NSSecureCoding", "Coder", note: "every object can be archived"),
    Spelling(
      "UIAppearance", "UINavigationBar.appearance()", note: "so have UIToolbar and UITabBar"),
    Spelling(
      "UIAppearanceContainer", "UINavigationBar.appearance()",
      note: "there is one appearance for all containers"),
    Spelling("UIImage", "\"name\"", note: "images are named by strings"),
    Spelling("UIStoryboard", note: "controllers are created by their classes"),
    Spelling("UINib", "Bundle.main:loadNibNamed(name, owner)"),
    Spelling("NSBundle", "Bundle"),
    Spelling("NSStringFromClass", "tostring(class)"),
  ]
}
