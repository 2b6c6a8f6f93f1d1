import Foundation
import HeadlessUIKit
import Lua

extension UIColor: LuaConvertible {
  package static var luaType: String { "UIColor" }

  package static var luaDescription: LuaType {
    .enumeration(LuaType.Enumeration(name: luaType, cases: all.map(\.name)))
  }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    let name = try String.read(from: stack, at: index)
    guard let color = all.first(where: { $0.name == name }) as? Self else {
      throw LuaMismatch(
        "unknown colour '\(name)', there are: \(all.map(\.name).joined(separator: ", "))")
    }
    return color
  }

  package func push(onto stack: LuaStack) { name.push(onto: stack) }
}
