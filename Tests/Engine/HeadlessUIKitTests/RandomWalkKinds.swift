import HeadlessUIKit
import NavigationModel

extension RandomWalk {
  /// A row of the table of controllers that walks create: to add a container, add a row.
  struct Kind {
    /// The name of the row; with a number it is a controller's name in a script.
    let name: String
    /// The class in a script.
    let className: String
    /// How often it is created, relative to the others.
    let weight: Int
    /// The number of children it is created with.
    let childCount: ClosedRange<Int>
    /// The rows of its children; a row that is listed twice is drawn twice as often.
    let childKinds: [String]
    /// Whether it has a delegate.
    let delegateCalls: [DelegateCall]
    /// Creates one.
    let make: ([UIViewController]) -> UIViewController
    /// Writes the statements of a script that create one, given its name and its children's.
    let lua: (_ name: String, _ children: [String]) -> String

    /// A row; the usual statement calls the class with a table of the children and the name.
    init(
      _ name: String, _ className: String, weight: Int,
      children childCount: ClosedRange<Int> = 0...0,
      of childKinds: [String] = [], delegateCalls: [DelegateCall] = [],
      make: @escaping ([UIViewController]) -> UIViewController,
      lua: ((_ name: String, _ children: [String]) -> String)? = nil
    ) {
      self.name = name
      self.className = className
      self.weight = weight
      self.childCount = childCount
      self.childKinds = childKinds
      self.delegateCalls = delegateCalls
      self.make = make
      self.lua =
        lua ?? { name, children in
          let entries = children + ["name = \"\(name)\""]
          return "local \(name) = \(className){ \(entries.joined(separator: ", ")) }"
        }
    }
  }
}

extension RandomWalk.Kind {
  /// The table.
  static let all: [Self] = [
    Self("plain", "UIViewController", weight: 4, make: { _ in UIViewController() }),
    Self(
      "wide", "UIViewController", weight: 1, make: { _ in Oriented(.landscape) },
      lua: { wide, _ in Self.oriented(wide, "landscape") }),
    Self(
      "upright", "UIViewController", weight: 1, make: { _ in Oriented(.portrait) },
      lua: { upright, _ in Self.oriented(upright, "portrait") }),
    Self(
      "searched", "UIViewController", weight: 1,
      make: { _ in
        let searched = UIViewController()
        searched.navigationItem.searchController = UISearchController(
          searchResultsController: UIViewController())
        return searched
      },
      lua: { searched, _ in
        """
        local \(searched) = UIViewController{ name = "\(searched)" }
        \(searched).navigationItem.searchController =
          UISearchController{ searchResultsController = UIViewController() }
        """
      }),
    Self(
      "list", "UITableViewController", weight: 1,
      make: { _ in UITableViewController(style: .plain) }),
    Self(
      "grid", "UICollectionViewController", weight: 1,
      make: { _ in
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      }),
    Self(
      "nav", "UINavigationController", weight: 2, children: 1...2,
      of: ["plain", "plain", "plain", "plain", "tabs", "list", "searched", "grid"],
      delegateCalls: [.willShow, .didShow],
      make: {
        let nav = UINavigationController()
        nav.viewControllers = $0
        return nav
      }),
    Self(
      "tabs", "UITabBarController", weight: 1, children: 1...3,
      of: ["plain", "plain", "nav", "box"],
      delegateCalls: [.didSelect],
      make: {
        let tabs = UITabBarController()
        tabs.viewControllers = $0
        return tabs
      }),
    Self(
      "many", "UITabBarController", weight: 1, children: 5...7, of: ["plain", "plain", "nav"],
      delegateCalls: [.didSelect],
      make: {
        let tabs = UITabBarController()
        tabs.viewControllers = $0
        return tabs
      }),
    Self(
      "objects", "UITabBarController", weight: 1, children: 1...3, of: ["plain", "plain", "nav"],
      make: { UITabBarController(tabs: $0.map { Self.tab($0) }) },
      lua: { objects, children in
        let tabs = Self.tabs(children)
        return "local \(objects) = UITabBarController{ name = \"\(objects)\", tabs = \(tabs) }"
      }),
    Self(
      "pages", "UIPageViewController", weight: 1, children: 1...1, of: ["plain", "plain", "box"],
      make: {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        if !$0.isEmpty { pages.setViewControllers($0, direction: .forward, animated: false) }
        return pages
      },
      lua: { pages, children in
        let list = children.joined(separator: ", ")
        return "local \(pages) = UIPageViewController{ transitionStyle = \"scroll\", "
          + "name = \"\(pages)\", \(list) }"
      }),
    Self(
      "split", "UISplitViewController", weight: 1, children: 2...2, of: ["nav", "plain"],
      make: {
        let split = UISplitViewController()
        split.viewControllers = $0
        return split
      }),
    Self(
      "columns", "UISplitViewController", weight: 1, children: 2...2, of: ["nav", "plain"],
      make: {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController($0.first, for: .primary)
        if $0.count > 1 { split.setViewController($0[1], for: .secondary) }
        return split
      },
      lua: { split, children in
        let list = children.joined(separator: ", ")
        return "local \(split) = UISplitViewController{ style = \"doubleColumn\", "
          + "name = \"\(split)\", \(list) }"
      }),
    Self(
      "box", "UIViewController", weight: 1, children: 1...2, of: ["plain", "plain", "nav"],
      make: {
        let box = UIViewController()
        for child in $0 {
          box.addChild(child)
          box.view.addSubview(child.view)
          child.receive(.didMove, parent: box)
        }
        return box
      },
      lua: { box, children in
        let statements = children.map { child in
          """
          \(box):addChild(\(child))
          \(box).view:addSubview(\(child).view)
          \(child):didMove(\(box))
          """
        }
        return (["local \(box) = UIViewController{ name = \"\(box)\" }"] + statements)
          .joined(separator: "\n")
      }),
  ]

  /// The calls that a controller of this kind, or its delegate, may receive.
  var signals: [RandomWalk.Signal] {
    let callbacks: [Callback] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMove, .didMove,
    ]
    return callbacks.map { .callback($0) } + delegateCalls.map { .delegate($0) }
  }

  /// A row by its name.
  static func named(_ name: String) -> Self {
    guard let kind = byName[name] else { preconditionFailure("no kind is called \(name)") }
    return kind
  }

  /// The rows, each repeated by its weight.
  static let byWeight = all.flatMap { Array(repeating: $0, count: $0.weight) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension RandomWalk.Kind {
  /// A tab that provides a controller.
  static func tab(_ controller: UIViewController) -> UITab {
    let tab = UITab(title: "Tab", image: nil, identifier: "\(controller.id.number)") { _ in
      controller
    }
    // The closure retains the controller: what is provided knows its tab.
    _ = tab.viewController
    return tab
  }

  /// The tabs of controllers in a script.
  static func tabs(_ names: some Sequence<String>) -> String {
    let tabs = names.map {
      "UITab{ title = \"Tab\", identifier = \"\($0)\", provider = function() return \($0) end }"
    }
    return "{ \(tabs.joined(separator: ", ")) }"
  }

  /// A controller for some orientations.
  final class Oriented: UIViewController {
    private let supported: UIInterfaceOrientationMask

    init(_ supported: UIInterfaceOrientationMask) {
      self.supported = supported
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  }

  /// The statements that create one.
  fileprivate static func oriented(_ name: String, _ supported: String) -> String {
    """
    local \(name) = UIViewController{ name = "\(name)" }
    function \(name):supportedInterfaceOrientations() return "\(supported)" end
    """
  }
}
