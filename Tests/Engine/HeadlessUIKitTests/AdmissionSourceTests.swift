import Support
import Testing

/// What the sources say about what a program answers: nothing relies on it unchecked.
struct AdmissionSourceTests {
  /// The places that give a container children: each has checked before, in one piece, that it may have
  /// them, has made them, or has them already.
  @Test(.slow("it reads all sources")) func childrenComeFromKnownPlaces() throws {
    let known: Set = [
      // Calls, whose `prepare` takes them over.
      "PageTurn.edit(_:)", "StackPush.edit(_:)", "StackAddition.edit(_:)",
      "StackReplacement.edit(_:)",
      // Those that are taken over first.
      "UIViewController.adopt(_:)", "UISearchController.adopt(results:)",
      "UITabBarController.setViewControllers(_:animated:)", "UITabBarController.returnFromMore(_:)",
      "UISplitViewController.arrange(_:showing:)", "TransitionEngine.returnToOwner(_:)",
      // Those that it has made.
      "UITabBarController.madeMore", "UINavigationController.installContents()",
      // Those that it has, or fewer.
      "UITabBarController.arrangeChildren(showing:adding:)",
      "UISplitViewController.refresh(_:animated:)",
    ]
    let edits = ["Hierarchy.setChildren(_:of:shown:)", "Hierarchy.append(_:to:)"]
    #expect(try FrameworkSources.framework.users(of: edits) == known)
    #expect(try FrameworkSources.mistakes.users(of: edits) == ["UIMistakes.givesChildren(in:)"])
  }

  /// Columns that a program or a delegate has chosen are taken over whole, with the inspector and the
  /// compact column where these are free.
  @Test(.slow("it reads all sources")) func columnsAreArrangedWhole() throws {
    func arrangingOthers(in sources: FrameworkSources) -> Set<String> {
      sources.users(of: ["UISplitViewController.arrange(_:showing:)"]).subtracting(
        sources.users(of: [
          "UISplitViewController.ownColumns", "UISplitViewController.withOwnColumns(_:)",
        ]))
    }
    #expect(try arrangingOthers(in: .framework) == [])
    #expect(try arrangingOthers(in: .mistakes) == ["UIMistakes.arranges(_:)"])
  }

  @Test(.slow("it reads all sources")) func viewsOfControllersAreUsedWhereTheyAreLoaded() throws {
    #expect(try FrameworkSources.framework.uncheckedViews == [])
    #expect(
      try FrameworkSources.mistakes.uncheckedViews == [
        "UIMistakes.usesItsView()", "UIMistakes.usesAView(of:)",
        "UIMistakes.passesItsView(to:)",
      ])
  }
}
