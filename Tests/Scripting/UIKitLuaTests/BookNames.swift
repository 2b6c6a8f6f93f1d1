/// The names of UIKit's that books on containment use.
nonisolated enum BookNames {
  static let all = """
    navigationController viewControllers viewWillAppear: topViewController presentingViewController
    presentedViewController navigationItem editButtonItem viewWillDisappear: viewDidLoad titleView
    pushViewController: pushViewController:animated: presentViewController:animated:completion:
    navigationBarHidden navigationBar modalPresentationStyle definesPresentationContext
    tabBarController setToolbarHidden:animated: setNavigationBarHidden:animated:
    providesPresentationContextTransitionStyle popViewControllerAnimated:
    popToRootViewControllerAnimated: modalTransitionStyle loadView visibleViewController
    viewDidUnload toolbarHidden splitViewController setViewControllers:animated:
    setModalTransitionStyle: setModalPresentationStyle: setEditing:animated:
    setDefinesPresentationContext: rootViewController rightBarButtonItem restorationIdentifier
    popToViewController:animated: popToViewController: performSelector: parentViewController
    leftBarButtonItem isNavigationBarHidden initWithRootViewController:
    initWithNavigationBarClass:toolbarClass: dismissModalViewControllerAnimated: barStyle
    modalViewController presentModalViewController:animated: YES NO
    UIModalPresentationFormSheet UIModalPresentationCurrentContext
    UIModalTransitionStyleFlipHorizontal UIModalPresentationFullScreen UIModalPresentationPageSheet
    UINavigationController UITabBarController UISplitViewController UIViewController
    UIPopoverController UIBarButtonItem UINavigationBar UIToolbar UIWindow UITableViewController
    UIImagePickerController MFMailComposeViewController MFMessageComposeViewController
    tableView:didSelectRowAtIndexPath: application:didFinishLaunchingWithOptions:
    UIModalTransitionStyleCrossDissolve UIModalTransitionStyleCoverVertical UINavigationItem
    UITableView UIView UITextField NSObject UINavigationControllerDelegate NSArray
    MPMoviePlayerViewController MPMoviePlayerController UIVideoEditorController UIResponder
    UIApplication MPMediaPickerController GKTurnBasedMatchmakerViewController
    GKPeerPickerController GKMatchmakerViewController GKLeaderboardViewController
    GKAchievementViewController EKEventViewController EKEventEditViewController
    ABUnknownPersonViewController ABPersonViewController ABPeoplePickerNavigationController
    ABNewPersonViewController UILabel NSCoding UIAppearanceContainer
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
