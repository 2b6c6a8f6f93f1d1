// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension EKEventEditViewAction {
  package static var luaCases: LuaCases<Self> { [.canceled, .saved, .deleted] }
}

extension EKEventViewAction {
  package static var luaCases: LuaCases<Self> { [.done, .responded, .deleted] }
}

extension GKPeerPickerConnectionType {
  package static var luaCases: LuaCases<Self> { [.online, .nearby] }
}

extension MFMailComposeResult {
  package static var luaCases: LuaCases<Self> { [.cancelled, .saved, .sent, .failed] }
}

extension MKMapType {
  package static var luaCases: LuaCases<Self> { [.standard, .satellite, .hybrid] }
}

extension MPMovieFinishReason {
  package static var luaCases: LuaCases<Self> { [.playbackEnded, .playbackError, .userExited] }
}

extension MPMoviePlaybackState {
  package static var luaCases: LuaCases<Self> { [.stopped, .playing, .paused] }
}

extension MessageComposeResult {
  package static var luaCases: LuaCases<Self> { [.cancelled, .sent, .failed] }
}

extension NSRectAlignment {
  package static var luaCases: LuaCases<Self> { [.none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing] }
}

extension NSTextAlignment {
  package static var luaCases: LuaCases<Self> { [.left, .center, .right, .justified, .natural] }
}

extension UIAlertAction.Style {
  package static var luaCases: LuaCases<Self> { [.default, .cancel, .destructive] }
}

extension UIAlertControllerSeverity {
  package static var luaCases: LuaCases<Self> { [.default, .critical] }
}

extension UIAlertViewStyle {
  package static var luaCases: LuaCases<Self> { [.default, .secureTextInput, .plainTextInput, .loginAndPasswordInput] }
}

extension UIBarButtonItem.Style {
  package static var luaCases: LuaCases<Self> { [.plain, .bordered, .done] }
}

extension UIBarButtonItem.SystemItem {
  package static var luaCases: LuaCases<Self> { [.done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close] }
}

extension UIBarStyle {
  package static var luaCases: LuaCases<Self> { [.default, .black] }
}

extension UIButton.ButtonType {
  package static var luaCases: LuaCases<Self> { [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] }
}

extension UICollectionLayoutListConfiguration.Appearance {
  package static var luaCases: LuaCases<Self> { [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] }
}

extension UICollectionLayoutListConfiguration.FooterMode {
  package static var luaCases: LuaCases<Self> { [.none, .supplementary] }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
  package static var luaCases: LuaCases<Self> { [.none, .supplementary, .firstItemInSection] }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  package static var luaCases: LuaCases<Self> { [.none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered] }
}

extension UICollectionView.ScrollDirection {
  package static var luaCases: LuaCases<Self> { [.vertical, .horizontal] }
}

extension UIContextMenuInteractionCommitStyle {
  package static var luaCases: LuaCases<Self> { [.dismiss, .pop] }
}

extension UIContextualAction.Style {
  package static var luaCases: LuaCases<Self> { [.normal, .destructive] }
}

extension UIDeviceOrientation {
  package static var luaCases: LuaCases<Self> { [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown] }
}

extension UIGestureRecognizer.State {
  package static var luaCases: LuaCases<Self> { [.possible, .began, .changed, .ended, .cancelled, .failed] }
}

extension UIInterfaceOrientation {
  package static var luaCases: LuaCases<Self> { [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft] }
}

extension UIKeyboardType {
  package static var luaCases: LuaCases<Self> { [.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad] }
}

extension UIMenuElement.State {
  package static var luaCases: LuaCases<Self> { [.off, .on, .mixed] }
}

extension UINavigationController.Operation {
  package static var luaCases: LuaCases<Self> { [.none, .push, .pop] }
}

extension UINavigationItem.BackButtonDisplayMode {
  package static var luaCases: LuaCases<Self> { [.default, .generic, .minimal] }
}

extension UINavigationItem.ItemStyle {
  package static var luaCases: LuaCases<Self> { [.navigator, .browser, .editor] }
}

extension UINavigationItem.LargeTitleDisplayMode {
  package static var luaCases: LuaCases<Self> { [.automatic, .always, .never, .inline] }
}

extension UINavigationItem.SearchBarPlacement {
  package static var luaCases: LuaCases<Self> { [.automatic, .inline, .stacked, .integrated, .integratedCentered, .integratedButton] }
}

extension UIPageViewController.NavigationDirection {
  package static var luaCases: LuaCases<Self> { [.forward, .reverse] }
}

extension UIPageViewController.NavigationOrientation {
  package static var luaCases: LuaCases<Self> { [.horizontal, .vertical] }
}

extension UIPageViewController.SpineLocation {
  package static var luaCases: LuaCases<Self> { [.none, .min, .mid, .max] }
}

