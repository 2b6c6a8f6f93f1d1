import Foundation
import NavigationModel

/// The item a navigation bar shows while a controller is on top of its stack.
///
/// B1 to B22, B24 to B26
///
/// [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem)
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// The text in the middle (B7).
  open var title: String?
  /// A line of text above the buttons (B8).
  open var prompt: String? {
    didSet {
      guard (prompt == nil) != (oldValue == nil) else { return }
      Stage.current.hasPrompts = true
      guard let owner else { return }
      (owner.currentParent as? UINavigationController)?.layOutTop()
    }
  }
  /// A smaller line of text below the title (iOS 26; F109).
  open var subtitle: String?
  /// The same below a large title; nil for `subtitle` (iOS 26; F109).
  ///
  /// That it falls back is unconfirmed.
  open var largeSubtitle: String?
  /// The text in the middle with attributes, which have no effect; in place of the title (iOS 26; D44).
  open var attributedTitle: AttributedString?
  /// The text below the buttons where the title is large; nil for the title (iOS 26; D44).
  open var largeTitle: String?
  /// The line below the title with attributes, which have no effect; in place of `subtitle` (iOS 26;
  /// D44).
  open var attributedSubtitle: AttributedString?
  /// The same below a large title (iOS 26; D44).
  open var largeAttributedSubtitle: AttributedString?
  /// The view below the title, whose text is shown; in place of the texts there (iOS 26; D44).
  open var subtitleView: UIView?
  /// The same below a large title (iOS 26; D44).
  open var largeSubtitleView: UIView?
  /// The delegate of a user who renames the document; kept, no effect, and not retained (iOS 16; D44).
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// What the header of the title's menu says of a document; kept, no effect (iOS 16; D44).
  open var documentProperties: UIDocumentProperties?
  /// The items at the left edge, from the edge inwards (B10), each of them once (B32).
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      leftBarButtonItems = leftBarButtonItems.map(Self.once)
      if leftBarButtonItems != nil { leadingItemGroups = [] }
      arrangeViews()
    }
  }
  /// The items at the right edge, from the edge inwards (B10), each of them once (B32).
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      rightBarButtonItems = rightBarButtonItems.map(Self.once)
      if rightBarButtonItems != nil { trailingItemGroups = [] }
      arrangeViews()
    }
  }
  /// The groups of items at the left edge; setting them replaces `leftBarButtonItems`, and the other
  /// way round (iOS 16; H110).
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !leadingItemGroups.isEmpty { leftBarButtonItems = nil }
      arrangeViews()
    }
  }
  /// The groups of items at the right edge, the first one innermost; setting them replaces
  /// `rightBarButtonItems`, and the other way round (iOS 16; H110).
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !trailingItemGroups.isEmpty { rightBarButtonItems = nil }
      arrangeViews()
    }
  }
  /// The group at the right edge, beyond all others and the overflow menu; nil for none (iOS 16; H110).
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { arrangeViews() } }
  /// The back button that the next controller shows for this one (B16, B20, X7).
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the default back button for this one (B19).
  open var backButtonTitle: String?
  /// How much text the default back button for this one shows (B19).
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden while this one is on top (B18).
  open var hidesBackButton = false
  /// Whether custom left items are shown beside the back button instead of replacing it (B17).
  open var leftItemsSupplementBackButton = false
  /// The view shown in the middle instead of the title (B7).
  open var titleView: UIView? {
    didSet {
      ItemViews.areUsed = true
      if titleView !== oldValue { arrangeViews() }
    }
  }
  /// How large the title is if the bar prefers large titles (B12).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { owner?.navigationController?.largeTitleDidChange() }
  }
  /// What the back button performs instead of a pop, while this one is on top; with nothing below, a
  /// back button is made from its title or image (iOS 16; F108).
  open var backAction: UIAction? {
    didSet { if backAction != nil { Stage.current.note(.backAction) } }
  }
  /// How the bar arranges what it shows (iOS 16; F109).
  open var style = ItemStyle.navigator
  /// The groups of items in the middle for the styles browser and editor, else in an overflow menu
  /// (iOS 16; H76).
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// A name under which UIKit stores how the user customizes the bar (iOS 16); kept, no effect.
  open var customizationIdentifier: String?
  /// Entries of the overflow menu after those of the groups (iOS 16; H76).
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { overflowItem = makeOverflowItem() }
  }
  /// The item that shows the overflow menu.
  private(set) lazy var overflowItem = makeOverflowItem()
  /// Makes the menu of the title from the entries that UIKit suggests, of which there are none; nil
  /// for none (iOS 16; H23).
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { titleMenu = titleMenuProvider.map { AnsweringHandler(.titleMenu, $0) } }
  }
  private var titleMenu: AnsweringHandler<[UIMenuElement], UIMenu?>?
  /// The appearances of the bar while it is on top.
  var appearances = BarAppearances()
  /// What it knows about the search in its bar; nil until it is used.
  var search: ItemSearch?
  /// The controller that it belongs to.
  var owner: UIViewController? {
    get { controller.place.object }
    set { controller = Unretained(newValue) }
  }
  private var controller = Unretained<UIViewController>()

  /// Creates an item without an owner.
  public init(title: String) {
    self.title = title
    super.init()
    noteClass()
  }

  /// Creates an item without a title and an owner.
  public override init() {
    super.init()
    noteClass()
  }

  /// Notes that items may have prompts: a subclass may have one that it never sets.
  private final func noteClass() {
    if type(of: self) != UINavigationItem.self { Stage.current.hasPrompts = true }
  }

  convenience init(title: String?, owner: UIViewController?) {
    self.init()
    self.title = title
    self.owner = owner
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    noteClass()
    UINavigationItem.archivedProperties.decode(self, with: coder)
  }

  /// Archives its texts and buttons, without its title view.
  open func encode(with coder: NSCoder) {
    UINavigationItem.archivedProperties.encode(self, with: coder)
  }

  /// Element 0 of `leftBarButtonItems` (B9).
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replaceFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// Element 0 of `rightBarButtonItems` (B9).
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replaceFirst(of: rightBarButtonItems, with: newValue) }
  }

  /// Sets element 0 of `rightBarButtonItems` (B13).
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the right edge (B13).
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the items at the left edge (B13).
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets element 0 of `leftBarButtonItems` (B13).
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Hides or shows the back button (B13).
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Takes its views into the bar of its controller, if there is one.
  ///
  /// A bar without a controller takes them when its items change.
  private func arrangeViews() {
    guard ItemViews.areUsed else { return }
    owner?.navigationController?.navigationBar.arrangeItemViews()
  }

  /// Taps the title: shows its menu; returns the reason if there is none.
  func userTapsTitle() -> String? {
    guard let titleMenu else { return "the title has no menu" }
    guard let menu = titleMenu.answer([]) else { return "titleMenuProvider returned no menu" }
    Stage.current.show(menu, from: self)
    return nil
  }

  /// Its name in timelines.
  package var label: String { title ?? owner?.title ?? "item" }

  /// Assigning an item replaces element 0, nil removes it, and an item that is in the list already
  /// moves to the front (B9).
  private static func replaceFirst(
    of items: [UIBarButtonItem]?, with item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let items = items ?? []
    let isThere = items.contains { $0 === item }
    let result =
      [item].compactMap { $0 } + (isThere ? items.filter { $0 !== item } : Array(items.dropFirst()))
    return result.isEmpty ? nil : result
  }

  /// The items without those that occur earlier in the list.
  private static func once(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    var known: Set<ObjectIdentifier> = []
    return items.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The information that the bar needs about it.
  package var contents: BarContents.Item {
    var item = plainContents
    // Which of them comes first is unconfirmed (D44).
    item.largeTitle = largeTitle
    item.subtitle = subtitleView?.textInBar ?? attributedSubtitle?.text ?? subtitle
    item.largeSubtitle =
      largeSubtitleView?.textInBar ?? largeAttributedSubtitle?.text ?? largeSubtitle
    item.middle = middleTexts
    return item
  }

  private var plainContents: BarContents.Item {
    BarContents.Item(
      title: attributedTitle?.text ?? title ?? owner?.title, prompt: prompt,
      left: itemsAtLeft.compactMap(\.displayedText),
      right: itemsAtRight.compactMap(\.displayedText),
      backItemTitle: backBarButtonItem?.backText, backButtonTitle: backButtonTitle,
      backButtonDisplayMode: backButtonDisplayMode.inModel, hidesBackButton: hidesBackButton,
      leftItemsSupplementBackButton: leftItemsSupplementBackButton,
      titleView: titleView?.textInBar, style: style.inModel,
      backAction: backAction.map { $0.image?.textInBar ?? $0.title },
      hasTitleMenu: titleMenuProvider != nil)
  }

  /// The bar's appearance while this item is on top; nil for its own (E44).
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The appearance of a low bar while this item is on top; nil for its own (E44).
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// The appearance while no content is scrolled below the bar and this item is on top; nil for its
  /// own (E44).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The same of a low bar; nil for its own (E44).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  /// The search whose bar the navigation bar shows while this item is on top (E15); retained (E29).
  open var searchController: UISearchController? {
    get { ownSearchController }
    set { ownSearchController = newValue }
  }

  /// Whether the bar hides as the contents scroll; false pins it (E15).
  open var hidesSearchBarWhenScrolling: Bool {
    get { ownHidesSearchBarWhenScrolling }
    set { ownHidesSearchBarWhenScrolling = newValue }
  }

  /// Where the bar should be (E16).
  open var preferredSearchBarPlacement: SearchBarPlacement {
    get { ownPreferredSearchBarPlacement }
    set { ownPreferredSearchBarPlacement = newValue }
  }

  /// Where the bar is; meaningful only while there is one (E16).
  open var searchBarPlacement: SearchBarPlacement { search?.placement ?? .automatic }

  nonisolated deinit {}
}

extension AttributedString {
  /// Its characters alone.
  fileprivate var text: String { String(characters) }
}

/// Decides whether and how the user renames a document in the bar; kept, none of it is called here
/// (iOS 16; D44).
///
/// [UINavigationItemRenameDelegate](https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate)
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// The user has renamed it.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
}

/// What the header of a title's menu says of a document (iOS 16; D44).
///
/// [UIDocumentProperties](https://developer.apple.com/documentation/uikit/uidocumentproperties)
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// Whether an icon is shown; kept, no effect.
  open var wantsIconRepresentation = true

  /// The properties of a document; its place has no effect.
  public init(url: URL) { super.init() }

  nonisolated deinit {}
}
