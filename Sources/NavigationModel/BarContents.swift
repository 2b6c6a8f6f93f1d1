/// What a navigation bar shows: a function of the top two items and nothing else (B1, B14 to B26).
public struct BarContents: Sendable, Equatable {
  /// From the left edge on; the back button first, with its chevron.
  public let left: [String]
  /// The text in the middle.
  public let title: String
  /// The line above the buttons.
  public let prompt: String?
  /// As seen from left to right: element 0 of the item's list stands at the right edge (B10).
  public let right: [String]
  /// The text of the back button without its chevron; nil where there is none.
  public let back: String?

  /// The bar of a stack: its top item and the one below.
  public init(top: Item?, back: Item?, era: Era) {
    let custom = top?.left ?? []
    let showsBack =
      back != nil && top?.hidesBackButton == false  // B18
      && (custom.isEmpty || top?.leftItemsSupplementBackButton == true)  // B15, B17
    self.back = showsBack ? back.map { Self.backText($0, era: era) } : nil
    left = (self.back.map { [$0.isEmpty ? Self.chevron : "\(Self.chevron) \($0)"] } ?? []) + custom
    title = top?.title ?? ""  // B7
    prompt = top?.prompt
    right = (top?.right ?? []).reversed()  // B10, B24
  }

  /// The mark before a back button's text.
  public static let chevron = "‹"

  /// The text of the back button that stands for an item.
  ///
  /// B19, B20, B21
  private static func backText(_ item: Item, era: Era) -> String {
    if let title = item.backItemTitle { return title }
    guard era == .modern else { return item.title ?? "Back" }
    switch item.backButtonDisplayMode {
    case .default: return item.backButtonTitle ?? item.title ?? "Back"
    case .generic: return "Back"
    case .minimal: return ""
    }
  }

  /// What the bar needs to know of a controller's navigation item.
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

    /// An item; most say nothing but their title.
    public init(
      title: String?, prompt: String? = nil, left: [String] = [], right: [String] = [],
      backItemTitle: String? = nil,
      backButtonTitle: String? = nil, backButtonDisplayMode: BackButtonDisplayMode = .default,
      hidesBackButton: Bool = false, leftItemsSupplementBackButton: Bool = false
    ) {
      self.title = title
      self.prompt = prompt
      self.left = left
      self.right = right
      self.backItemTitle = backItemTitle
      self.backButtonTitle = backButtonTitle
      self.backButtonDisplayMode = backButtonDisplayMode
      self.hidesBackButton = hidesBackButton
      self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    }
  }

  /// How much text a default back button has (B19).
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
}
