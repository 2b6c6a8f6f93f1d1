import Foundation
import HeadlessUIKit
import Testing

/// Controllers and items are archived and created again, as UIKit's `NSCoding` has it.
struct ArchiveTests {
  private func archive(_ object: NSObject) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  /// The object that an archive contains.
  private func object<Object>(in data: Data, as _: Object.Type) throws -> Object {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  /// The copy of an object that its archive contains.
  private func copy<Object: NSObject>(_ original: Object) throws -> Object {
    try object(in: archive(original), as: Object.self)
  }

  @Test func aControllerIsArchivedWithItsProperties() throws {
    _ = World()
    let controller = UIViewController(nibName: "Detail", bundle: nil)
    controller.title = "Detail"
    controller.modalPresentationStyle = .formSheet
    controller.modalTransitionStyle = .flipHorizontal
    controller.definesPresentationContext = true
    controller.providesPresentationContextTransitionStyle = true
    controller.isModalInPresentation = true
    controller.preferredContentSize = CGSize(width: 320, height: 200)
    controller.edgesForExtendedLayout = [.top]
    controller.hidesBottomBarWhenPushed = true
    controller.restorationIdentifier = "detail"
    controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
    controller.tabBarItem.badgeValue = "3"
    let restored = try copy(controller)
    #expect(restored !== controller)
    #expect(restored.nibName == "Detail")
    #expect(restored.title == "Detail")
    #expect(restored.modalPresentationStyle == .formSheet)
    #expect(restored.modalTransitionStyle == .flipHorizontal)
    #expect(restored.definesPresentationContext)
    #expect(restored.providesPresentationContextTransitionStyle)
    #expect(restored.isModalInPresentation)
    #expect(restored.preferredContentSize == CGSize(width: 320, height: 200))
    #expect(restored.edgesForExtendedLayout == [.top])
    #expect(restored.hidesBottomBarWhenPushed)
    #expect(restored.restorationIdentifier == "detail")
    #expect(restored.toolbarItems?.count == 2)
    #expect(restored.tabBarItem.badgeValue == "3")
    #expect(!restored.isViewLoaded)
  }

  @Test func whatWasNotSetIsNotSetAfterwards() throws {
    _ = World()
    let restored = try copy(UIViewController())
    #expect(restored.title == nil)
    #expect(restored.nibName == nil)
    #expect(restored.toolbarItems == nil)
    #expect(restored.restorationIdentifier == nil)
    #expect(restored.children == [])
    #expect(try copy(UITabBarController()).viewControllers == nil)
    #expect(try copy(UINavigationController()).isToolbarHidden)
  }

  @Test func theAutomaticStyleStaysAutomatic() throws {
    _ = World()
    let controller = UIViewController()
    let data = try archive(controller)
    #expect(try object(in: data, as: UIViewController.self).modalPresentationStyle == .pageSheet)
    _ = World(profile: .classic)
    #expect(try object(in: data, as: UIViewController.self).modalPresentationStyle == .fullScreen)
  }

  @Test func aNavigationItemIsArchivedWithItsButtons() throws {
    _ = World()
    let item = UINavigationItem(title: "Items")
    item.prompt = "Prompt"
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .done, target: nil, action: "leave:")
    item.leftBarButtonItem?.possibleTitles = ["Left", "Right"]
    item.leftBarButtonItem?.isEnabled = false
    item.leftBarButtonItem?.tag = 7
    item.leftBarButtonItem?.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), .fixedSpace(12)]
    item.backBarButtonItem = UIBarButtonItem(
      image: UIImage(named: "back"), style: .plain, target: nil, action: nil)
    item.backButtonTitle = "Back"
    item.backButtonDisplayMode = .minimal
    item.hidesBackButton = true
    item.leftItemsSupplementBackButton = true
    item.largeTitleDisplayMode = .never
    let restored = try copy(item)
    #expect(restored.title == "Items")
    #expect(restored.prompt == "Prompt")
    #expect(restored.leftBarButtonItem?.title == "Left")
    #expect(restored.leftBarButtonItem?.style == .done)
    #expect(restored.leftBarButtonItem?.action == "leave:")
    #expect(restored.leftBarButtonItem?.possibleTitles == ["Left", "Right"])
    #expect(restored.leftBarButtonItem?.isEnabled == false)
    #expect(restored.leftBarButtonItem?.tag == 7)
    #expect(restored.leftBarButtonItem?.imageInsets == item.leftBarButtonItem?.imageInsets)
    #expect(restored.rightBarButtonItems?.map(\.displayedText) == ["[+]", nil])
    #expect(restored.rightBarButtonItems?.last?.width == 12)
    #expect(restored.backBarButtonItem?.image == UIImage(named: "back"))
    #expect(restored.backButtonTitle == "Back")
    #expect(restored.backButtonDisplayMode == .minimal)
    #expect(restored.hidesBackButton)
    #expect(restored.leftItemsSupplementBackButton)
    #expect(restored.largeTitleDisplayMode == .never)
  }

  @Test func aTabBarItemIsArchived() throws {
    _ = World()
    let item = UITabBarItem(
      title: "Home", image: UIImage(named: "home"), selectedImage: UIImage(named: "home.fill"))
    item.badgeValue = "1"
    item.tag = 2
    let restored = try copy(item)
    #expect(restored.title == "Home")
    #expect(restored.image == UIImage(named: "home"))
    #expect(restored.selectedImage == UIImage(named: "home.fill"))
    #expect(restored.badgeValue == "1")
    #expect(restored.tag == 2)
    let system = try copy(UITabBarItem(tabBarSystemItem: .favorites, tag: 0))
    #expect(system.displayedText == "Favorites")
  }

  @Test func aTreeIsArchivedWithItsStacks() throws {
    _ = World()
    let (root, top, other) = (titled("Root"), titled("Top"), titled("Other"))
    root.navigationItem.leftBarButtonItem = root.editButtonItem
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: false)
    stack.setToolbarHidden(false, animated: false)
    stack.setNavigationBarHidden(true, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [other, stack]
    tabs.selectedIndex = 1
    let restored = try copy(tabs)
    let copied = try #require(restored.viewControllers?.last as? UINavigationController)
    #expect(restored.viewControllers?.map(\.title) == ["Other", "Top"])
    #expect(restored.selectedViewController === copied)
    #expect(copied.viewControllers.map(\.title) == ["Root", "Top"])
    #expect(copied.topViewController?.navigationController === copied)
    #expect(copied.parent === restored)
    #expect(!copied.isToolbarHidden)
    #expect(copied.isNavigationBarHidden)
    #expect(tabs.viewControllers == [other, stack])
    let first = copied.viewControllers[0]
    #expect(first.navigationItem.leftBarButtonItem === first.editButtonItem)
    first.editButtonItem.tap()
    #expect(first.isEditing)
    #expect(!root.isEditing)
  }

  @Test func theRestoredTreeIsShownInAWindow() throws {
    let world = World()
    let stack = UINavigationController(rootViewController: titled("Root"))
    stack.pushViewController(titled("Top"), animated: false)
    let restored = try copy(stack)
    world.window.rootViewController = restored
    world.stage.settle()
    #expect(restored.topViewController?.view.window === world.window)
    #expect(restored.viewControllers[0].isViewLoaded == false)
  }

  @Test func columnsAndPagesAreArchived() throws {
    _ = World()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(titled("List"), for: .primary)
    split.setViewController(
      UINavigationController(rootViewController: titled("Detail")), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    let columns = try copy(split)
    #expect(columns.style == .doubleColumn)
    #expect(columns.viewController(for: .primary)?.title == "List")
    #expect(columns.viewController(for: .secondary) is UINavigationController)
    #expect(columns.viewController(for: .supplementary) == nil)
    #expect(columns.preferredDisplayMode == .secondaryOnly)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    pages.setViewControllers([titled("One")], direction: .forward, animated: false)
    let restored = try copy(pages)
    #expect(restored.transitionStyle == .scroll)
    #expect(restored.navigationOrientation == .vertical)
    #expect(restored.viewControllers?.map(\.title) == ["One"])
    #expect(try copy(UITableViewController(style: .grouped)).tableView.style == .grouped)
  }

  @Test func childrenOfAContainerOfTheProgramAreArchived() throws {
    _ = World()
    let container = UIViewController()
    let child = titled("Child")
    container.addChild(child)
    child.didMove(toParent: container)
    let restored = try copy(container)
    #expect(restored.children.map(\.title) == ["Child"])
    #expect(restored.children.first?.parent === restored)
  }

  @Test func aSubclassAddsItsOwnValues() throws {
    _ = World()
    let item = ArchivedPossession(nibName: nil, bundle: nil)
    item.serial = "A1"
    item.title = "Bear"
    let stack = UINavigationController(rootViewController: item)
    let restored = try #require(try copy(stack).topViewController as? ArchivedPossession)
    #expect(restored.serial == "A1")
    #expect(restored.title == "Bear")
  }

  @Test func aCoderWithoutAnArchiveMakesAnEmptyStack() throws {
    _ = World()
    let stack = try #require(UINavigationController(coder: NSCoder()))
    #expect(stack.viewControllers == [])
    #expect(stack.definesPresentationContext == UINavigationController().definesPresentationContext)
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

/// A controller with a value of its own.
final class ArchivedPossession: UIViewController {
  var serial = ""

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    serial = coder.decodeObject(forKey: "serial") as? String ?? ""
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(serial, forKey: "serial")
  }
}
