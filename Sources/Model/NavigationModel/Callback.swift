/// A method that UIKit calls on a view controller, named as UIKit names it.
public enum Callback: Int, Sendable, CaseIterable {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case updateProperties, updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
  case viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
  case willMove, didMove
  case didReceiveMemoryWarning
  case viewWillUnload, viewDidUnload

  /// The method's name, without its arguments.
  public var name: String { Self.names[rawValue] }
  private static let names = allCases.map { "\($0)" }

  /// The callback with a name; nil if there is none.
  public init?(named name: String) {
    guard let callback = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = callback
  }

  /// Whether it is an appearance callback.
  @inlinable
  public var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }

  /// Whether it is in a timeline only when it is overridden.
  @inlinable
  public var isTracedOnlyWhenOverridden: Bool {
    switch self {
    case .loadView, .updateProperties, .updateViewConstraints, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews,
      .viewLayoutMarginsDidChange, .viewSafeAreaInsetsDidChange:
      true
    default: false
    }
  }

  /// Whether the view has been laid out when it is called (A25, A26).
  @inlinable
  public var comesAfterLayout: Bool {
    switch self {
    case .viewIsAppearing, .viewDidAppear: true
    default: false
    }
  }

  /// The controller's appearance after this callback; nil if it doesn't change.
  @inlinable
  public var appearance: Appearance? {
    switch self {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    default: nil
    }
  }

  /// Whether the callback may follow this appearance: callbacks alternate (A50).
  @inlinable
  public func follows(_ appearance: Appearance) -> Bool {
    switch self {
    case .viewWillAppear: appearance == .disappeared || appearance == .disappearing
    case .viewIsAppearing, .viewDidAppear: appearance == .appearing
    case .viewWillDisappear: appearance == .appeared || appearance == .appearing
    case .viewDidDisappear: appearance == .disappearing
    default: true
    }
  }
}

/// A call to a delegate, named by the distinguishing part of UIKit's method.
public enum DelegateCall: String, Sendable, CaseIterable {
  case willShow, didShow, animationControllerFor, interactionControllerFor
  case transitionDuration, animateTransition, animationEnded
  case wantsInteractiveStart, startInteractiveTransition, update, finish, cancel
  case shouldSelect, didSelect, shouldSelectTab, didSelectTab, displayedViewControllersFor
  case willBeginCustomizing, willEndCustomizing, didEndCustomizing
  case willBeginEditing, visibilityDidChangeFor, displayOrderDidChangeFor
  case collapseSecondary, separateSecondaryFrom, topColumnForCollapsing, show, showDetail
  case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  case adaptivePresentationStyle, viewControllerForAdaptivePresentationStyle
  case prepareForPopoverPresentation, presentationControllerFor
  case didChangeSelectedDetentIdentifier
  case prepareAdaptive, willPresentWithAdaptiveStyle, willReposition
  case shouldDismissPopover, didDismissPopover
  case animationControllerForPresented, animationControllerForDismissed
  case interactionControllerForPresentation, interactionControllerForDismissal
  case willChangeTo, didCollapse, didExpand
  case displayModeForExpanding, willHide, didHide, gestureWillBegin, gestureDidEnd
  case targetDisplayModeForAction, primaryForCollapsing, primaryForExpanding
  case shouldHide, willHideViewController, willShowViewController, popoverWillPresent
  case numberOfSections, numberOfRows, cellForRow, titleForHeader, titleForFooter
  case viewForHeader, viewForFooter, heightForHeader, heightForFooter, heightForRow
  case canEditRow, editingStyleForRow, commit
  case willSelectRow, didSelectRow, willDeselectRow, didDeselectRow
  case leadingSwipeActionsConfigurationForRow, trailingSwipeActionsConfigurationForRow
  case titleForDeleteConfirmationButtonForRow, willBeginEditingRow, didEndEditingRow
  case contextMenuConfigurationForRow, contextMenuConfigurationForItem
  case contextMenuConfigurationForItems, configurationForMenu
  case willDisplayContextMenu, willEndContextMenuInteraction, willPerformPreviewAction
  case willDisplayMenu, willEnd
  case numberOfItems, cellForItem, willDisplay, didEndDisplaying
  case viewForSupplementaryElement, sizeForItem, insetForSection
  case minimumLineSpacingForSection, minimumInteritemSpacingForSection
  case referenceSizeForHeader, referenceSizeForFooter
  case shouldHighlightItem, didHighlightItem, didUnhighlightItem
  case shouldSelectItem, didSelectItem, shouldDeselectItem, didDeselectItem
  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing, shouldReturn
  case shouldChangeCharacters, didChange, didChangeSelection
  case didScroll, willBeginDragging, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
  case shouldScrollToTop, didScrollToTop, didChangeAdjustedContentInset
  case willPresent, didPresent, clickedButton, willDismissWithButtonIndex, didDismissWithButtonIndex
  case viewControllerBefore, viewControllerAfter, willTransitionTo, didFinishAnimating
  case presentationCount, presentationIndex, spineLocationFor
  case didPickDocumentsAt, didFinishPicking, didCompleteInitialLoad, completionWithItemsHandler
  // System controllers (P101 to P117).
  case didCompleteWithNewPerson, didSelectPerson, shouldContinueAfterSelectingPerson
  case didResolveToPerson, shouldPerformDefaultActionForPerson
  case didCompleteWith, defaultCalendarForNewEvents, didFinishWith, didFinish
  case didFind, didFindPlayers, didFindHostedPlayers, playerQuitFor
  case sessionFor, didConnectPeer
  case didPickMediaItems, didFinishPickingMediaWithInfo, didSaveEditedVideoToPath
  case playbackDidFinish, didFailWithError, didCancel, wasCancelled
  case shouldPush, didPush, shouldPop, didPop
  // Recognisers.
  case shouldBegin, shouldReceive, shouldRecognizeSimultaneously
  case shouldRequireFailure, shouldBeRequiredToFail
  // Search (E3 to E7, E16, E18).
  case present, didChangeFrom, updateSearchResults
  case textDidBeginEditing, shouldChangeText, textDidChange, textDidEndEditing
  case searchButtonClicked, cancelButtonClicked, selectedScopeDidChange
  // The application (A27, B73, B79).
  case supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation
  case willFinishLaunching, didFinishLaunching, didBecomeActive, willResignActive
  case didEnterBackground, willEnterForeground, willTerminate, didReceiveMemoryWarning
  case shouldSaveApplicationState, shouldSaveSecureApplicationState
  case shouldRestoreApplicationState, shouldRestoreSecureApplicationState
  case viewControllerWithRestorationIdentifierPath
  case configurationForConnecting, didDiscardSceneSessions
  case willConnect, didDisconnect, openURLContexts
  case stateRestorationActivity, restoreInteractionStateWith
  case willContinueUserActivityWithType, continueUserActivity
  case didUpdateUserActivity, didFailToContinueUserActivityWithType
  case willEncodeRestorableState, didDecodeRestorableState
  // The sidebar of tabs (H112, H123).
  case sidebarVisibilityWillChange, contextMenuConfigurationForTab
}