extension UIPageViewController.TransitionStyle {
  package static var luaCases: LuaCases<Self> { [.pageCurl, .scroll] }
}

extension UIPress.Phase {
  package static var luaCases: LuaCases<Self> { [.began, .changed, .stationary, .ended, .cancelled] }
}

extension UIReturnKeyType {
  package static var luaCases: LuaCases<Self> { [.default, .go, .next, .search, .send, .done] }
}

extension UIScene.ActivationState {
  package static var luaCases: LuaCases<Self> { [.unattached, .foregroundActive, .foregroundInactive, .background] }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  package static var luaCases: LuaCases<Self> { [.automatic, .scrollableAxes, .never, .always] }
}

extension UIScrollView.KeyboardDismissMode {
  package static var luaCases: LuaCases<Self> { [.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory] }
}

extension UISearchBar.Style {
  package static var luaCases: LuaCases<Self> { [.default, .prominent, .minimal] }
}

extension UISearchController.ScopeBarActivation {
  package static var luaCases: LuaCases<Self> { [.automatic, .manual, .onTextEntry, .onSearchActivation] }
}

extension UISplitViewController.Column {
  package static var luaCases: LuaCases<Self> { [.primary, .supplementary, .secondary, .compact, .inspector] }
}

extension UISplitViewController.DisplayMode {
  package static var luaCases: LuaCases<Self> { [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary] }
}

extension UISplitViewController.DisplayModeButtonVisibility {
  package static var luaCases: LuaCases<Self> { [.automatic, .never, .always] }
}

extension UISplitViewController.PrimaryEdge {
  package static var luaCases: LuaCases<Self> { [.leading, .trailing] }
}

extension UISplitViewController.SplitBehavior {
  package static var luaCases: LuaCases<Self> { [.automatic, .tile, .overlay, .displace] }
}

extension UISplitViewController.Style {
  package static var luaCases: LuaCases<Self> { [.unspecified, .doubleColumn, .tripleColumn] }
}

extension UIStatusBarAnimation {
  package static var luaCases: LuaCases<Self> { [.none, .fade, .slide] }
}

extension UIStatusBarStyle {
  package static var luaCases: LuaCases<Self> { [.default, .lightContent, .darkContent] }
}

extension UITab.Placement {
  package static var luaCases: LuaCases<Self> { [.automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly] }
}

extension UITabAccessory.Environment {
  package static var luaCases: LuaCases<Self> { [.unspecified, .none, .regular, .inline] }
}

extension UITabBarController.MinimizeBehavior {
  package static var luaCases: LuaCases<Self> { [.automatic, .never, .onScrollDown, .onScrollUp] }
}

extension UITabBarController.Mode {
  package static var luaCases: LuaCases<Self> { [.automatic, .tabBar, .tabSidebar] }
}

extension UITabBarController.Sidebar.Layout {
  package static var luaCases: LuaCases<Self> { [.automatic, .overlap, .tile] }
}

extension UITabBarItem.SystemItem {
  package static var luaCases: LuaCases<Self> { [.more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads, .mostRecent, .mostViewed] }
}

extension UITabGroup.SidebarAppearance {
  package static var luaCases: LuaCases<Self> { [.automatic, .inline, .rootSection] }
}

extension UITableView.RowAnimation {
  package static var luaCases: LuaCases<Self> { [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic] }
}

extension UITableView.ScrollPosition {
  package static var luaCases: LuaCases<Self> { [.none, .top, .middle, .bottom] }
}

extension UITableView.Style {
  package static var luaCases: LuaCases<Self> { [.plain, .grouped, .insetGrouped] }
}

extension UITableViewCell.AccessoryType {
  package static var luaCases: LuaCases<Self> { [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton] }
}

extension UITableViewCell.CellStyle {
  package static var luaCases: LuaCases<Self> { [.default, .value1, .value2, .subtitle] }
}

extension UITableViewCell.EditingStyle {
  package static var luaCases: LuaCases<Self> { [.none, .delete, .insert] }
}

extension UITableViewCell.SelectionStyle {
  package static var luaCases: LuaCases<Self> { [.none, .blue, .gray, .default] }
}

extension UITextField.BorderStyle {
  package static var luaCases: LuaCases<Self> { [.none, .line, .bezel, .roundedRect] }
}

extension UITouch.Phase {
  package static var luaCases: LuaCases<Self> { [.began, .moved, .stationary, .ended, .cancelled] }
}

extension UIUserInterfaceIdiom {
  package static var luaCases: LuaCases<Self> { [.unspecified, .phone, .pad] }
}

extension UIUserInterfaceSizeClass {
  package static var luaCases: LuaCases<Self> { [.unspecified, .compact, .regular] }
}

extension UIUserInterfaceStyle {
  package static var luaCases: LuaCases<Self> { [.unspecified, .light, .dark] }
}
