#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  extension InterfaceElement {
    /// The properties of a controller by the keys of archives; its children are not among
    /// them.
    @MainActor var controllerValues: [String: Any] {
      var values: [String: Any] = [:]
      values["UITitle"] = string("title")
      values["UIHidesBottomBarWhenPushed"] = flag("hidesBottomBarWhenPushed")
      values["UIDefinesPresentationContext"] = flag("definesPresentationContext")
      values["UIProvidesPresentationContextTransitionStyle"] =
        flag("providesPresentationContextTransitionStyle")
      values["UIExtendedLayoutIncludesOpaqueBars"] = flag("extendedLayoutIncludesOpaqueBars")
      values["UINavigationBarHidden"] = flag("navigationBarHidden")
      if name == "navigationController" {
        values["UIToolbarHidden"] = flag("toolbarHidden") ?? true
      }
      values["UIModalInPresentation"] = flag("modalInPresentation")
      values["UIModalPresentationStyle"] =
        self["modalPresentationStyle"].flatMap { Self.presentationStyles[$0] }
      values["UIModalTransitionStyle"] =
        self["modalTransitionStyle"].flatMap { Self.transitionStyles[$0] }
      values["UIRestorationIdentifier"] =
        self["restorationIdentifier"]
        ?? (flag("useStoryboardIdentifierAsRestorationIdentifier") == true
          ? self["storyboardIdentifier"] : nil)
      values["UINavigationItem"] = child(key: "navigationItem")?.navigationItem
      values["UITabBarItem"] = child(key: "tabBarItem")?.tabBarItem
      if let items = child(key: "toolbarItems")?.children {
        values["UIToolbarItems"] = items.map(\.barButtonItem)
      }
      values["UINibName"] = nibName
      if name == "tableViewController" {
        values["UITableViewStyle"] = viewOfController?.viewValues["UIStyle"]
      }
      if name == "pageViewController" {
        values["UIPageViewControllerTransitionStyle"] = self["transitionStyle"] == "scroll" ? 1 : 0
        values["UIPageViewControllerNavigationOrientation"] =
          self["navigationOrientation"] == "vertical" ? 1 : 0
      }
      if name == "splitViewController" {
        let columns = connections.contains { $0["relationship"] == "supplementaryViewController" }
        if flag("allowDoubleColumnStyle") == true || columns {
          values["UISplitViewControllerStyle"] = columns ? 2 : 1
        }
      }
      return values
    }

    /// The names of styles with the numbers that they have in archives.
    static let presentationStyles = [
      "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
      "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "automatic": -2,
    ]
    static let transitionStyles = [
      "coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3,
    ]

    @MainActor private var navigationItem: UINavigationItem {
      let item = UINavigationItem(title: string("title") ?? "")
      if string("title") == nil { item.title = nil }
      item.prompt = string("prompt")
      item.backButtonTitle = string("backButtonTitle")
      switch self["largeTitleDisplayMode"] {
      case "always": item.largeTitleDisplayMode = .always
      case "never": item.largeTitleDisplayMode = .never
      default: break
      }
      item.leftItemsSupplementBackButton = flag("leftItemsSupplementBackButton") ?? false
      item.hidesBackButton = flag("hidesBackButton") ?? false
      item.backBarButtonItem = child(key: "backBarButtonItem")?.barButtonItem
      item.leftBarButtonItems = items("left")
      item.rightBarButtonItems = items("right")
      return item
    }

    @MainActor private func items(_ side: String) -> [UIBarButtonItem]? {
      let items = barItems(side).map(\.barButtonItem)
      return items.isEmpty ? nil : items
    }

    /// The items at a side of a navigation item.
    func barItems(_ side: String) -> [InterfaceElement] {
      child(named: "\(side)BarButtonItems")?.children
        ?? child(key: "\(side)BarButtonItem").map { [$0] } ?? []
    }

    @MainActor private var barButtonItem: UIBarButtonItem {
      let system = self["systemItem"].flatMap { Self.systemItems[$0] }
      let item =
        system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
        ?? UIBarButtonItem(
          title: string("title"), style: self["style"] == "done" ? .done : .plain, target: nil,
          action: nil)
      if let image = self["image"], system == nil { item.image = UIImage(named: image) }
      item.isEnabled = flag("enabled") ?? true
      item.tag = self["tag"].flatMap { Int($0) } ?? 0
      return item
    }

    @MainActor private var tabBarItem: UITabBarItem {
      let tag = self["tag"].flatMap { Int($0) } ?? 0
      if let system = self["systemItem"].flatMap({ Self.tabItems[$0] }) {
        return UITabBarItem(tabBarSystemItem: system, tag: tag)
      }
      let item = UITabBarItem(
        title: string("title"), image: self["image"].flatMap { UIImage(named: $0) }, tag: tag)
      item.selectedImage = self["selectedImage"].flatMap { UIImage(named: $0) }
      item.badgeValue = string("badgeValue")
      return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    private static let tabItems: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
  }
#endif
