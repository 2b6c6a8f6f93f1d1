import Foundation
import HeadlessUIKit
import NavigationModel
import Support
import SystemControllers
import Testing

/// The table of the calls that leave the framework.
struct CallTableTests {
  private var rows: [CallRow] { Calls.rows + SystemCalls.rows }

  @Test func noMethodIsThereTwice() {
    let methods = Dictionary(grouping: rows) { "\($0.receiver) \($0.method)" }
    // UIKit has a method of this name for touches, and one for events.
    #expect(
      methods.filter { $0.value.count > 1 }.map(\.key) == [
        "UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)"
      ])
  }

  @Test(.slow("it reads all sources")) func membersAreDeclaredByTheTypesOfTheirRows() throws {
    let declared = try FrameworkSources.framework.members
    let receivers = rows.filter { ["Delegate", "Source"].contains(where: $0.receiver.hasSuffix) }
    let members =
      receivers.map { "\($0.receiver).\($0.method)" }
      + OverridableMember.all.flatMap { member in member.classes.map { "\($0).\(member.method)" } }
    #expect(members.filter { !declared.contains($0) } == [])
    #expect(!declared.contains("UIView.tabBarController(_:didSelect:)"))
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
        "gestureDidEnd": [.ended],
        "animateTransition": [.committed], "startInteractiveTransition": [.committed],
        "animationEnded": [.ended],
        "animationControllerFor": [.committed], "interactionControllerFor": [.committed],
        "animationControllerForPresented": [.committed],
        "animationControllerForDismissed": [.committed],
        "interactionControllerForPresentation": [.committed],
        "interactionControllerForDismissal": [.committed],
        "prepareForPopoverPresentation": [.asked, .committed], "willDismiss": [.asked],
        "didDismiss": [.ended], "didPush": [.ended], "didPop": [.ended],
        "willTransitionTo": [.asked], "didFinishAnimating": [.ended],
        "willPresent": [.asked], "didPresent": [.ended],
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
      ])
  }

  @Test func onlyWhatTablesAskForRowsAndOrientationsIsNotRecorded() {
    // Drivers by percentages are called as a program's own gestures call them.
    let orientations = [
      "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
      "transitionDuration", "wantsInteractiveStart", "update", "finish", "cancel",
    ]
    #expect(
      Set(rows.filter { !$0.isRecorded && !orientations.contains($0.word) }.map(\.word)) == [
        "numberOfSections", "numberOfRows", "cellForRow", "titleForHeader", "titleForFooter",
        "viewForHeader", "viewForFooter", "heightForHeader", "heightForFooter", "heightForRow",
        "canEditRow", "editingStyleForRow", "leadingSwipeActionsConfigurationForRow",
        "trailingSwipeActionsConfigurationForRow", "titleForDeleteConfirmationButtonForRow",
        "contextMenuConfigurationForRow", "numberOfItems", "cellForItem",
        "willDisplay",
        "didEndDisplaying", "viewForSupplementaryElement", "sizeForItem", "insetForSection",
        "minimumLineSpacingForSection", "minimumInteritemSpacingForSection",
        "referenceSizeForHeader", "referenceSizeForFooter", "contextMenuConfigurationForItems",
        "contextMenuConfigurationForItem", "configurationForMenu", "viewForZooming",
        "targetIndexPathForMoveOfItem", "targetIndexPathForMoveFromItem",
        "targetIndexPathForMoveFromRow", "numberOfComponents", "numberOfRowsInComponent",
        "widthForComponent", "rowHeightForComponent", "titleForRow", "attributedTitleForRow",
        "viewForRow", "position",
      ])
  }

  @Test func theAnswerIsRecordedWhereItDecides() {
    #expect(
      Set(rows.filter(\.recordsAnswer).map(\.word)) == [
        "shouldBegin", "shouldReceive", "shouldRecognizeSimultaneously", "shouldRequireFailure",
        "shouldBeRequiredToFail", "shouldSelect", "shouldSelectTab", "shouldDismiss",
        "shouldDismissPopover", "shouldPush", "shouldPop", "shouldBeginEditing",
        "shouldEndEditing", "shouldReturn", "shouldChangeCharacters", "shouldChangeText",
        "shouldHighlightItem", "shouldSelectItem", "shouldDeselectItem", "shouldScrollToTop",
        "willFinishLaunching", "didFinishLaunching", "collapseSecondary", "show", "showDetail",
        "shouldSaveApplicationState", "shouldSaveSecureApplicationState",
        "shouldRestoreApplicationState", "shouldRestoreSecureApplicationState",
        "willContinueUserActivityWithType", "continueUserActivity", "canMoveItem", "canMoveRow",
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

  @Test func theAnswerOfAnOverrideIsInTheTrace() {
    let (world, vc, overrides) = (World(), UIViewController(), Refusals())
    world.window.rootViewController = vc
    world.stage.settle()
    vc.overrides = overrides
    let start = world.stage.trace.count
    #expect(!vc.receiveShouldPerform("next", sender: nil))
    #expect(world.stage.trace.events.dropFirst(start).map(\.answer) == ["false"])
  }

  /// Refuses whatever it is asked.
  private final class Refusals: MemberOverrides {
    func overrides(_ member: String, of object: any Overridable) -> Bool { true }
    func call(
      _ member: OverridableMember, of object: any Overridable, _ arguments: [Any?]
    ) -> OverrideAnswer? { .flag(false) }
    func delegate(of object: any Overridable) -> AnyObject? { nil }
    func overrides(_ callback: Callback, of controller: UIViewController) -> Bool { false }
    func respond(
      to callback: Callback, of controller: UIViewController, animated: Bool,
      parent: UIViewController?
    ) {}
  }

  @Test func overridesOfTheseMembersAreRecorded() {
    #expect(
      Set(OverridableMember.all.filter(\.isRecorded).map(\.name)) == [
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
