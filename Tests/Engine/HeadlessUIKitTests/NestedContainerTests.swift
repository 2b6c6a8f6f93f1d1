import HeadlessUIKit
import NavigationModel
import Testing

/// Nested containers: the number of queries grows linearly with the depth, not quadratically.
struct NestedContainerTests {
  /// The kinds of nested containers.
  enum Nest: CaseIterable {
    case tabs, pages, plain, mixed, fullScreens
  }

  @Test(arguments: Nest.allCases)
  func workGrowsAsTheDepth(nest: Nest) {
    let (few, many) = (questions(asked: 40, nest), questions(asked: 80, nest))
    #expect(few.counts.count > 2)
    for (question, count) in many.counts {
      let before = few.counts[question] ?? 0
      #expect(count <= before * 2 + 20, "\(question): \(before) times, then \(count)")
    }
  }

  /// The queries while nested containers appeared, were laid out, and disappeared.
  private func questions(asked depth: Int, _ nest: Nest) -> Questions {
    let world = World()
    let questions = Questions()
    let controllers = (0..<depth).map { number in
      let controller = nest.controller(number)
      controller.overrides = questions
      controller.view = AskedView(questions)
      return controller
    }
    if nest == .fullScreens {
      world.presentEachOnTheOther(controllers)
    } else {
      for (inner, outer) in zip(controllers, controllers.dropFirst()) { outer.enclose(inner) }
      world.window.rootViewController = controllers.last
    }
    world.stage.settle()
    controllers.first?.view.setNeedsLayout()
    world.stage.settle()
    world.window.rootViewController = world.controller("Other")
    world.stage.settle()
    return questions
  }
}

extension NestedContainerTests.Nest {
  /// A container; from the inside out if there are several kinds.
  fileprivate func controller(_ number: Int) -> UIViewController {
    switch self {
    case .tabs: UITabBarController()
    case .pages:
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case .plain, .fullScreens: UIViewController()
    case .mixed: [Self.tabs, .pages, .plain][number % 3].controller(number)
    }
  }
}

extension UIViewController {
  /// Has one child, which it shows.
  fileprivate func enclose(_ child: UIViewController) {
    switch self {
    case let tabs as UITabBarController: tabs.viewControllers = [child]
    case let pages as UIPageViewController:
      pages.setViewControllers([child], direction: .forward, animated: false)
    default:
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

extension World {
  /// Has the first one as the root, and each presents the next.
  fileprivate func presentEachOnTheOther(_ controllers: [UIViewController]) {
    window.rootViewController = controllers.first
    stage.settle()
    for (presenter, next) in zip(controllers, controllers.dropFirst()) {
      next.modalPresentationStyle = .fullScreen
      presenter.present(next, animated: false)
      stage.settle()
    }
  }
}

/// Counts the queries of controllers and views; returns nothing.
private final class Questions: MemberOverrides {
  private(set) var counts: [String: Int] = [:]

  func note(_ question: String) { counts[question, default: 0] += 1 }

  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool {
    note(callback.name)
    return false
  }

  func overrides(_ member: String, of object: any Overridable) -> Bool {
    note(member)
    return false
  }

  func call(
    _ member: OverridableMember, of object: any Overridable, _ arguments: [Any?]
  ) -> OverrideAnswer? { nil }

  func delegate(of object: any Overridable) -> AnyObject? { nil }

  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?
  ) {}
}

/// A view that counts its layouts.
private final class AskedView: UIView {
  private let questions: Questions

  init(_ questions: Questions) {
    self.questions = questions
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutIfNeeded() {
    questions.note("layoutIfNeeded")
    super.layoutIfNeeded()
  }
}
