import HeadlessUIKit
import Lua

/// A name, or the number of a level that has none.
extension UIWindow.Level: LuaConvertible {
  package static var luaType: String { "UIWindow.Level or number" }
  package static var luaDescription: LuaType {
    .union([Name.luaDescription, Double.luaDescription])
  }

  package static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> UIWindow.Level {
    guard let number = try? Double.read(from: stack, at: index) else {
      guard (try? String.read(from: stack, at: index)) != nil else {
        throw stack.mismatch(luaType, at: index)
      }
      return try Name.read(from: stack, at: index).level
    }
    guard number.isFinite else { throw LuaMismatch("finite number expected, got \(number)") }
    return UIWindow.Level(rawValue: number)
  }

  package func push(onto stack: LuaStack) {
    if let name = Name.luaCases.first(where: { $0.value.level == self }) {
      name.value.push(onto: stack)
    } else if let number = Int(exactly: rawValue) {
      number.push(onto: stack)
    } else {
      Double(rawValue).push(onto: stack)
    }
  }

  /// A level with a name.
  private enum Name: LuaEnumeration {
    case normal, statusBar, alert

    static var luaType: String { "UIWindow.Level" }
    static var luaCases: LuaCases<Self> { [.normal, .statusBar, .alert] }

    var level: UIWindow.Level {
      switch self {
      case .normal: .normal
      case .statusBar: .statusBar
      case .alert: .alert
      }
    }
  }
}
