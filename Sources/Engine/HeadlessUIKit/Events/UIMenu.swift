import Foundation

/// A group of entries, in a menu of its own or in the place of the group (H17, H20).
///
/// [UIMenu](https://developer.apple.com/documentation/uikit/uimenu)
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Its name, which no other menu has.
  open private(set) var identifier: Identifier
  /// How it is shown.
  open private(set) var options: Options
  /// Its entries.
  open package(set) var children: [UIMenuElement]
  /// How large the entries are (iOS 16); kept, no effect.
  open var preferredElementSize = ElementSize.large

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu \(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries with a mark, at any depth (iOS 15).
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      (child as? UIMenu)?.selectedElements ?? (child.shownState == .on ? [child] : [])
    }
  }

  /// Marks one of its actions and removes the marks of the others (H20).
  func select(_ element: UIMenuElement) {
    let leaves = shownLeaves
    guard leaves.contains(where: { $0 === element }) else { return }
    for leaf in leaves { (leaf as? UIAction)?.state = leaf === element ? .on : .off }
  }

  /// Its entries without groups, at any depth.
  var shownLeaves: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.shownLeaves ?? [$0] }
  }

  override var shownElements: [UIMenuElement] {
    options.contains(.displayInline) ? children.flatMap(\.shownElements) : [self]
  }

  override var shownAttributes: Attributes {
    options.contains(.destructive) ? .destructive : []
  }

  /// The name of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries are in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// At most one of its entries has a mark, which moves to the chosen one (iOS 15).
    public static let singleSelection = Options(rawValue: 32)
    /// Its entries are in a row (iOS 17); kept, no effect.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large the entries of a menu are.
  nonisolated public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  nonisolated deinit {}
}
