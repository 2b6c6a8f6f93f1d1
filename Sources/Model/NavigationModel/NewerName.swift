/// A name that older releases didn't have, and what programs used there instead.
///
/// It is accepted in every profile; one that didn't have it says so once.
public struct NewerName: Sendable, Equatable {
  /// The name, as Swift has it.
  public let name: String
  /// The first release that has it.
  public let since: Int
  /// What programs used before.
  public let instead: String

  private init(_ name: String, since: Int, instead: String) {
    self.name = name
    self.since = since
    self.instead = instead
  }

  /// Whether no release of an era has it.
  public func isMissing(in era: Era) -> Bool { since > era.lastRelease }
}

extension NewerName {
  /// An alert or action sheet as a controller.
  public static let alertController = NewerName(
    "UIAlertController", since: 8, instead: "UIAlertView and UIActionSheet")
  /// A controller's transition.
  public static let transitionCoordinator = NewerName(
    "transitionCoordinator", since: 7, instead: "viewWillAppear(animated) and the did-callbacks")
  /// What manages a presentation.
  public static let presentationController = NewerName(
    "presentationController", since: 8, instead: "modalPresentationStyle")
  /// The size classes.
  public static let traitCollection = NewerName(
    "traitCollection", since: 8, instead: "the device's idiom and interfaceOrientation")
  /// Shows a controller in the nearest container.
  public static let show = NewerName(
    "show", since: 8, instead: "pushViewController or present")
  /// Shows a controller as the detail.
  public static let showDetailViewController = NewerName(
    "showDetailViewController", since: 8, instead: "the split view's viewControllers or present")
  /// A presentation style.
  public static let custom = NewerName(
    "custom", since: 7, instead: "modalTransitionStyle")
  /// A presentation style.
  public static let overFullScreen = NewerName(
    "overFullScreen", since: 8, instead: "a view above the others")
  /// A presentation style.
  public static let overCurrentContext = NewerName(
    "overCurrentContext", since: 8, instead: "currentContext")
  /// A presentation style.
  public static let popover = NewerName(
    "popover", since: 8, instead: "UIPopoverController")
  /// A bar that a tap hides.
  public static let hidesBarsOnTap = NewerName(
    "hidesBarsOnTap", since: 8, instead: "setNavigationBarHidden(_:animated:)")
  /// Bars that a swipe hides.
  public static let hidesBarsOnSwipe = NewerName(
    "hidesBarsOnSwipe", since: 8, instead: "setNavigationBarHidden(_:animated:)")
  /// Bars that the keyboard hides.
  public static let hidesBarsWhenKeyboardAppears = NewerName(
    "hidesBarsWhenKeyboardAppears", since: 8, instead: "setNavigationBarHidden(_:animated:)")
  /// Bars that a small height hides.
  public static let hidesBarsWhenVerticallyCompact = NewerName(
    "hidesBarsWhenVerticallyCompact", since: 8, instead: "setNavigationBarHidden(_:animated:)")
  /// A title in large letters.
  public static let prefersLargeTitles = NewerName(
    "prefersLargeTitles", since: 11, instead: "title")
  /// A search that is presented.
  public static let searchController = NewerName(
    "UISearchController", since: 8, instead: "UISearchDisplayController")
  /// A search bar in the navigation bar.
  public static let searchControllerOfItem = NewerName(
    "searchController", since: 11, instead: "the table's tableHeaderView")
  /// Whether a search bar hides as its contents scroll.
  public static let hidesSearchBarWhenScrolling = NewerName(
    "hidesSearchBarWhenScrolling", since: 11, instead: "the table's tableHeaderView")
  /// Whether the text decides if a search shows its results.
  public static let automaticallyShowsSearchResultsController = NewerName(
    "automaticallyShowsSearchResultsController", since: 13, instead: "searchResultsController")
  /// Whether a search shows its results.
  public static let showsSearchResultsController = NewerName(
    "showsSearchResultsController", since: 13, instead: "searchResultsController")
  /// Whether an active search shows Cancel.
  public static let automaticallyShowsCancelButton = NewerName(
    "automaticallyShowsCancelButton", since: 13, instead: "showsCancelButton")
  /// Whether an active search shows its scopes.
  public static let automaticallyShowsScopeBar = NewerName(
    "automaticallyShowsScopeBar", since: 13, instead: "showsScopeBar")
  /// The text field of a search bar.
  public static let searchTextField = NewerName("searchTextField", since: 13, instead: "text")
  /// How a bar looks.
  public static let barAppearance = NewerName(
    "UIBarAppearance", since: 13, instead: "barStyle")
  /// When a search shows its scopes.
  public static let scopeBarActivation = NewerName(
    "scopeBarActivation", since: 16, instead: "automaticallyShowsScopeBar")
  /// Where a bar should have its search bar.
  public static let preferredSearchBarPlacement = NewerName(
    "preferredSearchBarPlacement", since: 16, instead: "searchController")
  /// What a search suggests.
  public static let searchSuggestions = NewerName(
    "searchSuggestions", since: 16, instead: "a searchResultsController")
  /// What the arrow of a popover points at.
  public static let sourceItem = NewerName(
    "sourceItem", since: 16, instead: "barButtonItem or sourceView")
  /// Traits that an environment has in place of those around it.
  public static let traitOverrides = NewerName(
    "traitOverrides", since: 17, instead: "setOverrideTraitCollection(_:forChild:)")
  /// A closure that is called when traits change.
  public static let registerForTraitChanges = NewerName(
    "registerForTraitChanges", since: 17, instead: "traitCollectionDidChange(_:)")
  /// The appearance of a controller or a view.
  public static let overrideUserInterfaceStyle = NewerName(
    "overrideUserInterfaceStyle", since: 13, instead: "colours of the program's own")
  /// How a controller comes to the screen.
  public static let preferredTransition = NewerName(
    "preferredTransition", since: 18, instead: "modalTransitionStyle or an animator")
  /// The menu of a button of a bar.
  public static let menu = NewerName("menu", since: 14, instead: "an action sheet")
  /// What the back button performs.
  public static let backAction = NewerName(
    "backAction", since: 16, instead: "a leftBarButtonItem")
  /// Tabs that are objects of their own.
  public static let tabs = NewerName("tabs", since: 18, instead: "viewControllers")
  /// Asks controllers again for the orientations they support.
  public static let setNeedsUpdateOfSupportedInterfaceOrientations = NewerName(
    "setNeedsUpdateOfSupportedInterfaceOrientations", since: 16,
    instead: "attemptRotationToDeviceOrientation")

