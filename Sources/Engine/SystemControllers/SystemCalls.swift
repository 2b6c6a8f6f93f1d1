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
