// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension TableDescriptor {
  /// The tables of all protocols whose rows say all of them.
  static var ofProtocols: [TableDescriptor] {
    [
      .uiNavigationBarDelegate,
      .uiPageViewControllerDataSource,
      .uiPageViewControllerDelegate,
      .uiSearchBarDelegate,
      .uiSearchControllerDelegate,
      .uiSplitViewControllerDelegate,
      .uiNavigationControllerDelegate,
      .uiTabBarControllerSidebarDelegate,
      .uiTabBarControllerDelegate,
      .uiContextMenuInteractionDelegate,
      .uiGestureRecognizerDelegate,
      .uiActionSheetDelegate,
      .uiAdaptivePresentationControllerDelegate.adding(.uiPopoverPresentationControllerDelegate).adding(.uiSheetPresentationControllerDelegate),
      .uiAlertViewDelegate,
      .uiPopoverControllerDelegate,
      .uiViewControllerTransitioningDelegate,
      .uiCollectionViewDataSource,
      .uiCollectionViewDelegate.adding(.uiCollectionViewDelegateFlowLayout),
      .uiScrollViewDelegate,
      .uiTableViewDataSource,
      .uiTableViewDelegate,
      .uiTextFieldDelegate,
      .uiTextViewDelegate,
      .uiSceneDelegate,
    ]
  }
}
