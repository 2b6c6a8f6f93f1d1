import Foundation
import HeadlessUIKit
import Lua

extension UICollectionView.ScrollDirection: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.vertical, .horizontal] }
}
