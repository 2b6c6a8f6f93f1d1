/// When a scroll view adds what is covered of its edges to the insets of its content (E31): a row.
public struct InsetAdjustment: Sendable, Equatable {
  /// When it does so on each axis.
  let vertical, horizontal: Condition

  /// When the insets of an axis are added.
  public enum Condition: Sendable {
    /// In any case.
    case always
    /// Not at all.
    case never
    /// If the content is larger than the frame there, or bounces in any case.
    case ifScrollable
    /// If it is scrollable, or the controller adjusts its scroll views in a navigation controller.
    case ifScrollableOrInStack
    /// If the controller adjusts its scroll view.
    case ifControllerAdjusts
  }

  /// `.automatic`.
  public static let automatic = Self(vertical: .ifScrollableOrInStack, horizontal: .ifScrollable)
  /// `.scrollableAxes`.
  public static let scrollableAxes = Self(vertical: .ifScrollable, horizontal: .ifScrollable)
  /// `.never`.
  public static let never = Self(vertical: .never, horizontal: .never)
  /// `.always`.
  public static let always = Self(vertical: .always, horizontal: .always)
  /// Of the releases without a safe area, where the controller decides (E67).
  public static let byController = Self(vertical: .ifControllerAdjusts, horizontal: .never)

  /// What is added of what is covered.
  public func insets(of covered: Insets, for content: ScrollableContent) -> Insets {
    var insets = Insets.zero
    if vertical.applies(isScrollable: content.scrollsVertically, content) {
      (insets.top, insets.bottom) = (covered.top, covered.bottom)
    }
    if horizontal.applies(isScrollable: content.scrollsHorizontally, content) {
      (insets.left, insets.right) = (covered.left, covered.right)
    }
    return insets
  }
}

extension InsetAdjustment.Condition {
  fileprivate func applies(isScrollable: Bool, _ content: ScrollableContent) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .ifScrollable: isScrollable
    case .ifScrollableOrInStack: isScrollable || content.isAdjustedInStack
    case .ifControllerAdjusts: content.isAdjustedByController
    }
  }
}

/// What is known about the content of a scroll view.
public struct ScrollableContent: Sendable, Equatable {
  /// Whether it can be scrolled along each axis, or bounces there in any case.
  public var scrollsVertically = false, scrollsHorizontally = false
  /// Whether its controller adjusts its scroll views and is in a navigation controller.
  public var isAdjustedInStack = false
  /// Whether its controller adjusts this scroll view, the first in its view.
  public var isAdjustedByController = false

  /// A content that fits into its scroll view.
  public init() {}
}
