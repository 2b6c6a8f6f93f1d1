import NavigationModel

/// The table of all calls that leave the framework.
package enum Calls {
  /// The calls of delegates and data sources.
  package static var rows: [CallRow] {
    containers + views + system
  }

  private static var containers: [CallRow] {
    UINavigationController.Calls.rows + UITabBarController.Calls.rows
      + UIPageViewController.Calls.rows + UISplitViewController.Calls.rows
      + UIPresentationController.Calls.rows + UIViewController.TransitioningCalls.rows
  }

  private static var views: [CallRow] {
    UITextField.Calls.rows + UINavigationBar.Calls.rows + UITableView.Calls.rows
      + UIApplication.Calls.rows + [RestorationClass.viewController.row]
  }

  private static var system: [CallRow] {
    let controllers: [any SystemController.Type] = [
      ABNewPersonViewController.self, ABPeoplePickerNavigationController.self,
      ABPersonViewController.self, ABUnknownPersonViewController.self,
      EKEventEditViewController.self, EKEventViewController.self,
      GKAchievementViewController.self, GKLeaderboardViewController.self,
      GKMatchmakerViewController.self, GKPeerPickerController.self,
      GKTurnBasedMatchmakerViewController.self, MFMailComposeViewController.self,
      MFMessageComposeViewController.self, MPMediaPickerController.self,
      MPMoviePlayerViewController.self, UIImagePickerController.self,
      UIVideoEditorController.self,
    ]
    return controllers.flatMap { $0.rows }
  }

  /// The words that breakpoints can name: of all calls that are recorded.
  package static var words: [String] {
    var seen: Set<String> = []
    return
      (Callback.allCases.map(\.rawValue) + rows.filter(\.isRecorded).map(\.word)
      + OverridableMember.all.filter(\.isRecorded).map(\.name)
      + HandlerCall.all.filter { $0.kind != nil }.map(\.word)).filter { seen.insert($0).inserted }
  }
}
