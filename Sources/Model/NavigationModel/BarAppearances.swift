/// The kinds of appearances that a program gives to a bar (E44).
public enum BarAppearanceKind: String, Sendable, CaseIterable {
  case standard
  case compact
  case scrollEdge
  case compactScrollEdge
}

/// What decides which of its appearances a bar has (E44).
public struct BarSituation: Sendable, Hashable {
  /// Whether it is as low as in the landscape of a phone.
  public var isCompact: Bool
  /// Whether the content ends at its edge: nothing of it is scrolled below the bar.
  public var isAtScrollEdge: Bool

  /// A situation.
  public init(isCompact: Bool = false, isAtScrollEdge: Bool = false) {
    self.isCompact = isCompact
    self.isAtScrollEdge = isAtScrollEdge
  }

  /// The kinds that are looked for, in this order (E44).
  public var kinds: [BarAppearanceKind] { Self.orders[self] ?? [.standard] }

  private static let orders: [BarSituation: [BarAppearanceKind]] = [
    BarSituation(): [.standard],
    BarSituation(isCompact: true): [.compact, .standard],
    BarSituation(isAtScrollEdge: true): [.scrollEdge, .standard],
    BarSituation(isCompact: true, isAtScrollEdge: true): [
      .compactScrollEdge, .scrollEdge, .compact, .standard,
    ],
  ]

  /// Whether an appearance of a kind is in force without its background: the standard one at the edge
  /// (E44).
  public func removesBackground(of kind: BarAppearanceKind) -> Bool {
    isAtScrollEdge && kind == .standard
  }

  /// The first of the kinds that one of the sources has, each kind being looked for in all of them
  /// (E44).
  public func choose<Appearance>(
    from sources: [[BarAppearanceKind: Appearance]]
  ) -> (kind: BarAppearanceKind, appearance: Appearance)? {
    for kind in kinds {
      for source in sources {
        if let appearance = source[kind] { return (kind, appearance) }
      }
    }
    return nil
  }
}

/// The background of a bar that a program has given an appearance.
public struct BarBackground: Sendable, Hashable, Codable {
  /// What it is filled with: `default`, `transparent`, or the name of a color.
  public var fill: String
  /// The color of the line at its edge; nil for none.
  public var shadow: String?
  /// The color of the title; nil for the usual one.
  public var titleColor: String?

  /// A background.
  public init(fill: String, shadow: String? = nil, titleColor: String? = nil) {
    self.fill = fill
    self.shadow = shadow
    self.titleColor = titleColor
  }

  /// The fill of a bar that content shines through.
  public static let blurred = "default"
  /// The fill of a bar without a background.
  public static let transparent = "transparent"
}
