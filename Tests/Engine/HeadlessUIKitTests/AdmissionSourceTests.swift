import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// What the sources say about what a program answers: nothing relies on it unchecked.
struct AdmissionSourceTests {
  /// The places that give a container children: each has checked before, in one piece, that it may have
  /// them, has made them, or has them already.
  private static let placesOfChildren: Set<String> = [
    // Calls, whose `prepare` takes them over.
    "PageTurn.edit", "StackPush.edit", "StackAddition.edit", "StackReplacement.edit",
    // Those that are taken over first.
    "UIViewController.adopt", "UISearchController.adopt", "UITabBarController.setViewControllers",
    "UITabBarController.returnFromMore", "UISplitViewController.arrange",
    "TransitionEngine.returnToOwner",
    // Those that it has made.
    "UITabBarController.madeMore", "UINavigationController.installContents",
    // Those that it has, or fewer.
    "UITabBarController.arrangeChildren", "UISplitViewController.refresh",
  ]

  @Test(.slow("it reads all sources")) func childrenComeFromKnownPlaces() throws {
    let edit = FrameworkSources.simple(/\.setChildren\(|(?:\$0|hierarchy)\.append\(.*, to:/)
    let found = try FrameworkSources.members.filter { member in
      member.lines.contains { $0.contains(edit) }
    }
    #expect(Set(found.map { "\($0.type).\($0.name)" }) == Self.placesOfChildren)
  }

  /// Columns that a program or a delegate has chosen are taken over whole, with the inspector and the
  /// compact column where these are free.
  @Test(.slow("it reads all sources")) func columnsAreArrangedWhole() throws {
    let call = #"[^.\w]arrange\((?!ownColumns|withOwnColumns\(|all, showing)"#
    let found = try FrameworkSources.lines(matching: call).filter {
      $0.contains("UISplitViewController") && !$0.contains("func arrange")
    }
    #expect(found == [])
  }

  @Test(.slow("it reads all sources")) func viewsOfControllersAreUsedWhereTheyAreLoaded() throws {
    let found = try FrameworkSources.members.flatMap { member in
      try Self.uncheckedUses(in: member).map { "\(member.path): \($0)" }
    }
    #expect(found == [])
  }

  @Test(arguments: [
    "    view.addSubview(other)", "    self.view.frame = .zero", "    show(view, true)",
    "    child.view.frame", "    guard view! === other",
  ])
  func uncheckedUsesAreFound(line: String) throws {
    let text = "extension UIBoxController {\n  func draw() {\n\(line)\n  }\n}"
    let found = try FrameworkSources.members(in: text).flatMap(Self.uncheckedUses)
    #expect(found == [line])
  }

  @Test(arguments: [
    "    view?.addSubview(other)", "    guard let view else { return }\n    show(view)",
    "    loadedView?.frame = .zero", "    view = other", "    child.viewIfLoaded?.frame",
  ])
  func checkedUsesAreNot(line: String) throws {
    let text = "extension UIBoxController {\n  func draw() {\n\(line)\n  }\n}"
    #expect(try FrameworkSources.members(in: text).flatMap(Self.uncheckedUses) == [])
  }

  /// The lines of a member that use the view of a controller as if there had to be one: a `loadView` may
  /// make none (A8).
  private static func uncheckedUses(in member: FrameworkSources.Member) throws -> [String] {
    // A player of movies is no controller of views.
    let isController =
      member.type.hasSuffix("Controller") && member.type != "MPMoviePlayerController"
    let text = member.lines.joined(separator: "\n")
    let isOwn = try isController && bound.get().lines(of: text).isEmpty
    return try (isOwn ? anyUse : useOfOthers).get().lines(of: text).map(String.init)
  }

  private static let useOfOthers = Result { try FrameworkSources.LinePattern(ofOthers) }
  private static let anyUse = Result {
    try FrameworkSources.LinePattern(ofOthers + #"|(?:^|[^\w.?])view(?:\.\w|\)|,)"#)
  }
  private static let ofOthers = #"\bview!|\w\.view\.\w"#
  private static let bound = Result {
    try FrameworkSources.LinePattern(
      #"\b(?:let|var) (?:\(\w+, )?view\b|\bview:|\bview in\b|\bfor (?:case let )?view\b|, view\) ="#
    )
  }
}
