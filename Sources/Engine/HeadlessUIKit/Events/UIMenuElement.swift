import Foundation
import NavigationModel

/// An entry of a menu: an action, a command or another menu (H17).
///
/// [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement)
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The text.
  open var title: String { ownTitle }
  /// The text, for the framework.
  final var ownTitle: String
  /// The picture beside the text; only its name is kept.
  open var image: UIImage? { ownImage }
  final var ownImage: UIImage?
  /// The second text (iOS 15).
  open var subtitle: String?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]

  init(title: String, image: UIImage? = nil, subtitle: String? = nil) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// What an entry looks like and allows.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an entry has a mark.
  nonisolated public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The elements that it stands for in a menu: itself, or what a group shows in its place.
  var shownElements: [UIMenuElement] { [self] }
  /// What it looks like and allows.
  var shownAttributes: Attributes { [] }
  /// Whether it has a mark.
  var shownState: State { .off }
  /// Performs it; a menu does nothing.
  func perform(from sender: AnyObject?) {}

  nonisolated deinit {}
}

extension UIMenuElement {
  /// The text that a menu shows for it.
  var textInMenu: String {
    let mark =
      switch shownState {
      case .off: ""
      case .on: "✓ "
      case .mixed: "– "
      }
    return mark + title + (self is UIMenu ? " ›" : "")
  }
}
