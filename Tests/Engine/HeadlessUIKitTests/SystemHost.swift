import HeadlessUIKit
import SystemControllers

/// A typical presenting controller: the delegate of what it presents, which it also dismisses.
final class SystemHost: UIViewController {
  /// The delegate calls that it received.
  var log: [String] = []
  /// Whether it dismisses a picker that dismisses itself.
  var dismissesAlways = false

  /// A system controller, and the user's choice in it.
  typealias Visit = (controller: any UIViewController & SystemController, choice: Choice)

  /// A new controller whose delegate is this one.
  func controller(named name: String) -> Visit? {
    switch name {
    case "new person":
      let controller = ABNewPersonViewController()
      controller.newPersonViewDelegate = self
      return (controller, Choice("Ada"))
    case "people":
      let controller = ABPeoplePickerNavigationController()
      controller.peoplePickerDelegate = self
      return (controller, Choice("Ada"))
    case "person":
      let controller = ABPersonViewController()
      controller.personViewDelegate = self
      controller.displayedPerson = "Ada"
      return (controller, Choice(3, 0))
    case "unknown person":
      let controller = ABUnknownPersonViewController()
      controller.unknownPersonViewDelegate = self
      return (controller, Choice("Ada"))
    case "event":
      let controller = EKEventEditViewController()
      controller.editViewDelegate = self
      return (controller, Choice())
    case "event view":
      let controller = EKEventViewController()
      controller.delegate = self
      controller.event = "Lunch"
      return (controller, Choice("done"))
    default: return game(named: name) ?? medium(named: name)
    }
  }

  private func game(named name: String) -> Visit? {
    switch name {
    case "achievements":
      let controller = GKAchievementViewController()
      controller.achievementDelegate = self
      return (controller, Choice())
    case "leaderboard":
      let controller = GKLeaderboardViewController()
      controller.leaderboardDelegate = self
      return (controller, Choice())
    case "match", "hosted match":
      let controller = GKMatchmakerViewController()
      controller.matchmakerDelegate = self
      controller.isHosted = name == "hosted match"
      return (controller, controller.isHosted ? Choice("Ada", "Bob") : Choice("Chess"))
    case "turns":
      let controller = GKTurnBasedMatchmakerViewController()
      controller.turnBasedMatchmakerDelegate = self
      return (controller, Choice("Chess"))
    default: return nil
    }
  }

  private func medium(named name: String) -> Visit? {
    switch name {
    case "mail":
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = self
      return (controller, Choice("sent"))
    case "text":
      let controller = MFMessageComposeViewController()
      controller.messageComposeDelegate = self
      return (controller, Choice())
    case "songs":
      let controller = MPMediaPickerController()
      controller.delegate = self
      return (controller, Choice("Song"))
    case "pictures":
      let controller = UIImagePickerController()
      controller.delegate = self
      return (controller, Choice("cat"))
    case "editor":
      let controller = UIVideoEditorController()
      controller.delegate = self
      return (controller, Choice("short.mov"))
    default: return nil
    }
  }
}

extension SystemHost: ABNewPersonViewControllerDelegate, ABPersonViewControllerDelegate,
  ABUnknownPersonViewControllerDelegate, ABPeoplePickerNavigationControllerDelegate
{
  func newPersonViewController(
    _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?
  ) {
    log.append("person \(person ?? "nil")")
    dismiss(animated: true)
  }

  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord
  ) {
    log.append("chose \(person)")
    if dismissesAlways { dismiss(animated: true) }
  }

  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord
  ) -> Bool {
    log.append("asked about \(person)")
    return true
  }

  func peoplePickerNavigationControllerDidCancel(
    _ peoplePicker: ABPeoplePickerNavigationController
  ) {
    log.append("cancelled")
    dismiss(animated: true)
  }

  func personViewController(
    _ personViewController: ABPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool {
    log.append("action of \(person) \(property) \(identifier)")
    return false
  }

  func unknownPersonViewController(
    _ unknownCardViewController: ABUnknownPersonViewController,
    didResolveToPerson person: ABRecord?
  ) {
    log.append("resolved \(person ?? "nil")")
    dismiss(animated: true)
  }
}

extension SystemHost: EKEventEditViewDelegate, EKEventViewDelegate {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    log.append("\(action)")
    controller.dismiss(animated: true)
  }

  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    log.append("asked for a calendar")
    return EKCalendar(title: "Work")
  }

  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
  ) {
    log.append("\(action)")
    dismiss(animated: true)
  }
}

extension SystemHost: GKAchievementViewControllerDelegate, GKLeaderboardViewControllerDelegate,
  GKMatchmakerViewControllerDelegate, GKTurnBasedMatchmakerViewControllerDelegate,
  GKPeerPickerControllerDelegate
{
  func achievementViewControllerDidFinish(_ viewController: GKAchievementViewController) {
    log.append("finished")
    dismiss(animated: true)
  }

  func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController) {
    log.append("finished")
    dismiss(animated: true)
  }

  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
    log.append("cancelled")
    dismiss(animated: true)
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error
  ) {
    log.append("failed: \(error.localizedDescription)")
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {
    log.append("match \(match)")
    dismiss(animated: true)
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {
    log.append("players \(players)")
    dismiss(animated: true)
  }

  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController
  ) {
    log.append("cancelled")
    dismiss(animated: true)
  }

  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error
  ) {
    log.append("failed: \(error.localizedDescription)")
  }

  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch
  ) {
    log.append("match \(match)")
    dismiss(animated: true)
  }

  func peerPickerController(
    _ picker: GKPeerPickerController, didSelect type: GKPeerPickerConnectionType
  ) {
    log.append("type \(type)")
  }

  func peerPickerController(
    _ picker: GKPeerPickerController, sessionFor type: GKPeerPickerConnectionType
  ) -> GKSession? { "a session" }

  func peerPickerController(
    _ picker: GKPeerPickerController, didConnectPeer peerID: String, to session: GKSession?
  ) {
    log.append("connected to \(peerID) by \(session ?? "nothing")")
  }

  func peerPickerControllerDidCancel(_ picker: GKPeerPickerController) { log.append("cancelled") }
}

extension SystemHost: MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate,
  MPMediaPickerControllerDelegate
{
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    log.append("\(result)" + (error.map { ": \($0.localizedDescription)" } ?? ""))
    controller.dismiss(animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    log.append("\(result)")
    controller.dismiss(animated: true)
  }

  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {
    log.append("items \(mediaItemCollection.items)")
    dismiss(animated: true)
  }

  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
    log.append("cancelled")
    dismiss(animated: true)
  }
}

extension SystemHost: UINavigationControllerDelegate, UIImagePickerControllerDelegate,
  UIVideoEditorControllerDelegate
{
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    log.append("picture \(info[.originalImage] ?? "none")")
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    log.append("cancelled")
    picker.dismiss(animated: true)
  }

  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {
    log.append("saved \(editedVideoPath)")
    editor.dismiss(animated: true)
  }

  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
    log.append("cancelled")
    editor.dismiss(animated: true)
  }
}
