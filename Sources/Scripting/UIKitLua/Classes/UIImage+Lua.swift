import Foundation
import HeadlessUIKit
import Lua

extension UIImage: LuaConvertible {
  package static var luaType: String { "string" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    let name = try String.read(from: stack, at: index)
    guard let image = Self(named: name) else { throw LuaMismatch("no image '\(name)'") }
    return image
  }

  package func push(onto stack: LuaStack) { name.push(onto: stack) }
}
