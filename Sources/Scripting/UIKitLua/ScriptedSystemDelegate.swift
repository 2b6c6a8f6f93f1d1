import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

/// The delegate of a system controller.
final class ScriptedSystemDelegate: ScriptedDelegate {
  /// Asks about a value of the contact that the script shows.
  private func mayPerformDefaultAction(
    _ property: ABPropertyID, _ identifier: ABMultiValueIdentifier
  ) -> Bool {
    let person = world.interpreter.slot(of: owner, "displayedPerson")
    return answer(
      .shouldPerformDefaultActionForPerson, [owner, person, Int(property), Int(identifier)])
      ?? false
  }
}

/// The delegate of controllers that expect a navigation controller's delegate with additional
/// methods (P119).
final class ScriptedPickerDelegate: ScriptedNavigationDelegate {}

// MARK: - Contacts

extension ScriptedSystemDelegate: ABNewPersonViewControllerDelegate {
  func newPersonViewController(
    _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?
  ) {
    callFunction(.didCompleteWithNewPerson, LuaValue(plain: person))
  }
}

extension ScriptedSystemDelegate: ABPeoplePickerNavigationControllerDelegate {
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord
  ) {
    callFunction(.didSelectPerson, LuaValue(plain: person))
  }

  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord,
    property: ABPropertyID, identifier: ABMultiValueIdentifier
  ) {
    callFunction(.didSelectPerson, LuaValue(plain: person), Int(property), Int(identifier))
  }

  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord
  ) -> Bool {
    answer(.shouldContinueAfterSelectingPerson, [owner, LuaValue(plain: person)]) ?? false
  }

  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool {
    answer(
      .shouldContinueAfterSelectingPerson,
      [owner, LuaValue(plain: person), Int(property), Int(identifier)]) ?? false
  }

  func peoplePickerNavigationControllerDidCancel(
    _ peoplePicker: ABPeoplePickerNavigationController
  ) {
    callFunction(.didCancel)
  }
}

extension ScriptedSystemDelegate: ABPersonViewControllerDelegate {
  func personViewController(
    _ personViewController: ABPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool {
    mayPerformDefaultAction(property, identifier)
  }
}

extension ScriptedSystemDelegate: ABUnknownPersonViewControllerDelegate {
  func unknownPersonViewController(
    _ unknownCardViewController: ABUnknownPersonViewController,
    didResolveToPerson person: ABRecord?
  ) {
    callFunction(.didResolveToPerson, LuaValue(plain: person))
  }

  func unknownPersonViewController(
    _ personViewController: ABUnknownPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool {
    mayPerformDefaultAction(property, identifier)
  }
}

// MARK: - Events

extension ScriptedSystemDelegate: EKEventEditViewDelegate {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    callFunction(.didCompleteWith, action)
  }

  /// The title that a script returns becomes the calendar's.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    guard case .string(let title) = callFunction(.defaultCalendarForNewEvents) else {
      return EKCalendar(title: "Calendar")
    }
    return EKCalendar(title: title)
  }
}

extension ScriptedSystemDelegate: EKEventViewDelegate {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
  ) {
    callFunction(.didCompleteWith, action)
  }
}

// MARK: - Games

extension ScriptedSystemDelegate: GKAchievementViewControllerDelegate,
  GKLeaderboardViewControllerDelegate
{
  func achievementViewControllerDidFinish(_ viewController: GKAchievementViewController) {
    callFunction(.didFinish)
  }

  func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController) {
    callFunction(.didFinish)
  }
}

extension ScriptedSystemDelegate: GKMatchmakerViewControllerDelegate {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
    callFunction(.wasCancelled)
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error
  ) {
    callFunction(.didFailWithError, error.localizedDescription)
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {
    callFunction(.didFind, LuaValue(plain: match))
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindPlayers playerIDs: [String]
  ) {
    callFunction(.didFindPlayers, playerIDs)
  }

  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {
    callFunction(.didFindHostedPlayers, players.map { LuaValue(plain: $0) })
  }
}

extension ScriptedSystemDelegate: GKTurnBasedMatchmakerViewControllerDelegate {
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController
  ) {
    callFunction(.wasCancelled)
  }

  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error
  ) {
    callFunction(.didFailWithError, error.localizedDescription)
  }

  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch
  ) {
    callFunction(.didFind, LuaValue(plain: match))
  }

  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, playerQuitFor match: GKTurnBasedMatch
  ) {
    callFunction(.playerQuitFor, LuaValue(plain: match))
  }
}

extension ScriptedSystemDelegate: GKPeerPickerControllerDelegate {
  func peerPickerController(
    _ picker: GKPeerPickerController, didSelect type: GKPeerPickerConnectionType
  ) {
    callFunction(.didSelect, type)
  }

  func peerPickerController(
    _ picker: GKPeerPickerController, sessionFor type: GKPeerPickerConnectionType
  ) -> GKSession? {
    callFunction(.sessionFor, type)
  }

  func peerPickerController(
    _ picker: GKPeerPickerController, didConnectPeer peerID: String, to session: GKSession?
  ) {
    callFunction(.didConnectPeer, peerID, LuaValue(plain: session))
  }

  func peerPickerControllerDidCancel(_ picker: GKPeerPickerController) { callFunction(.didCancel) }
}

// MARK: - Messages and media

extension ScriptedSystemDelegate: MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    callFunction(.didFinishWith, result, error?.localizedDescription)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    callFunction(.didFinishWith, result)
  }
}

extension ScriptedSystemDelegate: MPMediaPickerControllerDelegate {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {
    callFunction(.didPickMediaItems, mediaItemCollection.items.map { LuaValue(plain: $0) })
  }

  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { callFunction(.didCancel) }
}

extension ScriptedPickerDelegate: UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let table = LuaTable(in: world.interpreter)
    for (key, value) in info { table[key.name] = LuaValue(plain: value) }
    callFunction(.didFinishPickingMediaWithInfo, table)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    callFunction(.didCancel)
  }
}

extension ScriptedPickerDelegate: UIVideoEditorControllerDelegate {
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {
    callFunction(.didSaveEditedVideoToPath, editedVideoPath)
  }

  func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) {
    callFunction(.didFailWithError, error.localizedDescription)
  }

  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
    callFunction(.didCancel)
  }
}
