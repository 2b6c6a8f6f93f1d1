import NavigationModel

// The calls of the system's controllers (P101 to P117).

extension ABNewPersonViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didCompleteWithNewPerson: "newPersonViewController(_:didCompleteWithNewPerson:)"
    ]
  }
}

extension ABPeoplePickerNavigationController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didSelectPerson: "peoplePickerNavigationController(_:didSelectPerson:)",
      .didSelectPerson: "peoplePickerNavigationController(_:didSelectPerson:property:identifier:)",
      .shouldContinueAfterSelectingPerson:
        "peoplePickerNavigationController(_:shouldContinueAfterSelectingPerson:)",
      .shouldContinueAfterSelectingPerson:
        "peoplePickerNavigationController(_:shouldContinueAfterSelectingPerson:property:identifier:)",
      .didCancel: "peoplePickerNavigationControllerDidCancel(_:)",
    ]
  }
}

extension ABPersonViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .shouldPerformDefaultActionForPerson:
        "personViewController(_:shouldPerformDefaultActionForPerson:property:identifier:)"
    ]
  }
}

extension ABUnknownPersonViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didResolveToPerson: "unknownPersonViewController(_:didResolveToPerson:)",
      .shouldPerformDefaultActionForPerson:
        "unknownPersonViewController(_:shouldPerformDefaultActionForPerson:property:identifier:)",
    ]
  }
}

extension EKEventEditViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didCompleteWith: "eventEditViewController(_:didCompleteWith:)",
      .defaultCalendarForNewEvents: "eventEditViewControllerDefaultCalendar(forNewEvents:)",
    ]
  }
}

extension EKEventViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didCompleteWith: "eventViewController(_:didCompleteWith:)"
    ]
  }
}

extension GKAchievementViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinish: "achievementViewControllerDidFinish(_:)"
    ]
  }
}

extension GKLeaderboardViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinish: "leaderboardViewControllerDidFinish(_:)"
    ]
  }
}

extension GKMatchmakerViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .wasCancelled: "matchmakerViewControllerWasCancelled(_:)",
      .didFailWithError: "matchmakerViewController(_:didFailWithError:)",
      .didFind: "matchmakerViewController(_:didFind:)",
      .didFindPlayers: "matchmakerViewController(_:didFindPlayers:)",
      .didFindHostedPlayers: "matchmakerViewController(_:didFindHostedPlayers:)",
    ]
  }
}

extension GKPeerPickerController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didSelect: "peerPickerController(_:didSelect:)",
      .sessionFor: "peerPickerController(_:sessionFor:)",
      .didConnectPeer: "peerPickerController(_:didConnectPeer:to:)",
      .didCancel: "peerPickerControllerDidCancel(_:)",
    ]
  }
}

extension GKTurnBasedMatchmakerViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .wasCancelled: "turnBasedMatchmakerViewControllerWasCancelled(_:)",
      .didFailWithError: "turnBasedMatchmakerViewController(_:didFailWithError:)",
      .didFind: "turnBasedMatchmakerViewController(_:didFind:)",
      .playerQuitFor: "turnBasedMatchmakerViewController(_:playerQuitFor:)",
    ]
  }
}

extension MFMailComposeViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinishWith: "mailComposeController(_:didFinishWith:error:)"
    ]
  }
}

extension MFMessageComposeViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinishWith: "messageComposeViewController(_:didFinishWith:)"
    ]
  }
}

extension MPMediaPickerController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didPickMediaItems: "mediaPicker(_:didPickMediaItems:)",
      .didCancel: "mediaPickerDidCancel(_:)",
    ]
  }
}

extension MPMoviePlayerViewController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .playbackDidFinish: "MPMoviePlayerPlaybackDidFinish"
    ]
  }
}

extension UIImagePickerController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinishPickingMediaWithInfo: "imagePickerController(_:didFinishPickingMediaWithInfo:)",
      .didCancel: "imagePickerControllerDidCancel(_:)",
    ]
  }
}

extension UIVideoEditorController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didSaveEditedVideoToPath: "videoEditorController(_:didSaveEditedVideoToPath:)",
      .didFailWithError: "videoEditorController(_:didFailWithError:)",
      .didCancel: "videoEditorControllerDidCancel(_:)",
    ]
  }
}
