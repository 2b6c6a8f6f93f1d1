import Foundation

/// A sheet; in old releases the same as its superclass.
///
/// [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet can have, lowest first; only large by default.
  open var detents: [Detent] = [.large()]
  /// The selected height; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the content below is not dimmed; nil dims it at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling to the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// A height that a sheet can have.
  public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The full height of the sheet.
    public static func large() -> Detent { Detent(.large) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name, as in UIKit.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height of the sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    nonisolated deinit {}
  }

  /// Makes changes; they take effect at once, and another height is animated (F54).
  open func animateChanges(_ changes: () -> Void) { animate(changes) }

  /// When the sheet began to take another height; nil while it keeps its height.
  private(set) var heightChange: Duration?

  /// The current height.
  var currentDetent: Detent.Identifier {
    let names = detents.map(\.identifier)
    let chosen = selectedDetentIdentifier.flatMap { names.contains($0) ? $0 : nil }
    return chosen ?? (names.contains(.medium) ? .medium : .large)
  }

  nonisolated deinit {}
}

extension UISheetPresentationController {
  static let heightChangeDuration = Duration.milliseconds(400)  // unconfirmed

  /// Makes changes that may fail; a height that they change on the screen is drawn half-way, and
  /// nothing is called for it.
  package func animate<Failure>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    let before = currentDetent
    try changes()
    let controller = presentedViewController, stage = controller.stage
    guard currentDetent != before, stage.hierarchy.isVisible(controller.id) else { return }
    let start = stage.now
    heightChange = start
    stage.after(Self.heightChangeDuration) { [weak self] in
      if self?.heightChange == start { self?.heightChange = nil }
    }
  }

  /// Whether its height is at most the largest one at which the surroundings aren't dimmed.
  var isUndimmed: Bool { isUndimmed(at: currentDetent) }

  /// Whether a height is at most the largest one at which the surroundings aren't dimmed.
  func isUndimmed(at detent: Detent.Identifier) -> Bool {
    let heights: [Detent.Identifier] = [.medium, .large]
    guard let largest = largestUndimmedDetentIdentifier.flatMap(heights.firstIndex),
      let current = heights.firstIndex(of: detent)
    else { return false }
    return current <= largest
  }
}
