import HeadlessUIKit
import Lua
import NavigationModel

extension BarContents: LuaStructure {
  package static var luaType: String { "BarContents" }
  package static let luaSummary = "What a navigation bar displays."
  package static let luaFields = [
    LuaField("left", [String].self, "The texts at the left edge, the back button's first."),
    LuaField("title", String?.self, "The text in the middle."),
    LuaField("prompt", String?.self, "The line above the buttons."),
    LuaField("right", [String].self, "The texts at the right edge, from left to right."),
    LuaField("hasLargeTitle", Bool?.self, "True while the title is large, otherwise nil."),
    LuaField("search", String?.self, "The text or the placeholder of the search bar."),
    LuaField("subtitle", String?.self, "The line below the title."),
    LuaField("middle", [String]?.self, "The texts of the items in the middle; nil without any."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("what a bar displays follows from the stack's items and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] {
    [
      left, title, prompt, right, hasLargeTitle ? true : LuaValue.nil, search, subtitle,
      middle.isEmpty ? LuaValue.nil : middle,
    ]
  }
}

extension UIBarStyle: LuaEnumeration {}

extension UIRectEdge: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    ["none": [], "top": .top, "bottom": .bottom, "left": .left, "right": .right, "all": .all]
  }
}

extension UINavigationBar: DelegateOwner {}

/// The delegate of a standalone navigation bar.
class ScriptedBarDelegate: ScriptedDelegate, UINavigationBarDelegate {}

/// Implements the methods of a bar's delegate with the overrides of a stack.
final class ScriptedBarOverrides: ScriptedBarDelegate {
  override func listens(to call: DelegateCall) -> Bool {
    (owner as? UINavigationController).map { world.overrides.overrides(call.rawValue, of: $0) }
      ?? false
  }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    var answer: LuaValue?
    guard let stack = owner as? UINavigationController else { return nil }
    world.overrides.run(call.rawValue, of: stack, arguments) { result throws(LuaError) in
      answer = result
      if call == .shouldPush || call == .shouldPop {
        _ = try world.flag(result, of: call.rawValue)
      }
    }
    return answer
  }
}

extension UINavigationBar: ScriptedCompactBar {}

extension ScriptWorld {
  var navigationBar: ClassDescriptor<UINavigationBar> {
    ClassDescriptor(
      "UINavigationBar", of: UINavigationBar.self, extends: "UIView", receiver: "bar",
      summary: "A bar that shows the top of a stack of items."
    )
    .initializer { _ in UINavigationBar() }
    .property(
      "displayed", summary: "What the bar displays; nil while it is hidden.",
      get: { $0.displayed }
    )
    .items(owned: true)
    .topItem()
    .backItem("The item below the top, which the back button leads to; nil at the root.")
    .prefersLargeTitles()
    .look(in: self) { UINavigationBar.appearance(in: $0) }
    .slot(
      "delegate", type: "UINavigationBarDelegate", taking: LuaValue.tablesAndObjects,
      summary:
        "Allows pushes and pops, and is notified of them; a managed bar's delegate is its controller."
    ) { [unowned self] bar, isNil in
      let delegate = isNil ? nil : ScriptedBarDelegate(of: bar, in: "delegate", world: self)
      if !bar.isManaged { bar.attachments["delegate"] = delegate }
      bar.delegate = delegate
    }
    .unretained().reading { $0.navigationController }
    .method("pushItem", "item", "animated", summary: "Pushes an item onto the bar's stack.") {
      [unowned self] (bar: UINavigationBar, item: UINavigationItem, animated: Bool) -> Void in
      let count = ownCount(of: bar)
      bar.pushItem(item, animated: animated)
      if ownCount(of: bar) > count { interpreter.owner(bar, gained: item, in: "items") }
    }
    .method("popItem", "animated", summary: "Pops the top item and returns it.") {
      [unowned self] (bar: UINavigationBar, animated: Bool) -> UINavigationItem? in
      let count = ownCount(of: bar)
      let popped = bar.popItem(animated: animated)
      if let popped, ownCount(of: bar) < count {
        interpreter.owner(bar, lost: popped, in: "items")
      }
      return popped
    }
    .method(
      "setItems", "items", "animated",
      summary: "Replaces the stack of items; an error if a controller manages the bar."
    ) {
      [unowned self] (bar: UINavigationBar, items: [UINavigationItem]?, animated: Bool) -> Void in
      bar.setItems(items, animated: animated)
      if !bar.isManaged { interpreter.updateOwned("items", of: bar) }
    }
    .appearances()
  }

  /// The number of items of a bar that no controller manages; 0 for another.
  private func ownCount(of bar: UINavigationBar) -> Int {
    bar.isManaged ? 0 : bar.items?.count ?? 0
  }
}
