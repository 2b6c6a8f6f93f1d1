/// The behavior of bars, by release.
public struct BarRules: Sendable, Equatable {
  /// Whether an item can set the back button's title (B19: iOS 11).
  public var hasBackButtonTitle = true
  /// Whether an item can set the back button's display mode (B19: iOS 14).
  public var hasDisplayModes = true
  /// What happens to a back button's text that is too long (B22).
  public var shortening = TextFitting.replaced
  /// Whether titles can be large (B12: iOS 11).
  public var hasLargeTitles = true
  /// Whether a drag from the left edge pops (B67: iOS 7).
  public var hasSwipe = true
  /// Whether a long press on the back button opens a menu of the stack (B66: iOS 14).
  public var hasBackMenu = true
  /// Whether UIKit pops when a subclass's `shouldPop` returns true; otherwise it must pop by itself
  /// (B64: iOS 13).
  public var popsAfterShouldPop = true
  /// Whether the items of popped controllers are in the bar until the transition has ended (J7: iOS 8).
  public var keepsPoppedItems = true
  /// Whether a stack can hide its bars by itself (B52: iOS 8).
  public var hideByThemselves = true
  /// Whether what is below a new bar shows through (B49: iOS 7).
  public var areTranslucent = true
  /// Whether a wide bar has its search bar beside the title by itself (E16: iOS 16).
  public var placesSearchInline = true
  /// Whether bars have appearances (E44: iOS 13).
  public var haveAppearances = true
  /// How long a stack's bars take to hide or show (B51; the number is unconfirmed).
  public var hideShowDuration = Duration.milliseconds(200)

  /// The sizes of their texts.
  var texts = BarTextMetrics.modern
  /// Their heights (B46, B48).
  public var heights = BarHeights.modern
  /// Whether contents begin below the bars, in a view that wraps them (B47, B49, D36: up to iOS 6).
  public var insetsContents = false

  /// iOS 13 and later.
  static let modern = BarRules()

  /// iOS 7 to 12 (D29).
  static let mid: BarRules = {
    var rules = modern
    rules.hasDisplayModes = false
    rules.hasBackMenu = false
    rules.popsAfterShouldPop = false
    rules.placesSearchInline = false
    rules.haveAppearances = false
    rules.heights = .mid
    return rules
  }()

  /// iOS 5 and 6.
  static let classic: BarRules = {
    var rules = mid
    rules.hasBackButtonTitle = false
    rules.shortening = .ellipsis
    rules.texts = .classic
    rules.hasLargeTitles = false
    rules.hasSwipe = false
    rules.keepsPoppedItems = false
    rules.hideByThemselves = false
    rules.areTranslucent = false
    rules.heights = .classic
    rules.insetsContents = true
    return rules
  }()
}

extension BarRules {
  private static let generic = "Back"

  /// The texts that a back button for an item may have, the best one first.
  ///
  /// B19, B20, B21
  func backTexts(_ item: BarContents.Item) -> [String] {
    switch hasDisplayModes ? item.backButtonDisplayMode : .default {
    case .default: ownBackTexts(item) + [Self.generic, ""]
    case .generic: [item.backItemTitle ?? Self.generic, Self.generic, ""]
    case .minimal: [""]
    }
  }

  /// The title of an item in the back button's menu: its display mode only saves room in the bar
  /// (B66; of the generic one unconfirmed).
  public func menuText(_ item: BarContents.Item) -> String {
    ownBackTexts(item).first ?? Self.generic
  }

  private func ownBackTexts(_ item: BarContents.Item) -> [String] {
    if let title = item.backItemTitle { return [title] }
    return [hasBackButtonTitle ? item.backButtonTitle : nil, item.title].compactMap { $0 }
  }
}
