/// What a search bar below the title adds to a navigation bar.
public struct SearchRow: Sendable, Equatable {
  /// How much of it is shown, in points.
  public var height: Double
  /// Whether it is all that is shown: the title and the buttons are hidden while the search is active
  /// (E14).
  public var replacesTitle: Bool

  /// A row of a height.
  public init(height: Double, replacesTitle: Bool = false) {
    self.height = height
    self.replacesTitle = replacesTitle
  }

  /// No search bar, or one beside the title.
  public static let none = SearchRow(height: 0)
  /// The height of a search bar (EQ8, unconfirmed).
  public static let barHeight = 52.0
  /// The height of its scope bar; unconfirmed.
  public static let scopeHeight = 44.0
}

/// Where a navigation bar shows a search bar (E16).
public enum SearchBarPlacement: Int, Sendable, CaseIterable {
  case automatic = 0
  case inline = 1
  case stacked = 2
  case integrated = 3
  case integratedCentered = 4
  case integratedButton = 5
}

extension BarRules {
  /// The place that a bar has for a search bar: at the trailing edge only where the width is regular,
  /// by itself from iOS 16 on (E16); that it is below the title elsewhere is unconfirmed.
  public func placement(
    preferred: SearchBarPlacement, in traits: Traits
  ) -> SearchBarPlacement {
    let fits = traits.horizontal == .regular
    return switch preferred {
    case .automatic: fits && placesSearchInline ? .inline : .stacked
    case .stacked: .stacked
    case .inline, .integrated, .integratedCentered, .integratedButton: fits ? .inline : .stacked
    }
  }
}
