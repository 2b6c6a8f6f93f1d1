import EscapedText
import HeadlessUIKit
import NavigationModel

// Why bars show what they show, and how the user navigates back.
extension Evidence {
  /// The navigation controller in question: the subject's, else the frontmost.
  func stack(of subject: Subject?) -> UINavigationController? {
    if let subject, let controller = stage.controller(subject.id) {
      return controller as? UINavigationController ?? controller.navigationController
    }
    return hierarchy.visibleInFront.reversed().lazy
      .compactMap { stage.controller($0) as? UINavigationController }.first
  }

  private func missingStack(_ subject: Subject?) -> Answer {
    guard let subject else { return Answer("no navigation controller is on screen", .noStack) }
    let ownerText =
      hierarchy.contains(subject.id) ? hierarchy[subject.id].presenter.map(name) : nil
    let reason =
      ownerText.map { "it is presented by \($0), and is in no stack" } ?? "it is in no stack"
    guard let place = lastParent(of: subject.id), let departure = departure(of: subject.id),
      ownerText == nil
    else { return Answer("\(subject.text) has no navigation controller: \(reason)", .noStack) }
    return Answer(
      "\(subject.text) has no navigation controller: it left \(place)\(when(departure))",
      since: at(departure), .popped)
  }

  /// Why the back button has its title, or is missing.
  func back(_ subject: Subject?) -> Answer {
    guard let stack = stack(of: subject) else { return missingStack(subject) }
    let names = stack.viewControllers.map { name($0.id) }
    guard let top = stack.topViewController, names.count > 1 else {
      let what = names.first.map { "\($0) is its root" } ?? "its stack is empty"
      return Answer("no back button: of \(name(stack.id)), \(what)", .rootHasNoBack)
    }
    let since = at(trace.moment(of: .viewWillAppear, top.id))
    guard let bar = stack.navigationBar.displayed else {
      return Answer("no back button: \(name(stack.id)) hides its bar", .hiddenBar)
    }
    guard let text = bar.back else {
      let item = top.navigationItem
      let law = item.hidesBackButton ? Law.hidesBack : .leftItems
      let what = item.hidesBackButton ? "hides the back button" : "has its own left items"
      return Answer("no back button: \(names[names.count - 1]) \(what)", since: since, law)
    }
    return Answer(sentence(onBack: text, stack), since: since, law(ofBack: text, stack))
  }

  private func below(_ stack: UINavigationController) -> UIViewController {
    stack.viewControllers[stack.viewControllers.count - 2]
  }

  private func sentence(onBack text: String, _ stack: UINavigationController) -> String {
    let below = below(stack), ownerText = name(below.id)
    let seen = text.isEmpty ? "the back button is a chevron" : "the back button reads \"\(text)\""
    switch source(ofBack: text, below.navigationItem) {
    case let source?:
      return "\(seen): that is the \(source) of \(ownerText), which is below \(name(top(stack)))"
    case nil:
      let title = below.navigationItem.title.map { "\"\($0)\" of \(ownerText) doesn't fit" }
      return "\(seen): \(title ?? "\(ownerText), which is below, has no title")"
    }
  }

  private func top(_ stack: UINavigationController) -> Hierarchy.ID {
    stack.topViewController?.id ?? stack.id
  }

  /// The property of the item below that a text comes from; nil if it is none of them.
  private func source(ofBack text: String, _ item: UINavigationItem) -> String? {
    if let own = item.backBarButtonItem?.title { return own == text ? "backBarButtonItem" : nil }
    if let own = item.backButtonTitle, stage.profile.bars.hasBackButtonTitle {
      return own == text ? "backButtonTitle" : nil
    }
    return item.title == text ? "title" : nil
  }

  private func law(ofBack text: String, _ stack: UINavigationController) -> Law {
    switch source(ofBack: text, below(stack).navigationItem) {
    case "title": .backFromBelow
    case nil: .backGeneric
    default: .backItemFirst
    }
  }

  /// Why there is a navigation bar, or none.
  func bar(_ subject: Subject?) -> Answer {
    guard let stack = stack(of: subject) else { return missingStack(subject) }
    let isSeen = stack.navigationBar.displayed != nil
    return Answer(
      "the bar of \(name(stack.id)) is \(isSeen ? "shown" : "hidden")", .hiddenBar)
  }

  /// Why there is a toolbar, or none.
  func toolbar(_ subject: Subject?) -> Answer {
    guard let stack = stack(of: subject) else { return missingStack(subject) }
    guard !stack.isToolbarHidden else {
      return Answer("the toolbar of \(name(stack.id)) is hidden", .hiddenToolbar)
    }
    guard let top = stack.topViewController else {
      return Answer("the toolbar of \(name(stack.id)) is empty: so is its stack", .toolbarOfTop)
    }
    let count = top.toolbarItems?.count ?? 0
    let items = count == 1 ? "the item" : "the \(count) items"
    return Answer(
      "the toolbar of \(name(stack.id)) is shown, with \(count == 0 ? "no items" : items) of "
        + name(top.id), .toolbarOfTop)
  }

  /// What a controller's title is, and where it is seen.
  func title(_ subject: Subject) -> Answer {
    guard let controller = stage.controller(subject.id) else { return onScreen(subject) }
    func text(_ title: String?) -> String { title.map { "\"\($0.escaped)\"" } ?? "nil" }
    var sentence = "title of \(subject.text) is \(text(controller.title))"
    if let stack = controller.navigationController, stack.topViewController === controller {
      let item = controller.navigationItem
      if item.titleView != nil {
        sentence += "; the bar of \(name(stack.id)) shows its item's titleView instead"
      } else if stack.navigationBar.displayed == nil {
        sentence += "; the bar of \(name(stack.id)) is hidden"
      } else {
        let owner = item.title == controller.title ? "that" : "its item's, \(text(item.title))"
        sentence += "; the bar of \(name(stack.id)) shows \(owner)"
      }
    }
    if let tabs = controller.parent as? UITabBarController {
      sentence += "; its tab in \(name(tabs.id)) reads \(text(controller.tabBarItem?.title))"
    }
    return Answer(sentence, .titles)
  }

  /// Why a controller has a navigation controller, or none.
  func navigation(_ subject: Subject?) -> Answer {
    guard let stack = stack(of: subject) else { return missingStack(subject) }
    let text = subject.map(\.text) ?? "the top"
    return Answer("\(text) is in the stack of \(name(stack.id))", .popAndDismiss)
  }

  /// Why a swipe from the edge pops, or doesn't.
  func swipeBack(_ subject: Subject?) -> Answer {
    guard let stack = stack(of: subject)?.swipedStack else { return missingStack(subject) }
    let since = stack.topViewController.flatMap { trace.moment(of: .viewWillAppear, $0.id) }
    guard let obstacle = stack.stage.withoutRecording({ stack.swipeObstacle }) else {
      return Answer(
        "a swipe from the edge pops \(name(stack.id))", since: at(since), .swipeBack)
    }
    return Answer(
      "a swipe from the edge does nothing in \(name(stack.id)): \(obstacle)", since: at(since),
      .swipeBack)
  }

  /// Why push and pop take no closure.
  func completion(_ subject: Subject?) -> Answer {
    Answer(
      "a push or pop of \(stack(of: subject).map { name($0.id) } ?? "a stack") has no completion",
      .noCompletion)
  }
}
