import NavigationModel

/// The table of all calls that leave the framework.
package enum Calls {
  /// The calls of delegates and data sources; those of system controllers are in a table of their own.
  package static var rows: [CallRow] {
    containers + views
  }

  private static var containers: [CallRow] {
    UINavigationController.Calls.rows + UITabBarController.Calls.rows
      + UIPageViewController.Calls.rows + UISplitViewController.Calls.rows
      + UIPresentationController.Calls.rows + UIPopoverController.Calls.rows
      + UIViewController.TransitioningCalls.rows + TransitionContext.Calls.rows
  }

  private static var views: [CallRow] {
    UITextField.Calls.rows + UITextView.Calls.rows + UISearchController.Calls.rows
      + UISearchBar.Calls.rows
      + UINavigationBar.Calls.rows + UITableView.Calls.rows + UICollectionView.Calls.rows
      + UIContextMenuInteraction.Calls.rows + UIScrollView.ScrollCalls.rows
      + UIGestureRecognizer.Calls.rows + UIAlertView.Calls.rows + UIActionSheet.Calls.rows
      + UIApplication.Calls.rows + UIScene.Calls.rows + RestorationClass.rows
  }

  /// The words that breakpoints can name: of all calls that are recorded, of these rows as well.
  package static func words(with more: [CallRow]) -> [String] {
    var seen: Set<String> = []
    return
      (Callback.allCases.map(\.name) + (rows + more).filter(\.isRecorded).map(\.word)
      + OverridableMember.all.filter(\.isRecorded).map(\.name)
      + HandlerCall.all.filter { $0.kind != nil }.map(\.word)).filter { seen.insert($0).inserted }
  }
}
