import HeadlessUIKit
import Lua

extension SystemParts: LuaStructure {
  package static var luaType: String { "SystemParts" }
  package static let luaSummary =
    "What the controllers on screen decide about the home indicator, the edges and the pointer."
  package static let luaFields = [
    LuaField("hidesHomeIndicator", Bool.self, "Whether the home indicator hides by itself."),
    LuaField(
      "deferredEdges", [UIRectEdge].self, "Where the app's gestures come before the system's."),
    LuaField("locksPointer", Bool.self, "Whether the pointer is locked."),
    LuaField(
      "locksOrientation", Bool.self, "Whether the screen doesn't follow the device (iOS 26)."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("controllers decide on it: override prefersHomeIndicatorAutoHidden")
  }

  package var fieldValues: [any LuaConvertible] {
    [hidesHomeIndicator, deferredEdges.list, locksPointer, locksOrientation]
  }
}

extension UIRectEdge {
  /// The edges one by one.
  var list: [UIRectEdge] {
    UIRectEdge.luaCases.map(\.value).filter { $0 != .all && !$0.isEmpty && contains($0) }
  }
}

/// Edges of a rectangle: one of the names, or a sequence of them.
struct RectEdges: LuaConvertible {
  let edges: UIRectEdge

  static var luaType: String { UIRectEdge.luaType }

  static var luaDescription: LuaType {
    .union([UIRectEdge.luaDescription, [UIRectEdge].luaDescription])
  }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RectEdges {
    if case .string = stack.value(at: index) {
      return RectEdges(edges: try UIRectEdge.read(from: stack, at: index))
    }
    return RectEdges(edges: UIRectEdge(try [UIRectEdge].read(from: stack, at: index)))
  }

  func push(onto stack: LuaStack) {
    if UIRectEdge.luaCases.contains(where: { $0.value == edges }) {
      edges.push(onto: stack)
    } else {
      edges.list.push(onto: stack)
    }
  }
}

extension ScriptWorld {
  /// Adds what controllers decide about the home indicator, the edges and the pointer.
  func withSystemParts(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "prefersHomeIndicatorAutoHidden",
        summary: "Whether the home indicator hides by itself; override it with a function of this "
          + "name.",
        super: { $0.prefersHomeIndicatorAutoHidden }, get: { $0.resolvedHomeIndicatorAutoHidden }
      )
      .property(
        "childForHomeIndicatorAutoHidden",
        summary: "The child that decides on the home indicator; nil for itself.",
        super: { $0.childForHomeIndicatorAutoHidden },
        get: { $0.resolvedChildForHomeIndicatorAutoHidden }
      )
      .setNeedsUpdateOfHomeIndicatorAutoHidden()
      .property(
        "preferredScreenEdgesDeferringSystemGestures",
        summary: "The edges at which its gestures come before the system's; override it with a "
          + "function of this name.",
        super: { $0.preferredScreenEdgesDeferringSystemGestures.list },
        get: { $0.resolvedDeferredEdges.list }
      )
      .property(
        "childForScreenEdgesDeferringSystemGestures",
        summary: "The child that decides on the edges; nil for itself.",
        super: { $0.childForScreenEdgesDeferringSystemGestures },
        get: { $0.resolvedChildForScreenEdges }
      )
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      .property(
        "prefersPointerLocked",
        summary: "Whether the pointer is locked; override it with a function of this name.",
        super: { $0.prefersPointerLocked }, get: { $0.resolvedPrefersPointerLocked }
      )
      .property(
        "childViewControllerForPointerLock",
        summary: "The child that decides on the pointer; nil for itself.",
        super: { $0.childViewControllerForPointerLock }, get: { $0.resolvedChildForPointerLock }
      )
      .setNeedsUpdateOfPrefersPointerLocked()
      .property(
        "prefersInterfaceOrientationLocked",
        summary: "Whether the screen keeps its orientation when the device is turned; override it "
          + "with a function of this name.",
        super: { $0.prefersInterfaceOrientationLocked },
        get: { $0.resolvedPrefersOrientationLocked }
      )
      .property(
        "childViewControllerForInterfaceOrientationLock",
        summary: "The child that decides whether the orientation is locked; nil for itself.",
        super: { $0.childViewControllerForInterfaceOrientationLock },
        get: { $0.resolvedChildForOrientationLock }
      )
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}
