import Foundation
import HeadlessUIKit
import NavigationModel
import SystemControllers
import Testing

struct SystemControllerTests {
  @Test(arguments: [
    ("new person", ["person Ada", "person nil"]),  // P101
    ("people", ["chose Ada", "cancelled"]),  // P102
    ("person", ["action of Ada 3 0"]),  // P103
    ("unknown person", ["resolved Ada", "resolved nil"]),  // P104
    ("event", ["asked for a calendar", "saved", "asked for a calendar", "canceled"]),  // P105
    ("event view", ["done"]),  // P106
    ("achievements", ["finished"]),  // P107
    ("leaderboard", ["finished"]),  // P108
    ("match", ["match Chess", "cancelled"]),  // P109
    ("hosted match", ["players [\"Ada\", \"Bob\"]", "cancelled"]),  // P109
    ("turns", ["match Chess", "cancelled"]),  // P111
    ("mail", ["sent", "cancelled"]),  // P112
    ("text", ["sent", "cancelled"]),  // P113
    ("songs", ["items [\"Song\"]", "cancelled"]),  // P114
    ("pictures", ["picture cat", "cancelled"]),  // P116
    ("editor", ["saved short.mov", "cancelled"]),  // P117
  ])
  func theDelegateReceivesWhatTheUserDoes(name: String, expected: [String]) throws {
    let world = World()
    let host = SystemHost()
    world.window.rootViewController = host
    for act in [TestedAction.pick, .cancel] {
      let (controller, choice) = try #require(host.controller(named: name))
      host.present(UIViewController.wrapped(controller), animated: true)
      world.stage.settle()
      let refusal = act == .pick ? controller.userPicks(choice) : controller.userCancels()
      if act == .pick { #expect(refusal == nil) }
      world.stage.settle()
      host.dismiss(animated: false)
      world.stage.settle()
    }
    #expect(host.log == expected)
  }

  @Test(arguments: [("match", "failed: full"), ("turns", "failed: full"), ("mail", "failed: full")])
  func aFailureIsReported(name: String, expected: String) throws {
    let world = World()
    let host = SystemHost()
    world.window.rootViewController = host
    let (controller, _) = try #require(host.controller(named: name))
    host.present(controller, animated: false)
    world.stage.settle()
    #expect(controller.userPicks(Choice(parts: ["error": "full"])) == nil)
    #expect(host.log == [expected])
  }

  @Test(arguments: [("classic", true), ("mid", false), ("modern", false)])
  func thePeoplePickerDismissesItselfInNewerReleases(profile: String, stays: Bool) throws {  // P102
    let world = World(profile: try #require(Profile.named(profile)))
    let host = SystemHost()
    world.window.rootViewController = host
    let picker = ABPeoplePickerNavigationController()
    picker.peoplePickerDelegate = host
    host.present(picker, animated: true)
    world.stage.settle()
    #expect(picker.userPicks(Choice("Ada")) == nil)
    world.stage.settle()
    #expect((host.presentedViewController === picker) == stays)
    #expect(host.log == [stays ? "asked about Ada" : "chose Ada"])
  }

  @Test func aChosenContactMayBeDismissedByTheDelegateAsWell() {  // P102
    let world = World()
    let host = SystemHost()
    host.dismissesAlways = true
    world.window.rootViewController = host
    let picker = ABPeoplePickerNavigationController()
    picker.peoplePickerDelegate = host
    host.present(picker, animated: true)
    world.stage.settle()
    let lines = world.lines { _ = picker.userPicks(Choice("Ada")) }
    #expect(lines.filter { $0.hasPrefix("warning") } == [])
    #expect(host.presentedViewController == nil)
  }

  @Test func tenOfThemCannotBePushed() {  // P118, A59
    let world = World()
    let nav = world.stack("Home")
    let stacks = [
      ABPeoplePickerNavigationController(), EKEventEditViewController(),
      GKAchievementViewController(), GKLeaderboardViewController(), GKMatchmakerViewController(),
      GKTurnBasedMatchmakerViewController(), MFMailComposeViewController(),
      MFMessageComposeViewController(), UIImagePickerController(), UIVideoEditorController(),
    ]
    let raised = world.stage.exceptions {
      for stack in stacks { nav.pushViewController(stack, animated: true) }
    }
    #expect(raised.map(\.code) == Array(repeating: "nav-in-nav", count: 10))
    #expect(stacks.map(\.viewControllers.count) == Array(repeating: 1, count: 10))
    #expect(nav.viewControllers.count == 1)
  }

  @Test func thePeerPickerIsNotPresented() {  // P110
    let world = World()
    let host = SystemHost()
    world.window.rootViewController = host
    let picker = GKPeerPickerController()
    picker.delegate = host
    picker.show()
    #expect(picker.userPicks(Choice("nearby")) == nil)
    #expect(picker.userPicks(Choice("Bob")) == nil)
    #expect(picker.isVisible)
    #expect(picker.userCancels() == nil)
    #expect(!picker.isVisible)
    #expect(host.log == ["type nearby", "connected to Bob by a session", "cancelled"])
    #expect(host.presentedViewController == nil)
  }

  @Test func aFilmPostsANotification() {  // P115
    let world = World()
    let host = SystemHost()
    world.window.rootViewController = host
    let film = MPMoviePlayerViewController(contentURL: URL(string: "file:///film.mov"))
    let center = NotificationCenter.default
    let observer = center.addObserver(
      forName: .MPMoviePlayerPlaybackDidFinish, object: film.moviePlayer, queue: nil
    ) { notification in
      let reason =
        notification.userInfo?[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] as? Int
      MainActor.assumeIsolated {
        host.log.append("reason \(reason ?? -1)")
        host.dismissMoviePlayerViewControllerAnimated()
      }
    }
    defer { center.removeObserver(observer) }
    host.presentMoviePlayerViewControllerAnimated(film)
    world.stage.settle()
    #expect(film.userCancels() == nil)
    world.stage.settle()
    #expect(host.log == ["reason 2"])
    #expect(host.presentedViewController == nil)
  }

  @Test func theSimulatorDecidesWhatCanBeSent() {  // P112, P113
    let world = World()
    #expect(MFMailComposeViewController.canSendMail())
    world.stage.services.canSendMail = false
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(MFMessageComposeViewController.canSendText())
  }

  @Test func aDismissedControllerIsFreed() {
    let world = World()
    let host = SystemHost()
    world.window.rootViewController = host
    weak var mail: MFMailComposeViewController?
    weak var contents: UIViewController?
    do {
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = host
      (mail, contents) = (controller, controller.topViewController)
      host.present(controller, animated: true)
    }
    world.stage.settle()
    #expect(mail?.userPicks(Choice()) == nil && contents != nil)
    world.stage.settle()
    #expect(mail == nil && contents == nil)
  }
}

private enum TestedAction { case pick, cancel }

extension UIViewController {
  /// The controller, or a stack around it if it is not a stack.
  fileprivate static func wrapped(_ controller: UIViewController) -> UIViewController {
    controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }
}
