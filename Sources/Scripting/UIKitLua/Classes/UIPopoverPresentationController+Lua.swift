import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// What the arrow of a popover points at, as scripts give it.
enum SourceItem: LuaConvertible {
  case item(any UIPopoverPresentationControllerSourceItem)

  static var luaType: String { "UIView, UIBarButtonItem or UITab" }
  static var luaDescription: LuaType {
    .union([UIView.luaDescription, UIBarButtonItem.luaDescription, UITab.luaDescription])
  }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SourceItem {
    let object = stack.value(at: index).object(in: stack.interpreter)
    guard let item = object as? any UIPopoverPresentationControllerSourceItem else {
      throw stack.mismatch(luaType, at: index)
    }
    return .item(item)
  }

  func push(onto stack: LuaStack) {
    if case .item(let item) = self, let object = item as? any LuaObject {
      stack.push(object: object)
    } else {
      stack.pushNil()
    }
  }
}

/// Directions of an arrow: one name, or a list of names.
struct ArrowDirections: LuaConvertible {
  /// The directions.
  let value: UIPopoverArrowDirection

  private typealias Names = Either<UIPopoverArrowDirection, [UIPopoverArrowDirection]>

  static var luaType: String { "UIPopoverArrowDirection or a list of them" }
  static var luaDescription: LuaType { Names.luaDescription }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ArrowDirections {
    if case .table = stack.value(at: index) {
      let list = try [UIPopoverArrowDirection].read(from: stack, at: index)
      return ArrowDirections(value: UIPopoverArrowDirection(list))
    }
    return ArrowDirections(value: try UIPopoverArrowDirection.read(from: stack, at: index))
  }

  func push(onto stack: LuaStack) {
    if UIPopoverArrowDirection.luaCases.contains(where: { $0.value == value }) {
      return value.push(onto: stack)
    }
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    all.filter(value.contains).push(onto: stack)
  }
}

extension ScriptWorld {
  var popoverPresentationController: ClassDescriptor<UIPopoverPresentationController> {
    ClassDescriptor(
      "UIPopoverPresentationController", of: UIPopoverPresentationController.self,
      extends: "UIPresentationController", receiver: "popover",
      summary: "Manages a popover, whose arrow points at a view, a button or a tab."
    )
    .property(
      "permittedArrowDirections",
      summary: "The sides that its arrow may be on; set it before the popover is displayed.",
      get: { ArrowDirections(value: $0.permittedArrowDirections) },
      set: { $0.permittedArrowDirections = $1.value }
    )
    .arrowDirection()
    .property(
      "sourceItem",
      summary: "What the arrow points at: a view, a button or a tab; before the other two.",
      owned: true, get: { $0.sourceItem.map { SourceItem.item($0) } },
      set: { (popover: UIPopoverPresentationController, item: SourceItem?) -> Void in
        popover.sourceItem =
          if case .item(let item) = item { item } else { nil }
      }
    )
    .sourceView("The view that the arrow points at; this or another source is required.")
    .sourceRect()
    .barButtonItem(owned: true)
    .passthroughViews()
    .canOverlapSourceViewRect()
    .backgroundColor()
    .popoverLayoutMargins()
    .property(
      "adaptiveSheetPresentationController",
      summary: "The sheet that it becomes in compact surroundings.",
      get: { [unowned self] in adopted($0.adaptiveSheetPresentationController) }
    )
  }
}
