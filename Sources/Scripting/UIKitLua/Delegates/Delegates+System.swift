import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// The delegates of system controllers.
  static var systemDelegates: [TableDescriptor] {
    contactDelegates + eventDelegates + gameDelegates + messageDelegates + mediaDelegates
      + sharingDelegates
  }

  private static var contactDelegates: [TableDescriptor] {
    [
      TableDescriptor("ABNewPersonViewControllerDelegate", "Is notified of an entered contact.")
        .call(
          .didCompleteWithNewPerson,
          ["controller": ABNewPersonViewController.self, "person": LuaValue.self],
          "Called with the new contact, or nil if the user cancelled; it dismisses."),
      TableDescriptor(
        "ABPeoplePickerNavigationControllerDelegate", "Is notified of a chosen contact."
      )
      .call(
        .didSelectPerson,
        [
          "picker": ABPeoplePickerNavigationController.self, "person": LuaValue.self,
          "property": Int?.self, "identifier": Int?.self,
        ], "Called with the contact, or with one value of it."
      )
      .call(
        .shouldContinueAfterSelectingPerson,
        [
          "picker": ABPeoplePickerNavigationController.self, "person": LuaValue.self,
          "property": Int?.self, "identifier": Int?.self,
        ], returning: Bool.self, "Asked whether the picker continues; only true does."
      )
      .call(
        .didCancel, ["picker": ABPeoplePickerNavigationController.self],
        "Called when the user cancelled."),
      TableDescriptor("ABPersonViewControllerDelegate", "Decides what a tap on a value does.")
        .call(
          .shouldPerformDefaultActionForPerson,
          [
            "controller": ABPersonViewController.self, "person": LuaValue.self,
            "property": Int.self, "identifier": Int.self,
          ], returning: Bool.self, "Asked whether to call or write to a value; only true does."),
      TableDescriptor(
        "ABUnknownPersonViewControllerDelegate",
        "Is notified of what happens to an unknown contact."
      )
      .call(
        .didResolveToPerson,
        ["controller": ABUnknownPersonViewController.self, "person": LuaValue.self],
        "Called with the contact that was created or found, or nil."
      )
      .call(
        .shouldPerformDefaultActionForPerson,
        [
          "controller": ABUnknownPersonViewController.self, "person": LuaValue.self,
          "property": Int.self, "identifier": Int.self,
        ], returning: Bool.self, "Asked whether to call or write to a value; only true does."),
    ]
  }

  private static var sharingDelegates: [TableDescriptor] {
    [
      TableDescriptor("SFSafariViewControllerDelegate", "Is notified of a page and of the end.")
        .call(
          .didFinish, ["controller": SFSafariViewController.self],
          "Called when the user is done, and the controller is gone.", facts: "F121"
        )
        .call(
          .didCompleteInitialLoad,
          ["controller": SFSafariViewController.self, "didLoadSuccessfully": Bool.self],
          "Called when the page has been loaded."),
      TableDescriptor("UIDocumentPickerDelegate", "Is notified of chosen documents.")
        .call(
          .didPickDocumentsAt,
          ["controller": UIDocumentPickerViewController.self, "urls": [String].self],
          "Called with the documents, while the picker is being dismissed.", facts: "F119"
        )
        .call(
          .wasCancelled, ["controller": UIDocumentPickerViewController.self],
          "Called when the user cancelled."),
      TableDescriptor("PHPickerViewControllerDelegate", "Is notified of chosen photos.")
        .call(
          .didFinishPicking, ["picker": PHPickerViewController.self, "results": [String].self],
          "Called with the photos, none for a cancel; it dismisses the picker.", facts: "F120"),
    ]
  }

  private static var eventDelegates: [TableDescriptor] {
    [
      TableDescriptor("EKEventEditViewDelegate", "Is notified of an edited event.")
        .call(
          .didCompleteWith,
          ["controller": EKEventEditViewController.self, "action": EKEventEditViewAction.self],
          "Called with \"canceled\", \"saved\" or \"deleted\"; it dismisses."
        )
        .call(
          .defaultCalendarForNewEvents, ["controller": EKEventEditViewController.self],
          returning: String?.self, "Asked for the title of the calendar of new events."),
      TableDescriptor("EKEventViewDelegate", "Is notified of what the user did with an event.")
        .call(
          .didCompleteWith,
          ["controller": EKEventViewController.self, "action": EKEventViewAction.self],
          "Called with \"done\", \"responded\" or \"deleted\"."),
    ]
  }

  private static var gameDelegates: [TableDescriptor] {
    [
      TableDescriptor("GKAchievementViewControllerDelegate", "Is notified when a player is done.")
        .call(
          .didFinish, ["controller": GKAchievementViewController.self],
          "Called when the player taps Done; it dismisses."),
      TableDescriptor("GKLeaderboardViewControllerDelegate", "Is notified when a player is done.")
        .call(
          .didFinish, ["controller": GKLeaderboardViewController.self],
          "Called when the player taps Done; it dismisses."),
      TableDescriptor(
        "GKMatchmakerViewControllerDelegate", "Is notified of the match that was found."
      )
      .call(
        .didFind, ["controller": GKMatchmakerViewController.self, "match": LuaValue.self],
        "Called with the match that was found; it dismisses."
      )
      .call(
        .didFindHostedPlayers,
        ["controller": GKMatchmakerViewController.self, "players": [LuaValue].self],
        "Called with the players, if the program hosts."
      )
      .call(
        .didFindPlayers,
        ["controller": GKMatchmakerViewController.self, "names": [String].self],
        "Called with the names of the players, if the program hosts."
      )
      .call(
        .didFailWithError,
        ["controller": GKMatchmakerViewController.self, "text": String.self],
        "Called when it failed, with the text of the error."
      )
      .call(
        .wasCancelled, ["controller": GKMatchmakerViewController.self],
        "Called when the player cancelled; it dismisses."),
      TableDescriptor(
        "GKTurnBasedMatchmakerViewControllerDelegate", "Is notified of the chosen match."
      )
      .call(
        .didFind,
        ["controller": GKTurnBasedMatchmakerViewController.self, "match": LuaValue.self],
        "Called with the match that was found; it dismisses."
      )
      .call(
        .playerQuitFor,
        ["controller": GKTurnBasedMatchmakerViewController.self, "match": LuaValue.self],
        "Called with a match that the player has quit."
      )
      .call(
        .didFailWithError,
        ["controller": GKTurnBasedMatchmakerViewController.self, "text": String.self],
        "Called when it failed, with the text of the error."
      )
      .call(
        .wasCancelled, ["controller": GKTurnBasedMatchmakerViewController.self],
        "Called when the player cancelled; it dismisses."),
      TableDescriptor("GKPeerPickerControllerDelegate", "Is notified of the device that was found.")
        .call(
          .didSelect,
          ["picker": GKPeerPickerController.self, "type": GKPeerPickerConnectionType.self],
          "Called with the kind of connection, \"nearby\" or \"online\"."
        )
        .call(
          .sessionFor,
          ["picker": GKPeerPickerController.self, "type": GKPeerPickerConnectionType.self],
          returning: LuaValue.self, "Asked for the session of a kind of connection."
        )
        .call(
          .didConnectPeer,
          ["picker": GKPeerPickerController.self, "peer": String.self, "session": LuaValue.self],
          "Called when another device is connected; it dismisses."
        )
        .call(
          .didCancel, ["picker": GKPeerPickerController.self], "Called when the player cancelled."),
    ]
  }

  private static var messageDelegates: [TableDescriptor] {
    [
      TableDescriptor(
        "MFMailComposeViewControllerDelegate", "Is notified of the result of the mail."
      )
      .call(
        .didFinishWith,
        [
          "controller": MFMailComposeViewController.self, "result": MFMailComposeResult.self,
          "error": String?.self,
        ], "Called with \"cancelled\", \"saved\", \"sent\" or \"failed\"; it dismisses."),
      TableDescriptor(
        "MFMessageComposeViewControllerDelegate", "Is notified of the result of the message."
      )
      .call(
        .didFinishWith,
        ["controller": MFMessageComposeViewController.self, "result": MessageComposeResult.self],
        "Called with \"cancelled\", \"sent\" or \"failed\"; it dismisses."),
    ]
  }

  private static var mediaDelegates: [TableDescriptor] {
    [
      TableDescriptor("MPMediaPickerControllerDelegate", "Is notified of the chosen songs.")
        .call(
          .didPickMediaItems,
          ["picker": MPMediaPickerController.self, "items": [LuaValue].self],
          "Called with the songs; it dismisses."
        )
        .call(
          .didCancel, ["picker": MPMediaPickerController.self],
          "Called when the user cancelled; it dismisses."),
      TableDescriptor("UIImagePickerControllerDelegate", "Is notified of the chosen picture.")
        .call(
          .didFinishPickingMediaWithInfo,
          ["picker": UIImagePickerController.self, "info": LuaTable.self],
          "Called with what is known of the picture, by the names of UIKit's keys; it dismisses."
        )
        .call(
          .didCancel, ["picker": UIImagePickerController.self],
          "Called when the user cancelled; it dismisses."),
      TableDescriptor(
        "UIVideoEditorControllerDelegate", "Is notified of the result of the trimming."
      )
      .call(
        .didSaveEditedVideoToPath,
        ["editor": UIVideoEditorController.self, "path": String.self],
        "Called with the path of the shortened film; it dismisses."
      )
      .call(
        .didFailWithError, ["editor": UIVideoEditorController.self, "text": String.self],
        "Called when it failed, with the text of the error."
      )
      .call(
        .didCancel, ["editor": UIVideoEditorController.self],
        "Called when the user cancelled; it dismisses."),
    ]
  }
}
