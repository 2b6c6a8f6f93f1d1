import HeadlessUIKit
import Lua

extension User {
  /// The controls in a controller's view.
  func viewTargets(of controller: UIViewController) -> [Target] {
    touchable(in: controller).flatMap { view -> [Target] in
      guard let control = view as? UIControl else { return [] }
      return [
        Target(text: control.visibleText ?? "", object: control, isEnabled: control.isEnabled) {
          () throws(LuaError) in try world.tap(control)
        }
      ]
    }
  }

  /// What a finger can meet in a controller's view, back to front.
  private func touchable(in controller: UIViewController) -> [UIView] {
    controller.viewIfLoaded?.touchable ?? []
  }

  /// Types a text into a field, or into the one that is edited.
  func type(_ text: String, into wanted: LuaValue) throws(LuaError) -> LuaResults {
    LuaResults(obstacle: try field(wanted).userTypes(text))
  }

  /// The field that is meant: the object, or the one with this text or placeholder; without a wish
  /// the one that is edited, or else the only one on screen.
  private func field(_ wanted: LuaValue) throws(LuaError) -> UITextField {
    let fields = reachable.flatMap(touchable).compactMap { $0 as? UITextField }
    let found: UITextField? =
      switch wanted {
      case .nil: fields.first(where: \.isFirstResponder) ?? (fields.count == 1 ? fields[0] : nil)
      case .string(let text): fields.first { $0.text == text || $0.placeholder == text }
      default: fields.first { $0 === wanted.object(in: world.interpreter) }
      }
    if let found { return found }
    let names = fields.map { "\"\($0.visibleText ?? "")\"" }.joined(separator: ", ")
    let list = fields.isEmpty ? "there is no text field on screen" : "there are: \(names)"
    if case .nil = wanted { throw LuaError("no text field is edited; \(list)") }
    throw LuaError("no text field \(self.text(wanted)); \(list)")
  }
}
