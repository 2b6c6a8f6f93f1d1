/// The heights of bars, in points, by release.
public struct BarHeights: Sendable, Equatable {
  /// The edges of an iPhone without a `model`; of recent ones unconfirmed.
  var phone = DeviceModel.iPhone14.edges
  /// The edges of an iPad; those of recent ones, with an indicator at the bottom, are unconfirmed.
  let pad = ScreenEdges(statusBar: 20, inLandscape: 20)  // B47
  /// A navigation bar and a toolbar of an iPad (B48).
  @usableFromInline var padBar = 50.0

  /// iOS 13 and later.
  static let modern = BarHeights()

  /// iOS 7 to 12.
  static let mid = BarHeights(
    phone: ScreenEdges(statusBar: 20, inLandscape: 20), padBar: 44)  // B46, B48

  /// iOS 5 and 6.
  static let classic = BarHeights(
    phone: ScreenEdges(statusBar: 20, inLandscape: 20), padBar: 44)  // B46, B47

  /// What the edges of a device's screen take.
  func edges(_ traits: Traits) -> ScreenEdges {
    traits.device == .iPad ? pad : traits.model?.edges ?? phone
  }

  /// The status bar.
  public func statusBar(_ traits: Traits, isHidden: Bool = false) -> Double {
    edges(traits).statusBar(traits.orientation, isHidden: isHidden)
  }

  /// The safe area of a window that fills the screen (E58, E61).
  public func safeArea(_ traits: Traits, isStatusBarHidden: Bool = false) -> Insets {
    edges(traits).safeArea(traits.orientation, isStatusBarHidden: isStatusBarHidden)
  }

  /// The smallest margin at the sides of a controller's view (E65): that of wide phones in landscape
  /// is unconfirmed.
  @inlinable
  public func sideMargin(_ traits: Traits) -> Double {
    let width = traits.model?.screen.width ?? traits.phone.width
    return traits.device == .iPad || width >= 414 ? 20 : 16
  }

  /// A navigation bar with what is below its buttons, and the search bar in it; how much a prompt adds is
  /// unconfirmed.
  @inlinable
  public func navigationBar(
    _ traits: Traits, hasPrompt: Bool, palette: Double, search: SearchRow = .none
  ) -> Double {
    if search.replacesTitle { return search.height }
    let bar = traits.device == .iPad ? padBar : traits.orientation == .portrait ? 44 : 32  // B46
    return bar + (hasPrompt ? 30 : 0) + palette + search.height  // B8
  }

  /// A large title below the buttons of a bar.
  public static let largeTitle = 52.0  // B48

  /// A toolbar.
  public func toolbar(_ traits: Traits) -> Double { traits.device == .iPad ? padBar : 44 }  // B46

  /// A tab bar.
  public static let tabBar = 49.0  // B46, X2
}

/// The bars along one edge of a container.
public struct BarEdge: Sendable, Equatable {
  /// Their total height.
  public let height: Double
  /// Whether the contents extend under them.
  public let isUnderlapped: Bool

  /// The bars along one edge.
  public init(height: Double, isUnderlapped: Bool) {
    self.height = height
    self.isUnderlapped = isUnderlapped
  }
}

extension BarRules {
  /// Whether contents extend under a bar: in old releases under every translucent one, later as the
  /// controller says (B49).
  public func underlaps(isTranslucent: Bool, extendsEdge: Bool, includesOpaque: Bool) -> Bool {
    insetsContents ? isTranslucent : extendsEdge && (isTranslucent || includesOpaque)
  }

  /// Where the contents are in a container of a size (B47, B49).
  public func contents(width: Double, height: Double, top: BarEdge?, bottom: BarEdge?) -> Frame {
    let above = top.map { $0.isUnderlapped ? 0 : $0.height } ?? 0
    let below = bottom.map { $0.isUnderlapped ? 0 : $0.height } ?? 0
    return Frame(x: 0, y: above, width: width, height: max(height - above - below, 0))
  }
}

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
