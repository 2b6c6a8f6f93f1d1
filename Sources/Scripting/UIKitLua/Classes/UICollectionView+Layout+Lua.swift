import Foundation
import HeadlessUIKit
import Lua

extension UICollectionView.ScrollDirection: LuaEnumeration {}
