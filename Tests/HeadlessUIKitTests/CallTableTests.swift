import Foundation
import HeadlessUIKit
import NavigationModel
import Support
import SystemControllers
import Testing

/// The table of the calls that leave the framework.
struct CallTableTests {
  private var rows: [CallRow] { Calls.rows + SystemCalls.rows }

  @Test func everyWordOfADelegateHasARow() {
    #expect(Set(rows.map(\.word)) == Set(DelegateCall.allCases.map(\.rawValue)))
  }

  @Test func noMethodIsThereTwice() {
    let methods = Dictionary(grouping: rows) { "\($0.receiver) \($0.method)" }
    // UIKit has a method of this name for touches, and one for events.
    #expect(
      methods.filter { $0.value.count > 1 }.map(\.key) == [
        "UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)"
      ])
  }

  @Test(.slow) func methodsAreWrittenAsInUIKit() throws {
    let declared = try Sources.declaredMethods
    for row in rows
    where row.receiver.hasSuffix("Delegate") || row.receiver.hasSuffix("Source") {
      #expect(declared.contains(row.method), "\(row.receiver) declares no \(row.method)")
    }
  }

  @Test func whatBelongsToAChangeIsPlayedByARow() {
    let beats =
      rows.map { ($0.word, $0.beat) } + OverridableMember.all.map { ($0.name, $0.beat) }
      + HandlerCall.all.map { ($0.word, $0.beat) }
    var columns: [String: Set<Choreography.Column>] = [:]
    for case (let word, let beat?) in beats {
      columns[word, default: []].formUnion(beat.columns)
    }
    #expect(
      columns == [
        "willShow": [.asked, .committed], "didShow": [.ended], "didSelect": [.asked],
        "didSelectTab": [.asked], "prepareAdaptive": [.asked, .committed],
        "willPresentWithAdaptiveStyle": [.asked, .committed],
        "willHide": [.asked], "didHide": [.ended], "willChangeTo": [.asked],
        "gestureDidEnd": [.ended], "didCollapse": [.asked], "didExpand": [.asked],
        "animateTransition": [.committed], "startInteractiveTransition": [.committed],
        "animationEnded": [.ended],
        "animationControllerFor": [.committed], "interactionControllerFor": [.committed],
        "animationControllerForPresented": [.committed],
        "animationControllerForDismissed": [.committed],
        "interactionControllerForPresentation": [.committed],
        "interactionControllerForDismissal": [.committed],
        "prepareForPopoverPresentation": [.asked, .committed], "willDismiss": [.asked],
        "didDismiss": [.ended], "shouldPush": [.asked], "shouldPop": [.asked],
        "displayModeForExpanding": [.asked], "didPush": [.asked, .ended],
        "didPop": [.asked, .ended],
        "willTransitionTo": [.asked], "didFinishAnimating": [.ended],
        "willPresent": [.asked], "didPresent": [.ended],
        "willDismissWithButtonIndex": [.asked], "didDismissWithButtonIndex": [.ended],
        "willBeginCustomizing": [.asked], "willEndCustomizing": [.asked],
        "didEndCustomizing": [.ended], "willBeginEditing": [.asked],
        "visibilityDidChangeFor": [.asked], "displayOrderDidChangeFor": [.asked],
        "didEndEditing": [.asked],
        "willReposition": [.asked], "didDismissPopover": [.ended],
        "willTransition": [.asked], "viewWillTransition": [.asked],
        "traitCollectionDidChange": [.asked], "willRotate": [.asked],
        "willAnimateRotation": [.asked], "didRotate": [.ended],
        "updateProperties": [.committed], "layoutSubviews": [.committed],
        "presentationTransitionWillBegin": [.asked, .committed],
        "presentationTransitionDidEnd": [.ended],
        "dismissalTransitionWillBegin": [.committed], "dismissalTransitionDidEnd": [.ended],
        "sourceViewProvider": [.committed],
        "present": [.ended], "dismiss": [.ended], "transition": [.ended],
        "setViewControllers": [.ended], "handler": [.ended],
        "gestureWillBegin": [.asked], "willHideViewController": [.asked],
        "willShowViewController": [.asked], "sidebarVisibilityWillChange": [.asked],
        "didChangeSelectedDetentIdentifier": [.asked], "didChangeFrom": [.asked],
      ])
  }

  @Test func onlyWhatTablesAskForRowsAndOrientationsIsNotRecorded() {
    // Drivers by percentages are called as a program's own gestures call them.
    let orientations = [
      "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
      "transitionDuration", "wantsInteractiveStart", "update", "finish", "cancel",
    ]
    #expect(
      rows.filter { !$0.isRecorded && !orientations.contains($0.word) }.map(\.word) == [
        "numberOfSections", "numberOfRows", "cellForRow", "titleForHeader", "titleForFooter",
        "viewForHeader", "viewForFooter", "heightForHeader", "heightForFooter", "heightForRow",
        "canEditRow", "editingStyleForRow", "leadingSwipeActionsConfigurationForRow",
        "trailingSwipeActionsConfigurationForRow", "titleForDeleteConfirmationButtonForRow",
        "contextMenuConfigurationForRow", "numberOfSections", "numberOfItems", "cellForItem",
        "willDisplay",
        "didEndDisplaying", "viewForSupplementaryElement", "sizeForItem", "insetForSection",
        "minimumLineSpacingForSection", "minimumInteritemSpacingForSection",
        "referenceSizeForHeader", "referenceSizeForFooter", "contextMenuConfigurationForItems",
        "contextMenuConfigurationForItem", "configurationForMenu",
      ])
  }

  @Test func theAnswerIsRecordedWhereItDecides() {
    #expect(
      Set(rows.filter(\.recordsAnswer).map(\.word)) == [
        "shouldBegin", "shouldReceive", "shouldRecognizeSimultaneously", "shouldRequireFailure",
        "shouldBeRequiredToFail", "shouldSelect", "shouldSelectTab", "shouldDismiss",
        "shouldDismissPopover",
        "shouldPush",
        "shouldPop",
        "shouldBeginEditing", "shouldEndEditing", "shouldReturn", "shouldChangeCharacters",
        "shouldChangeText", "shouldHighlightItem", "shouldSelectItem", "shouldDeselectItem",
        "shouldScrollToTop", "willFinishLaunching", "didFinishLaunching",
      ])
  }

  @Test func aRefusalIsInTheTrace() {
    final class Refusing: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title == "B" }
    }
    let world = World()
    let tabs = UITabBarController()
    let delegate = Refusing()
    let all = ["A", "B", "C"].map(world.controller)
    tabs.viewControllers = all
    tabs.delegate = delegate
    world.window.rootViewController = tabs
    world.stage.settle()
    tabs.userSelects(all[2])
    tabs.userSelects(all[1])
    let answers = world.stage.trace.events.filter { $0.callback == "shouldSelect" }.map(\.answer)
    #expect(answers == ["false", "true"])
    #expect(world.stage.trace.events.filter { $0.answer != nil }.count == 2)
  }

  @Test func overridesOfTheseMembersAreRecorded() {
    #expect(
      OverridableMember.all.filter(\.isRecorded).map(\.name) == [
        "canPerformAction", "targetViewController", "willTransition", "viewWillTransition",
        "preferredContentSizeDidChange",
        "willRotate", "willAnimateRotation", "didRotate",
        "traitCollectionDidChange", "show", "showDetailViewController", "shouldPerformSegue",
        "prepare", "canPerformUnwindSegueAction", "allowedChildrenForUnwinding", "unwind",
        "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState",
        "updateUserActivityState", "restoreUserActivityState",
        "collapseSecondaryViewController", "separateSecondaryViewController",
        "gestureRecognizerShouldBegin", "becomeKey", "resignKey",
      ])
  }

  @Test func aCallThatADelegateLeavesOutIsNotInTheTrace() {
    final class Selecting: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {}
    }
    final class Refusing: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    // The second world knows from the first what the class leaves out.
    for _ in 1...2 {
      let world = World()
      let (tabs, selecting, refusing) = (UITabBarController(), Selecting(), Refusing())
      tabs.viewControllers = ["A", "B", "C"].map(world.controller)
      world.window.rootViewController = tabs
      world.stage.settle()
      tabs.delegate = selecting
      tabs.userSelects(tabs.viewControllers![1])
      tabs.delegate = refusing
      tabs.userSelects(tabs.viewControllers![2])
      let calls = world.stage.trace.events.filter { $0.kind == .delegate }.map(\.callback)
      #expect(calls == ["didSelect", "shouldSelect"])
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func aCallOfTheSameMethodInsideLeavesACallInTheTrace() {
    final class Leading: NSObject, UIScrollViewDelegate {
      weak var other: UIScrollView?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        other?.contentOffset = scrollView.contentOffset
      }
    }
    final class Following: NSObject, UIScrollViewDelegate {}
    let world = World()
    let (leader, follower) = (UIScrollView(), UIScrollView())
    let (leading, following) = (Leading(), Following())
    leading.other = follower
    leader.delegate = leading
    follower.delegate = following
    // Later it is known that the second class leaves the method out.
    for y in 1...3 { leader.contentOffset.y = CGFloat(y) }
    let calls = world.stage.trace.events.filter { $0.callback == "didScroll" }
    #expect(calls.count == 3)
    #expect(follower.contentOffset.y == 3)
  }

  @Test func aDelegateThatForwardsACallReceivesIt() {
    final class Forwarding: NSObject, UIScrollViewDelegate {
      let target: any UIScrollViewDelegate
      init(to target: any UIScrollViewDelegate) { self.target = target }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        target.scrollViewDidScroll(scrollView)
      }
    }
    final class Silent: NSObject, UIScrollViewDelegate {}
    let world = World()
    let view = UIScrollView()
    let forwarding = Forwarding(to: Silent())
    view.delegate = forwarding
    for y in 1...2 { view.contentOffset.y = CGFloat(y) }
    let calls = world.stage.trace.events.filter { $0.callback == "didScroll" }
    #expect(calls.count == 2)
  }

  @Test func aBreakpointStopsAtNoCallOfTheFrameworksOwnControllers() {
    let world = World()
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    world.window.rootViewController = grid
    world.stage.settle()
    var stops: [String] = []
    world.stage.willDeliver = { if $0.kind == .delegate { stops.append($0.callback) } }
    grid.collectionView.contentOffset.y = 10
    world.stage.settle()
    #expect(grid.collectionView.delegate === grid)
    #expect(stops == [])
  }

  @Test func aTableControllerReceivesWhatItOverrides() throws {
    final class List: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    let world = World()
    world.window.rootViewController = List(style: .plain)
    world.stage.settle()
    try world.stage.user.selectRow(at: IndexPath(row: 1, section: 0))
    let calls = world.stage.trace.events.filter { $0.kind == .delegate }.map(\.callback)
    #expect(calls == ["didSelectRow"])
  }

  @Test func theOlderFormOfAQuestionIsRecordedInItsPlace() {
    final class Older: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .overFullScreen }
    }
    final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
    let older = Older()
    let delegates: [any UIAdaptivePresentationControllerDelegate] = [older, Silent(), older]
    let counts = delegates.map { delegate in
      let world = World()
      let (home, sheet) = (world.controller("Home"), world.controller("Sheet"))
      world.window.rootViewController = home
      world.stage.settle()
      sheet.modalPresentationStyle = .popover
      sheet.popoverPresentationController?.sourceView = home.view
      sheet.presentationController?.delegate = delegate
      home.present(sheet, animated: false)
      world.stage.settle()
      return world.stage.trace.events.filter { $0.callback == "adaptivePresentationStyle" }.count
    }
    #expect(counts[0] > 0)
    #expect(counts == [counts[0], 0, counts[0]])
  }

  @Test func aDelegateIsAskedOnceForTheStyleOfAPresentationInProgress() {
    final class Asked: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let delegate = Asked()
    let counts = [Duration.milliseconds(100), .seconds(2)].map { time in
      let world = World()
      var traits = Traits()
      traits.device = .iPad
      world.stage.setTraits(traits)
      let (home, content) = (world.controller("Home"), world.controller("Content"))
      world.window.rootViewController = home
      world.stage.settle()
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = home.view
      content.popoverPresentationController?.delegate = delegate
      home.present(content, animated: true)
      world.stage.advance(by: time)
      let start = world.stage.trace.count
      traits.chosenWidth = .compact
      world.stage.setTraits(traits)
      world.stage.settle()
      return world.stage.trace.events.dropFirst(start).filter {
        $0.callback == "adaptivePresentationStyle"
      }.count
    }
    #expect(counts == [1, 1])
  }

  @Test func eventsThatAreTakenBackLeaveTheOthers() {
    var trace = Trace()
    for word in ["a", "b", "c"] {
      trace.append(Event(at: .zero, kind: .delegate, callback: word))
    }
    trace.takeBack(1)
    trace.takeBack(7)
    #expect(trace.events.map(\.callback) == ["a", "c"])
    #expect(trace.count == 2)
  }

  // MARK: The sources

  @Test(.slow) func everyRowIsInItsTable() throws {
    let rows = try Sources.declarations(of: /static let (\w+) = Call\(/)
    #expect(rows.count > 150)
    for row in rows {
      #expect(
        row.text.contains(try Regex("(?i)\\b\(row.name)\\.row\\b")), "\(row.path): \(row.name)")
    }
  }

  @Test(.slow) func everyClosureIsInTheTable() throws {
    let rows = try Sources.declarations(of: /static let (\w+) = Self\(\s*"/).filter {
      $0.path == "Calls/Handler.swift"
    }
    #expect(rows.count == HandlerCall.all.count)
    for row in rows {
      #expect(row.text.contains(try Regex("(?s)static let all = .*\\b\(row.name),")), "\(row.name)")
    }
  }

  @Test(.slow) func onlyTheTableCallsClosuresThatAProgramPasses() throws {
    let call = /^ +(animations|changes|configurationHandler|actions\w*|\w+Handler)[?!]?\(\w*\)/
    #expect(try Sources.lines(matching: call) == [])
  }

  @Test(.slow) func onlyTheTableCallsDelegatesAndDataSources() throws {
    #expect(try Sources.lines(matching: /(?i:delegate|dataSource)\??\.\w+\(/) == [])
    let animators = try Sources.lines(matching: /\b(animator|driver)\??\.\w+\(/).filter {
      $0.hasPrefix("Coordination/") || $0.hasPrefix("Stage/")
    }
    #expect(animators == [])
  }

  @Test(.slow) func onlyTheTableCallsObjectsThatAProgramPasses() throws {
    let call =
      /\.(makeContentView|supports|restoreUserActivityState)\(|\.(will|did)Move\(to:/
    #expect(try Sources.lines(matching: call) == [])
  }

  @Test(.slow) func viewsCallNoMembersOfOthersPastTheTable() throws {
    let members =
      /\.((will|did)Move\(?[tT]o(Superview|Window)|didAddSubview|willRemoveSubview|layoutSubviews)\b/
    let questions = /\.(hitTest|point\(inside|tintColorDidChange|updateConstraints)\(/
    let ofCells = /\.(setSelected|setHighlighted|setEditing|prepareForReuse)\(|^ +apply\(attributes/
    let responders = /\.(become|resign)FirstResponder\(|guard can\w+FirstResponder/
    let touches = /\.((touches|presses)(Began|Moved|Changed|Ended|Cancelled)|updateConfiguration)\(/
    let sizes = /(\w\.|= )((sizeThatFits|systemLayoutSizeFitting)\(|intrinsicContentSize\b)/
    let tracking = /\.(begin|continue|end|cancel)Tracking\(|window\.sendEvent\(/
    let found =
      try Sources.lines(matching: members) + Sources.lines(matching: questions)
      + Sources.lines(matching: ofCells) + Sources.lines(matching: responders)
      + Sources.lines(matching: touches) + Sources.lines(matching: sizes)
      + Sources.lines(matching: tracking)
    // Layers have no members that can be overridden from outside.
    let others = found.filter {
      !$0.contains("super.") && !$0.hasPrefix("StandIns/CALayer") && !$0.contains("case .")
        && !$0.hasPrefix("Views/UIView+Calls")
        // Its field is the framework's own.
        && !$0.contains(" field.")
    }
    #expect(others == [])
  }

  @Test(.slow) func oneFunctionRecordsCallsAndAnotherOneCallbacks() throws {
    let places = try Sources.lines(matching: /\b(stage|Stage\.current)\.record\(/)
    let paths = places.map { $0.prefix { $0 != ":" } }
    #expect(paths == ["Controllers/UIViewController+Receiving.swift"])
  }

  @Test(.slow) func onlyTheTableCallsOverrides() throws {
    #expect(try Sources.lines(matching: /\boverrides\??\.call\(/) == [])
  }

  @Test(.slow) func theEngineKnowsNoClassesOfContainersAndPresentations() throws {
    let cast = /\b(as\?|is) (any )?UI\w+Controller\b/
    let engine = Set(
      try Sources.declarations(of: /(?:class|extension) (TransitionEngine|ActiveTransition)\b/)
        .map(\.path))
    #expect(engine.count > 20)
    let places = try Sources.lines(matching: cast).filter { line in
      engine.contains(String(line.prefix { $0 != ":" }))
    }
    #expect(places == [])
  }

  @Test(.slow) func oneFunctionAdmitsCallsToLanes() throws {
    #expect(try Sources.lines(matching: /\badmission\(|\bcase \.later\b/).count == 3)
    let others = try Sources.lines(matching: /\bengine\.(wait|active)\b/)
    #expect(others.filter { !$0.hasPrefix("Stage/") } == [])
  }

  @Test(.slow) func onlyTheTableCallsStoredClosures() throws {
    var found: [String] = []
    for name in try Sources.storedClosures.subtracting(Sources.ownClosures) {
      found += try Sources.lines(matching: Sources.call(of: name), with: name)
    }
    #expect(Set(found).subtracting(Sources.ownCalls) == [])
    #expect(Sources.ownCalls.isSubset(of: found))
  }

  @Test(arguments: [
    "    stored()", "    self.stored?(1)", "    let it = stored[index]?(1)",
    "    other.stored![0](1)",
    "    for each in stored { each() }", "    for each in box.stored where isIn { each(1) }",
  ])
  func callsOfStoredClosuresAreFound(line: String) throws {
    #expect(line.firstMatch(of: try Sources.call(of: "stored")) != nil)
  }

  @Test(arguments: [
    "    unstored()", "    stored.append(1)", "    for each in stored { each.run() }",
  ])
  func otherUsesAreNot(line: String) throws {
    #expect(line.firstMatch(of: try Sources.call(of: "stored")) == nil)
  }

  @Test func wordsEndAtDots() throws {
    #expect("engine.deliver(it)".firstMatch(of: Sources.simple(/\bdeliver\(/)) != nil)
  }

  @Test(.slow) func onlyTheEngineDeliversCallbacksOfAppearanceAndLayout() throws {
    let delivery =
      /\bdeliver\(|receive\((callback|\.(view(Will|Is|Did)(Appear|Disappear|Layout)|update))/
    let places = try Sources.lines(matching: delivery).map { $0.prefix { $0 != ":" } }
    #expect(places.allSatisfy { $0.hasPrefix("Stage/TransitionEngine") }, "\(places)")
    #expect(places.count > 5)
  }

  @Test(.slow) func theFrameworkHasNoWordAboutScripts() throws {
    #expect(try Sources.lines(matching: /\b[Ss]cripts?\b|[a-z]Script|\bscript[A-Z]/) == [])
  }
}

extension Beat {
  /// The columns of rows that play it, in new releases or in old ones.
  fileprivate var columns: Set<Choreography.Column> {
    let rows = [Profile.modern, .classic].flatMap { profile in
      Choreography.Kind.allCases.map { profile[$0] }
    }
    return Set(
      Choreography.Column.allCases.filter { column in
        rows.contains { $0.beats(column).contains(self) }
      })
  }
}

/// The sources of the framework and of the system controllers, to be searched.
private enum Sources {
  private static let folders = ["HeadlessUIKit", "SystemControllers"].map {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\($0)").standardizedFileURL
  }

  /// Closures that no program passes: those of the host of a world, and those that the framework
  /// passes to itself.
  static let ownClosures: Set<String> = [
    "onRaise", "shouldHalt", "onDiagnostic", "momentName", "willDeliver", "onUnraisedError",
    "turnDidEnd", "willTouch", "willMark", "writeToArchive", "readFromArchive",
    "block", "call", "controller", "leave", "notifications", "notify", "pane", "path",
    "makeDelegate", "cause", "finishAnimation", "isBroken", "isOfClass", "isOfTarget", "measured",
    "names", "rule", "step",
  ]

  /// Calls of the framework's closures whose names a program's may have as well: those of clocks, what
  /// compares an observed value, and methods of delegates that the table calls.
  static let ownCalls: Set<String> = [
    "Application/UIApplication+Restoration.swift:       "
      + "let answer = ask(question.secure, [], { question.askSecure($0, self, coder) })",
    "Application/UIApplication+Restoration.swift:     "
      + "return call(question.plain) { question.askPlain($0, self, coder) }",
    "Stage/RunLoopClock.swift:       action()",
    "Stage/VirtualClock.swift:       "
      + "if timer.number <= newest { timer.action() } else { later.append(timer) }",
    "Stage/ValueObservers.swift:       "
      + "if object == nil || observation.object === object { observation.compare() }",
  ]

  /// The files with their texts.
  private static var files: [(path: String, text: String)] {
    get throws { try all.get() }
  }

  private static let all = Result {
    let texts = try folders.flatMap { folder in
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
    }
    try #require(texts.count > 100)
    return texts
  }

  /// The lines outside the table that match, among those with a word.
  static func lines(
    matching pattern: some RegexComponent, with word: String = ""
  ) throws -> [String] {
    let pattern = simple(pattern)
    let files = try files.filter { !$0.path.hasPrefix("Calls/") && has($0.text[...], word) }
    return files.flatMap { path, text in
      text.split(separator: "\n").filter { has($0, word) && $0.firstMatch(of: pattern) != nil }
        .map { "\(path): \($0)" }
    }
  }

  /// A pattern whose words end at dots: by the default of `Regex` `engine.deliver` is one word.
  static func simple<Output>(_ pattern: some RegexComponent<Output>) -> Regex<Output> {
    pattern.regex.wordBoundaryKind(.simple)
  }

  /// A call of a stored closure, or of each of several.
  static func call(of name: String) throws -> Regex<AnyRegexOutput> {
    simple(
      try Regex(
        "(^|[^\\w.])(self\\.|\\w+[?!]?\\.)?\(name)[?!]?(\\[[^\\]]*\\][?!]?)*\\("
          + "|for (?<each>\\w+) in (\\w+\\.)*\(name)\\b.*\\b\\k<each>\\("))
  }

  /// What is declared in the files: the name that a pattern captures, with the text of the file.
  static func declarations(
    of pattern: Regex<(Substring, Substring)>
  ) throws -> [(path: String, name: String, text: String)] {
    try files.flatMap { path, text in
      text.matches(of: pattern).map { (path, String($0.1), text) }
    }
  }

  private static func has(_ text: Substring, _ word: String) -> Bool {
    word.isEmpty || text.contains(word)
  }

  /// The names of the stored properties that are closures.
  static var storedClosures: Set<String> {
    get throws {
      let texts = try files.filter { !$0.path.hasPrefix("Calls/") }.map(\.text)
      let aliases = texts.flatMap { text in
        text.matches(of: /typealias (\w+)[^=\n]*=[^\n]*->/).map { String($0.1) }
      }
      let types = (aliases.map { "\\b\($0)\\b(?![<.])" } + ["->"]).joined(separator: "|")
      let property = simple(
        try Regex<(Substring, Substring)>(
          "(?m)^ +(?:@\\S+ )?(?:\\w+(?:\\(set\\))? )*(?:let|var) (\\w+): [^={\\n]*(?:\(types))"))
      return Set(texts.flatMap { text in text.matches(of: property).map { String($0.1) } })
    }
  }

  /// The methods that protocols declare, without types.
  static var declaredMethods: Set<String> {
    get throws {
      let method = /func (\w+)(?:<[^>]*>)?\(([^)]*)\)/
      return Set(
        try files.flatMap { _, text in
          text.matches(of: method).map { "\($0.1)(\(labels(of: $0.2)))" }
        })
    }
  }

  private static func labels(of parameters: Substring) -> String {
    parameters.matches(of: /(?:^|, |,\n\s*)\s*(\w+)(?: \w+)?:/).map { "\($0.1):" }.joined()
  }
}