  /// The table of all of them.
  public static let all: [NewerName] = [
    alertController, transitionCoordinator, presentationController, traitCollection, show,
    showDetailViewController, custom, overFullScreen, overCurrentContext, popover, hidesBarsOnTap,
    hidesBarsOnSwipe, hidesBarsWhenKeyboardAppears, hidesBarsWhenVerticallyCompact,
    prefersLargeTitles, setNeedsUpdateOfSupportedInterfaceOrientations, searchController,
    searchControllerOfItem, hidesSearchBarWhenScrolling,
    automaticallyShowsSearchResultsController, showsSearchResultsController,
    automaticallyShowsCancelButton, automaticallyShowsScopeBar, searchTextField,
    barAppearance, scopeBarActivation, preferredSearchBarPlacement, searchSuggestions, sourceItem,
    tabs, traitOverrides, registerForTraitChanges, overrideUserInterfaceStyle, preferredTransition,
    menu, backAction,
  ]

  /// The row of a presentation style; nil for one that every profile has.
  public static func style(_ style: UIModalPresentationStyle) -> NewerName? { ofStyles[style] }

  private static let ofStyles: [UIModalPresentationStyle: NewerName] = {
    var rows: [UIModalPresentationStyle: NewerName] = [:]
    for style in UIModalPresentationStyle.allCases {
      rows[style] = all.first { $0.name == "\(style)" }
    }
    return rows
  }()
}

extension Era {
  /// The newest release with the wordings of this era.
  var lastRelease: Int {
    Era.allCases.first { $0 > self }.map { $0.rawValue - 1 } ?? .max
  }
}
