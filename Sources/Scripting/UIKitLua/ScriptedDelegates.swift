import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// A delegate that a script wrote as a table: implements the methods for which the table has keys.
///
/// The table is stored in the owner's slot, an object only while it lives; this one refers to it.
class ScriptedDelegate: SelectiveDelegate {
  unowned let world: ScriptWorld
  // The owner retains this delegate, so it is alive.
  unowned let owner: any DelegateOwner
  let slot: String
  /// The functions of the table that were compared with the names of members.
  var knownFunctions: Set<String> = []

  /// Creates the delegate for a slot of its owner.
  required init(of owner: any DelegateOwner, in slot: String, world: ScriptWorld) {
    self.owner = owner
    self.slot = slot
    self.world = world
  }

  override func listens(to call: DelegateCall) -> Bool {
    if hasFunction(for: call) { return true }
    world.interpreter.warn(aboutFunctionsAddedTo: slot, of: owner, known: &knownFunctions)
    return false
  }

  private func hasFunction(for call: DelegateCall) -> Bool {
    guard let field = try? world.interpreter.slotField(of: owner, slot, call.rawValue) else {
      return false  // a table that raises when it is read implements nothing
    }
    if case .function = field { return true }
    return false
  }

  /// Calls the table's function, the sender first.
  @discardableResult
  func callFunction(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> LuaValue {
    run(call, [owner] + arguments) ?? .nil
  }

  /// Calls the table's function; nil if there is none, or if it raises, which is reported.
  func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    runForResults(call, arguments).map { $0.first ?? .nil }
  }

  /// The same with all results; none if it returns none.
  func runForAll(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> [LuaValue] {
    runForResults(call, arguments) ?? []
  }

  private func runForResults(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> [LuaValue]? {
    var result: [LuaValue]?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      let field = try world.interpreter.slotField(of: owner, slot, call.rawValue)
      guard case .function(let function) = field else { return }
      result = try world.interpreter.call(function, arguments)
    }
    return result
  }

  /// Reports a result that cannot be used.
  func wrong(_ call: DelegateCall, _ expected: String, _ result: LuaValue) {
    let found = world.interpreter.describe(result)
    world.report(
      LuaError("\(call.rawValue) must return \(expected), got \(found)"),
      in: "\(owner.label) \(call.rawValue)")
  }
}

/// An object whose delegates scripts can set.
protocol DelegateOwner: LuaObject {
  /// Its name in messages.
  var label: String { get }
  /// Retains the objects that scripts created for it.
  var attachments: [String: AnyObject] { get set }
}

extension UIViewController: DelegateOwner {}

extension UITextField: DelegateOwner {}
extension UIScrollView: DelegateOwner {}

extension UIPresentationController: DelegateOwner {
  /// The name of the presented controller.
  var label: String { controller?.label ?? "presentation" }
}

extension ClassDescriptor where Object: DelegateOwner {
  /// A delegate, or a data source: a table, which is retained, or an object, which is not (D37).
  func delegate<Delegate: ScriptedDelegate>(
    _ name: String = "delegate", type: String, taking types: [Int32] = LuaValue.tablesAndObjects,
    summary: String, as _: Delegate.Type, in world: ScriptWorld,
    _ set: @escaping (Object, Delegate?) -> Void
  ) -> Self {
    slot(name, type: type, taking: types, summary: summary) {
      [unowned world] owner, isNil in
      let delegate = isNil ? nil : Delegate(of: owner, in: name, world: world)
      owner.attachments[name] = delegate
      set(owner, delegate)
    }
    .unretained()
  }
}

/// The delegate of a text field.
final class ScriptedTextFieldDelegate: ScriptedDelegate, UITextFieldDelegate {}

/// The delegate of a text view.
final class ScriptedTextViewDelegate: ScriptedDelegate, UITextViewDelegate {}

/// The delegate of a navigation controller.
class ScriptedNavigationDelegate: ScriptedDelegate, UINavigationControllerDelegate {}

/// The delegate of a tab bar controller.
final class ScriptedTabBarDelegate: ScriptedDelegate, UITabBarControllerDelegate {}

extension UITabBarController.Sidebar: DelegateOwner {}

/// The delegate of the sidebar of tabs.
final class ScriptedSidebarDelegate: ScriptedDelegate, UITabBarController.Sidebar.Delegate {}

/// The delegate of a split view controller.
final class ScriptedSplitDelegate: ScriptedDelegate, UISplitViewControllerDelegate {}

/// The delegate or the data source of a page controller.
final class ScriptedPageDelegate: ScriptedDelegate, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource
{}

/// The delegate of a search controller.
final class ScriptedSearchDelegate: ScriptedDelegate, UISearchControllerDelegate {}

extension UISearchBar: DelegateOwner {}

/// The delegate of a search bar.
final class ScriptedSearchBarDelegate: ScriptedDelegate, UISearchBarDelegate {}
