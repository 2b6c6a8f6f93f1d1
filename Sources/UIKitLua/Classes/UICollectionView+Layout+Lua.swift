import Foundation
import HeadlessUIKit
import Lua

extension UICollectionView.ScrollDirection: LuaEnumeration {
  package static var luaType: String { "UICollectionView.ScrollDirection" }
  package static var luaCases: KeyValuePairs<String, UICollectionView.ScrollDirection> {
    ["vertical": .vertical, "horizontal": .horizontal]
  }
}
