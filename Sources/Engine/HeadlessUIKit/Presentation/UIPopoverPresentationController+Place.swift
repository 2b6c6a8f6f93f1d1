import Foundation
import NavigationModel

extension UIPopoverPresentationController {
  /// What the arrow points at.
  enum Anchor {
    case item(UIBarButtonItem)
    case view(UIView, CGRect)
    case tab(UITab)
  }

  /// What the arrow points at; nil if nothing has been set (F67).
  var anchor: Anchor? {
    switch sourceItem {
    case let item as UIBarButtonItem: return .item(item)
    case let tab as UITab: return .tab(tab)
    case let view as UIView: return .view(view, view.boundsOfSource)
    default: break
    }
    if let barButtonItem { return .item(barButtonItem) }
    return sourceView.map { .view($0, sourceRect.isSource ? sourceRect : $0.boundsOfSource) }
  }

  /// Whether it has something to point at.
  var hasSource: Bool { anchor != nil }

  /// The bar button that it points at; nil if it points at something else.
  var item: UIBarButtonItem? {
    if case .item(let item) = anchor { item } else { nil }
  }

  /// Lets the bar of the button be tapped (F73).
  func passTouchesToBar() {
    guard let bar = item?.bar else { return }
    passthroughViews = (passthroughViews ?? []) + [bar]
  }

  /// Whether it is displayed as a popover now.
  var isUp: Bool {
    guard let controller, let presenter = controller.stage.hierarchy[controller.id].presenter,
      let presentation = controller.stage.hierarchy[presenter].presentation
    else { return false }
    return presentation.adaptedStyle == .popover && controller.presentationManagerIfMade === self
  }

  /// What it points at, in points of the screen; nil if that is not on the screen.
  var sourceFrame: Frame? {
    switch anchor {
    case .item(let item): item.frameOnScreen
    case .tab(let tab): tab.frameOnScreen
    case .view(let view, let part):
      view.window.map { _ in
        let origin = view.originOnScreen
        return Frame(part.offsetBy(dx: origin.x, dy: origin.y))
      }
    case nil: nil
    }
  }

  /// Where it is, and the edge that its arrow is at; nil while it isn't displayed, or what it points
  /// at isn't.
  var place: (frame: Frame, arrow: Screen.Edge)? {
    guard isUp, let controller, let sourceFrame else { return nil }
    let screen = controller.stage.traits.screen
    let size = popoverController?.explicitSize ?? controller.preferredContentSize
    let hasSize = size.width > 0 && size.height > 0
    let room = PopoverRoom(
      source: sourceFrame,
      screen: Frame(x: 0, y: 0, width: screen.width, height: screen.height),
      margins: Insets(popoverLayoutMargins), permitted: permittedArrowDirections.edges,
      mayCoverSource: canOverlapSourceViewRect)
    return room.place(  // P42, unconfirmed without a size
      width: hasSize ? Double(size.width) : 320, height: hasSize ? Double(size.height) : 480)
  }
}

// MARK: Repositioning

extension UIPopoverPresentationController {
  /// Asks the delegate to prepare it.
  func askToPrepare() {
    let manager: UIPresentationController = self
    manager.call(UIPresentationController.Calls.prepareForPopoverPresentation) {
      $0.prepareForPopoverPresentation(self)
    }
  }

  /// Asks the delegate for another source after a rotation or a change of size (F71); not for a bar
  /// button, which its bar places.
  func askForOtherSource() {
    guard isUp, case .view(var view, var rect) = anchor else { return }
    let manager: UIPresentationController = self
    let former = (view, rect)
    manager.call(UIPresentationController.Calls.willReposition) {
      $0.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    }
    guard view !== former.0 || rect != former.1 else { return }
    if sourceItem != nil { sourceItem = nil }
    (sourceView, sourceRect) = (view, rect)
  }
}

/// The sides of a popover that its arrow may be on.
///
/// [UIPopoverArrowDirection](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection)
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates sides from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: it is at the upper edge.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: it is at the lower edge.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No side, while the popover isn't visible.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  /// The best side if it is permitted, otherwise the first that is; unconfirmed.
  func chosen(_ best: Self) -> Self {
    [best, .up, .down, .left, .right].first { contains($0) } ?? best
  }
}
