/// What a navigation bar shows: a function of the stack's items and flags (B1, B14 to B22, B24 to B26).
public struct BarContents: Sendable, Equatable {
  /// From the left edge: buttons of a split view, then the back button, with its chevron.
  public let left: [String]
  /// The text in the middle.
  public let title: String
  /// The same before it was fitted.
  public let wholeTitle: String
  /// The line above the buttons.
  public let prompt: String?
  /// The smaller line below the title; nil for none (F109).
  public let subtitle: String?
  /// From left to right: element 0 of the item's list is at the right edge (B10).
  public let right: [String]
  /// The texts of the items in the middle, from left to right (H76).
  public let middle: [String]
  /// The text of the back button without its chevron; nil if there is none.
  public let back: String?
  /// Whether the title is below the buttons, in large letters (B12).
  public let hasLargeTitle: Bool

  /// Whether the title is at the leading edge, beside the buttons there (F109).
  public let isTitleLeading: Bool
  /// Whether a tap on the title shows a menu.
  public let hasTitleMenu: Bool

  /// The number of buttons at the left edge that the container of the stack adds (F35).
  public let containerCount: Int

  /// The text of the search bar below, or its placeholder; nil if none is shown (E15).
  public let search: String?

  /// The bar of a stack: its top item and the one below.
  ///
  /// The width is that of the bar, in points; it matters where widths limit the texts. A split view
  /// around the stack adds buttons at the left.
  public init(
    top: Item?, back: Item?, rules: BarRules, hasLargeTitle: Bool = false,
    limit: TextLimit = .none, width: Double = .infinity, search: String? = nil,
    container: [String] = []
  ) {
    self.search = search
    let custom = top?.left ?? []
    let right = (top?.right ?? []).reversed()  // B10, B24
    let wanted = Self.backTexts(top: top, back: back, rules)
    middle = top?.middle ?? []
    let ruler = TextRuler(
      limit, rules.texts, width: width, besides: container + custom + right + middle)
    let large = hasLargeTitle ? top?.largeTitle : nil  // D44
    let plain = large ?? top?.titleView ?? top?.title ?? ""  // B7
    wholeTitle =
      top?.hasTitleMenu == true && !plain.isEmpty ? "\(plain) \(Self.menuMark)" : plain
    isTitleLeading = !hasLargeTitle && top.map { $0.style != .navigator } == true  // F109
    hasTitleMenu = top?.hasTitleMenu == true
    let fitted = rules.shortening.fit(
      back: wanted, title: wholeTitle,
      isTitleBeside: !hasLargeTitle, ruler)
    self.back = fitted.back
    self.right = Array(right)
    left = container + (fitted.back.map { [Self.backButton($0)] } ?? []) + custom  // B17
    containerCount = container.count
    title = fitted.title
    prompt = top?.prompt
    let below = hasLargeTitle ? top?.largeSubtitle : nil
    subtitle = top?.titleView == nil || hasLargeTitle ? below ?? top?.subtitle : nil
    self.hasLargeTitle = hasLargeTitle
  }

  /// The texts that the back button may have, the best one first; nil without one: an action needs
  /// nothing below (F108), and an editor has only a chevron (F109).
  private static func backTexts(top: Item?, back: Item?, _ rules: BarRules) -> [String]? {
    if back == nil, let text = top?.backAction { return [text, ""] }
    guard showsBack(top: top, back: back) else { return nil }
    return top?.style == .editor ? [""] : back.map(rules.backTexts)
  }

  /// Whether there is a back button (B15 to B18).
  private static func showsBack(top: Item?, back: Item?) -> Bool {
    guard let top, back != nil, !top.hidesBackButton else { return false }
    return top.left.isEmpty || top.leftItemsSupplementBackButton
  }

  /// A back button as it is shown.
  private static func backButton(_ text: String) -> String {
    text.isEmpty ? chevron : "\(chevron) \(text)"
  }

  /// The mark before a back button's text.
  public static let chevron = "‹"

  /// Whether the last of a stack's titles is large: an automatic one is like the one below it, the
  /// lowest as the bar prefers (B12).
  public static func hasLargeTitle(
    _ modes: [LargeTitleDisplayMode], prefersLargeTitles: Bool
  ) -> Bool {
    prefersLargeTitles && (modes.last { $0 != .automatic } ?? .always) == .always
  }

  /// What the bar uses of a controller's navigation item.
  public struct Item: Sendable, Equatable {
    var title: String?
    var prompt: String?
    var left: [String]
    var right: [String]
    var backItemTitle: String?
    var backButtonTitle: String?
    var backButtonDisplayMode: BackButtonDisplayMode
    var hidesBackButton: Bool
    var leftItemsSupplementBackButton: Bool
    var titleView: String?
    var style: ItemStyle
    var backAction: String?
    var hasTitleMenu: Bool
    /// The texts of the items in the middle.
    public var middle: [String] = []
    /// The title where it is large; nil for the usual one.
    public var largeTitle: String?
    /// The line below the title.
    public var subtitle: String?
    /// The same below a large title; nil for the usual one (unconfirmed).
    public var largeSubtitle: String?

    /// An item; most have only a title.
    public init(
      title: String?, prompt: String? = nil, left: [String] = [], right: [String] = [],
      backItemTitle: String? = nil,
      backButtonTitle: String? = nil, backButtonDisplayMode: BackButtonDisplayMode = .default,
      hidesBackButton: Bool = false, leftItemsSupplementBackButton: Bool = false,
      titleView: String? = nil, style: ItemStyle = .navigator, backAction: String? = nil,
      hasTitleMenu: Bool = false
    ) {
      self.style = style
      self.backAction = backAction
      self.hasTitleMenu = hasTitleMenu
      self.title = title
      self.prompt = prompt
      self.left = left
      self.right = right
      self.backItemTitle = backItemTitle
      self.backButtonTitle = backButtonTitle
      self.backButtonDisplayMode = backButtonDisplayMode
      self.hidesBackButton = hidesBackButton
      self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
      self.titleView = titleView
    }
  }

  /// How a bar arranges what it shows (F109).
  public enum ItemStyle: Int, Sendable, CaseIterable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading edge.
    case browser = 1
    /// The same, and only a chevron for the back button.
    case editor = 2
  }

  /// The mark behind a title with a menu.
  public static let menuMark = "⌄"

  /// How much text a default back button has (B19).
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// Whether a title is large where the bar prefers large ones (B12).
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    case automatic = 0
    case always = 1
    case never = 2
    /// Large beside the buttons, where it needs no further height (E47; here a plain one).
    case inline = 3
  }
}

/// What a tab bar shows.
public struct TabBarContents: Sendable, Equatable {
  /// The titles of the tabs, from left to right.
  public let titles: [String]
  /// The title of the selected tab; nil if there is none.
  public let selected: String?
  /// The badges of the tabs; nil for a tab without one.
  public let badges: [String?]

  /// The contents of a bar.
  public init(titles: [String], selected: String?, badges: [String?] = []) {
    self.titles = titles
    self.selected = selected
    self.badges = badges
  }
}
