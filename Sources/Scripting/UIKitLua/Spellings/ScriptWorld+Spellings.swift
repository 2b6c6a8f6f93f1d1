import EscapedText
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Warns about a field whose name is nearly that of a member.
  func warn(aboutField field: String, of owner: String, _ member: Member) {
    let kind = member.kind == .property || member.kind == .slot ? "property" : "callback"
    stage.report(.misspelledField, field.escaped, owner.escaped, member.name, kind)
  }

  /// Fills the tables that only some scripts need, before the process is copied.
  package static func fillTables() { _ = (Spellings.book, delegateMembers) }

  /// Fills the classes that most scripts use: that takes longer than a small script.
  package func fillUsualClasses() {
    for name in ["UIWindow", "UIViewController", "UINavigationController"] {
      interpreter.fill(classNamed: name)
    }
  }

  /// What scripts write in delegates and data sources, by type.
  static let delegateMembers = Dictionary(
    delegates.map { ($0.name, $0.members) }, uniquingKeysWith: { first, _ in first })
}
