import HeadlessUIKit
import Lua

extension UIViewController.Transition: LuaObject {
  package static var luaType: String { "UIViewController.Transition" }
}

/// What a zoom's view is asked for with.
private struct ZoomSource: LuaStructure {
  static var luaType: String { "ZoomSourceViewProviderContext" }
  static let luaSummary = "The controllers of a zoom."
  static let luaFields = [
    LuaField("sourceViewController", UIViewController.self, "The controller with the view."),
    LuaField("zoomedViewController", UIViewController.self, "The controller that zooms."),
  ]

  let source, zoomed: UIViewController

  init(_ context: UIViewController.Transition.ZoomSourceViewProviderContext) {
    (source, zoomed) = (context.sourceViewController, context.zoomedViewController)
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("the controllers of a zoom follow from the transition")
  }

  var fieldValues: [any LuaConvertible] { [source, zoomed] }
}

/// A transition as a script writes it.
enum TransitionEntry: LuaConvertible {
  case named(UIModalTransitionStyle)
  case zoom(mayDismiss: Bool)

  static var luaType: String {
    "string|{ zoom: function, interactiveDismissShouldBegin?: function }"
  }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TransitionEntry {
    switch stack.value(at: index) {
    case .string: return .named(try UIModalTransitionStyle.read(from: stack, at: index))
    case .table(let table):
      for key in table.sortedStringKeys
      where key != "zoom" && key != "interactiveDismissShouldBegin" {
        throw LuaMismatch(
          "unknown key '\(key)'; there are 'zoom' and 'interactiveDismissShouldBegin'")
      }
      guard case .function = table["zoom"] else {
        throw LuaMismatch("'zoom' must be a function that returns a view")
      }
      let condition = table["interactiveDismissShouldBegin"]
      if condition.isNil { return .zoom(mayDismiss: false) }
      guard case .function = condition else {
        throw LuaMismatch("'interactiveDismissShouldBegin' must be a function")
      }
      return .zoom(mayDismiss: true)
    default: throw stack.mismatch("a style or a table with a zoom", at: index)
    }
  }

  func push(onto stack: LuaStack) {
    if case .named(let style) = self { style.push(onto: stack) } else { stack.pushNil() }
  }
}

extension ScriptWorld {
  /// Adds how a controller comes to the screen.
  func withTransition(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor.slot(
      "preferredTransition", as: TransitionEntry?.self,
      summary: "How it comes to the screen, set beforehand: a style, or `{ zoom = fn }` with a "
        + "function of the two controllers that returns the view to zoom from.",
      reading: { _ in nil }
    ) { [unowned self] controller, entry throws(LuaError) in
      controller.preferredTransition = entry.map { self.transition($0, of: controller) }
    }
  }

  private func transition(
    _ entry: TransitionEntry, of controller: UIViewController
  ) -> UIViewController.Transition {
    switch entry {
    case .named(.coverVertical): return .coverVertical
    case .named(.flipHorizontal): return .flipHorizontal
    case .named(.crossDissolve): return .crossDissolve
    case .named(.partialCurl): return .partialCurl
    case .zoom(let mayDismiss):
      let options = UIViewController.Transition.ZoomOptions()
      if mayDismiss {
        options.interactiveDismissShouldBegin = { [weak self, weak controller] _ in
          controller.flatMap { self?.mayDismissZoom(of: $0) } ?? true
        }
      }
      return .zoom(
        options: options,
        sourceViewProvider: { [weak self, weak controller] context -> UIView? in
          controller.flatMap { self?.sourceView(of: $0, context) }
        })
    }
  }

  private func sourceView(
    of controller: UIViewController,
    _ context: UIViewController.Transition.ZoomSourceViewProviderContext
  ) -> UIView? {
    var view: UIView?
    callBack("the view of a zoom") { () throws(LuaError) in
      let result =
        try interpreter.callSlotField(
          of: controller, "preferredTransition", "zoom", ZoomSource(context))?.first ?? .nil
      view = result.object(in: interpreter) as? UIView
      if view == nil, !result.isNil {
        throw LuaError(
          "the function of a zoom must return a UIView, got "
            + interpreter.describe(result))
      }
    }
    return view
  }

  private func mayDismissZoom(of controller: UIViewController) -> Bool {
    var mayDismiss = true
    callBack("interactiveDismissShouldBegin") { () throws(LuaError) in
      let result =
        try interpreter.callSlotField(
          of: controller, "preferredTransition", "interactiveDismissShouldBegin")?.first ?? .nil
      mayDismiss = try flag(result, of: "interactiveDismissShouldBegin") ?? true
    }
    return mayDismiss
  }
}
