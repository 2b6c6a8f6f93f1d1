import HeadlessUIKit
import NavigationModel
import Support
import SystemControllers
import Testing

/// What the sources say about calls that leave the framework; each rule also finds its examples in
/// `FrameworkMistakes`.
struct CallSourceTests {
  @Test(.slow("it reads all sources")) func everyRowIsInItsTable() throws {
    let rows = try FrameworkSources.framework.rows
    #expect(rows.unlisted == [])
    #expect(rows.all.count > 400)
    #expect(try FrameworkSources.mistakes.rows.unlisted == ["UIMistakes.row"])
  }

  @Test(.slow("it reads all sources")) func optionalMethodsHaveDefaultsThatAreNoticed() throws {
    // That protocol has none in Objective-C.
    let found = try FrameworkSources.framework.unnoticedDefaults.filter {
      $0.hasPrefix("UI") && !$0.hasPrefix("UIContentContainer.")
    }
    #expect(found == [])
    #expect(try FrameworkSources.mistakes.unnoticedDefaults == ["UIMistakesDelegate.isAsked()"])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsWhatAProgramImplements() throws {
    let rows = Calls.rows + SystemCalls.rows
    let overridable = OverridableMember.all.flatMap { row in
      row.classes.map { "\($0).\(row.method)" }
    }
    let members = Set(
      rows.map { "\($0.receiver).\($0.method)" } + overridable
        + HandlerCall.all.map(\.method).filter { $0.contains(".") }
        + ["MemberOverrides.call(_:of:_:)"])
    let own: Set = [
      // What the framework has made itself.
      "UIScrollView.lift(at:_:): reset()",
      "UISearchBar.becomeFirstResponder(): becomeFirstResponder()",
      "UISearchBar.canBecomeFirstResponder: canBecomeFirstResponder",
      "UISearchBar.resignFirstResponder(): resignFirstResponder()",
      // Functions that closures for the table call.
      "MFMailComposeViewController.finish(_:with:_:): mailComposeController(_:didFinishWith:error:)",
      "MFMessageComposeViewController.finish(_:with:): messageComposeViewController(_:didFinishWith:)",
      "RestorationQuestion.restoring: application(_:shouldRestoreApplicationState:)",
      "RestorationQuestion.restoring: application(_:shouldRestoreSecureApplicationState:)",
      "RestorationQuestion.saving: application(_:shouldSaveApplicationState:)",
      "RestorationQuestion.saving: application(_:shouldSaveSecureApplicationState:)",
    ]
    let found = try FrameworkSources.framework.callsPastTable(of: members)
    #expect(found.symmetricDifference(own) == [])
    #expect(
      try FrameworkSources.mistakes.callsPastTable(of: members) == [
        "UIMistakes.callsAMember(of:): layoutSubviews()",
        "UIMistakes.readsAMember(of:): prefersStatusBarHidden",
        "UITabBarController.callsItsDelegate(): tabBarController(_:didSelect:)",
        "UIMistakes.callsAnObject(_:): willMove(to:)",
        "UIMistakes.callsAnOverride(by:): call(_:of:_:)",
      ])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsStoredClosures() throws {
    // Those of the host of a world, and those that the framework passes to itself.
    let own: Set = [
      "Stage.isImplemented", "Stage.makeNibFiles", "Stage.momentName", "Stage.onContradiction",
      "Stage.onDiagnostic",
      "Stage.onRaise", "Stage.onUnraisedError", "Stage.shouldHalt", "Stage.turnDidEnd",
      "Stage.willDeliver", "Stage.willMark", "Stage.willTouch", "TransitionEngine.shouldHalt",
      "ActiveScroll.finishAnimation", "ArchivedProperty.readFromArchive",
      "ArchivedProperty.writeToArchive", "Call.find", "Call.overridable", "Condition.cause",
      "Condition.isBroken", "Condition.names", "Condition.rule", "ControllerReferences.controller",
      "ControllerReferences.path", "DeliveryRow.applies", "DeliveryRow.comesAfter",
      "DeliveryRow.comesBefore", "Edit.makesChange", "ElementWalk.pane",
      "NSKeyValueObservation.cancelObservation", "Observation.compare", "ScheduledTimer.action",
      "Selector.isOfTarget", "Surroundings.step", "SystemOutcome.notifications",
      "UILayoutGuide.measured", "UISceneConfiguration.makeDelegate", "Waiting.call",
    ]
    let found = try FrameworkSources.framework.storedClosuresCalledPastTable
    #expect(found.symmetricDifference(own) == [])
    #expect(try FrameworkSources.mistakes.storedClosuresCalledPastTable == ["UIMistakes.stored"])
  }

  @Test(.slow("it reads all sources")) func onlyTheTableCallsClosuresThatAProgramPasses() throws {
    // They run a part of the program in a world, or are typed selectors.
    #expect(
      try FrameworkSources.framework.functionsCallingClosures == [
        "Selector.init(_:_:)", "Stage.asCurrent(_:)", "Stage.diagnostics(in:)",
        "Stage.exceptions(in:)", "autoreleasepool(invoking:)",
      ])
    #expect(
      try FrameworkSources.mistakes.functionsCallingClosures == ["UIMistakes.callsAParameter(_:)"])
  }

  @Test(.slow("it reads all sources")) func theEngineKnowsNoClassesOfContainersAndPresentations()
    throws
  {
    #expect(try FrameworkSources.framework.classesInEngine == [])
    #expect(
      try FrameworkSources.mistakes.classesInEngine == [
        "TransitionEngine.knowsStacks(_:): UINavigationController"
      ])
  }

  @Test(.slow("it reads all sources")) func oneFunctionAdmitsCallsToLanes() throws {
    let sources = try FrameworkSources.framework
    // A search that is activated while it is dismissed waits for that.
    #expect(
      sources.users(of: ["TransitionEngine.wait(for:changing:_:)"]) == [
        "TransitionEngine.admit(_:)", "TransitionEngine.submit(_:)",
        "TransitionEngine.wait(for:toMake:)", "UISearchController.activate()",
      ])
    let others = sources.users(of: ["TransitionEngine.active"]).filter {
      !$0.hasPrefix("TransitionEngine.")
    }
    #expect(others == ["Stage.activities"])
  }

  @Test(.slow("it reads all sources")) func onlyTheEngineDeliversCallbacksOfAppearanceAndLayout()
    throws
  {
    let found = try FrameworkSources.framework.deliveriesPastEngine
    #expect(found == [])
    #expect(
      try FrameworkSources.mistakes.deliveriesPastEngine == [
        "UIMistakes.delivers(to:)", "UIMistakes.delivers(_:to:)",
      ])
  }
}
