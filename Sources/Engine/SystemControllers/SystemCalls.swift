import HeadlessUIKit

/// The table of the calls of all system controllers (P101 to P117).
package enum SystemCalls {
  /// Its rows.
  package static var rows: [CallRow] {
    let controllers: [any SystemController.Type] = [
      ABNewPersonViewController.self, ABPeoplePickerNavigationController.self,
      ABPersonViewController.self, ABUnknownPersonViewController.self,
      EKEventEditViewController.self, EKEventViewController.self,
      GKAchievementViewController.self, GKLeaderboardViewController.self,
      GKMatchmakerViewController.self, GKPeerPickerController.self,
      GKTurnBasedMatchmakerViewController.self, MFMailComposeViewController.self,
      MFMessageComposeViewController.self, MPMediaPickerController.self,
      MPMoviePlayerController.self, MPMoviePlayerViewController.self, UIImagePickerController.self,
      UIVideoEditorController.self, UIActivityViewController.self, SFSafariViewController.self,
      UIDocumentPickerViewController.self, PHPickerViewController.self,
    ]
    return controllers.flatMap { $0.rows }
  }
}

nonisolated extension DelegateCall {
  package static let didPickDocumentsAt = Self("didPickDocumentsAt")
  package static let didFinishPicking = Self("didFinishPicking")
  package static let didCompleteInitialLoad = Self("didCompleteInitialLoad")
  package static let completionWithItemsHandler = Self("completionWithItemsHandler")
  package static let didCompleteWithNewPerson = Self("didCompleteWithNewPerson")
  package static let didSelectPerson = Self("didSelectPerson")
  package static let shouldContinueAfterSelectingPerson = Self("shouldContinueAfterSelectingPerson")
  package static let didResolveToPerson = Self("didResolveToPerson")
  package static let shouldPerformDefaultActionForPerson = Self(
    "shouldPerformDefaultActionForPerson")
  package static let didCompleteWith = Self("didCompleteWith")
  package static let defaultCalendarForNewEvents = Self("defaultCalendarForNewEvents")
  package static let didFinishWith = Self("didFinishWith")
  package static let didFinish = Self("didFinish")
  package static let didFind = Self("didFind")
  package static let didFindPlayers = Self("didFindPlayers")
  package static let didFindHostedPlayers = Self("didFindHostedPlayers")
  package static let playerQuitFor = Self("playerQuitFor")
  package static let sessionFor = Self("sessionFor")
  package static let didConnectPeer = Self("didConnectPeer")
  package static let didPickMediaItems = Self("didPickMediaItems")
  package static let didFinishPickingMediaWithInfo = Self("didFinishPickingMediaWithInfo")
  package static let didSaveEditedVideoToPath = Self("didSaveEditedVideoToPath")
  package static let playbackDidFinish = Self("playbackDidFinish")
  package static let didFailWithError = Self("didFailWithError")
  package static let didCancel = Self("didCancel")
  package static let wasCancelled = Self("wasCancelled")
}
