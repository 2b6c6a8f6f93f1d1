// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import SystemControllers

extension CAAnimationDelegate {
  /// The optional methods of that name, to be called with `animationDidStart?(…)`.
  @_disfavoredOverload
  public var animationDidStart: CAAnimationDelegate_animationDidStart? { CAAnimationDelegate_animationDidStart(receiver: self) }
}

/// The optional methods `animationDidStart` of `CAAnimationDelegate`.
@preconcurrency @MainActor
public struct CAAnimationDelegate_animationDidStart {
  let receiver: any CAAnimationDelegate

  /// Calls `animationDidStart(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ anim: CAAnimation) -> Void? {
    DefaultBody.answer(of: "animationDidStart(_:)", by: receiver) { receiver.animationDidStart(anim) }
  }
}

extension CAAnimationDelegate {
  /// The optional methods of that name, to be called with `animationDidStop?(…)`.
  @_disfavoredOverload
  public var animationDidStop: CAAnimationDelegate_animationDidStop? { CAAnimationDelegate_animationDidStop(receiver: self) }
}

/// The optional methods `animationDidStop` of `CAAnimationDelegate`.
@preconcurrency @MainActor
public struct CAAnimationDelegate_animationDidStop {
  let receiver: any CAAnimationDelegate

  /// Calls `animationDidStop(_:finished:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) -> Void? {
    DefaultBody.answer(of: "animationDidStop(_:finished:)", by: receiver) { receiver.animationDidStop(anim, finished: flag) }
  }
}

extension UIActionSheetDelegate {
  /// The optional methods of that name, to be called with `actionSheet?(…)`.
  @_disfavoredOverload
  public var actionSheet: UIActionSheetDelegate_actionSheet? { UIActionSheetDelegate_actionSheet(receiver: self) }
}

/// The optional methods `actionSheet` of `UIActionSheetDelegate`.
@preconcurrency @MainActor
public struct UIActionSheetDelegate_actionSheet {
  let receiver: any UIActionSheetDelegate

  /// Calls `actionSheet(_:clickedButtonAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int
  ) -> Void? {
    DefaultBody.answer(of: "actionSheet(_:clickedButtonAt:)", by: receiver) { receiver.actionSheet(actionSheet, clickedButtonAt: buttonIndex) }
  }
  /// Calls `actionSheet(_:willDismissWithButtonIndex:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    DefaultBody.answer(of: "actionSheet(_:willDismissWithButtonIndex:)", by: receiver) { receiver.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex) }
  }
  /// Calls `actionSheet(_:didDismissWithButtonIndex:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    DefaultBody.answer(of: "actionSheet(_:didDismissWithButtonIndex:)", by: receiver) { receiver.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex) }
  }
}

extension UIActionSheetDelegate {
  /// The optional methods of that name, to be called with `didPresent?(…)`.
  @_disfavoredOverload
  public var didPresent: UIActionSheetDelegate_didPresent? { UIActionSheetDelegate_didPresent(receiver: self) }
}

/// The optional methods `didPresent` of `UIActionSheetDelegate`.
@preconcurrency @MainActor
public struct UIActionSheetDelegate_didPresent {
  let receiver: any UIActionSheetDelegate

  /// Calls `didPresent(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ actionSheet: UIActionSheet) -> Void? {
    DefaultBody.answer(of: "didPresent(_:)", by: receiver) { receiver.didPresent(actionSheet) }
  }
}

extension UIActionSheetDelegate {
  /// The optional methods of that name, to be called with `willPresent?(…)`.
  @_disfavoredOverload
  public var willPresent: UIActionSheetDelegate_willPresent? { UIActionSheetDelegate_willPresent(receiver: self) }
}

/// The optional methods `willPresent` of `UIActionSheetDelegate`.
@preconcurrency @MainActor
public struct UIActionSheetDelegate_willPresent {
  let receiver: any UIActionSheetDelegate

  /// Calls `willPresent(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ actionSheet: UIActionSheet) -> Void? {
    DefaultBody.answer(of: "willPresent(_:)", by: receiver) { receiver.willPresent(actionSheet) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of that name, to be called with `adaptivePresentationStyle?(…)`.
  @_disfavoredOverload
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle? { UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle(receiver: self) }
}

/// The optional methods `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle {
  let receiver: any UIAdaptivePresentationControllerDelegate

  /// Calls `adaptivePresentationStyle(for:traitCollection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle? {
    DefaultBody.answer(of: "adaptivePresentationStyle(for:traitCollection:)", by: receiver) { receiver.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  }
  /// Calls `adaptivePresentationStyle(for:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle? {
    DefaultBody.answer(of: "adaptivePresentationStyle(for:)", by: receiver) { receiver.adaptivePresentationStyle(for: controller) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of that name, to be called with `presentationController?(…)`.
  @_disfavoredOverload
  public var presentationController: UIAdaptivePresentationControllerDelegate_presentationController? { UIAdaptivePresentationControllerDelegate_presentationController(receiver: self) }
}

/// The optional methods `presentationController` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_presentationController {
  let receiver: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    DefaultBody.answer(of: "presentationController(_:viewControllerForAdaptivePresentationStyle:)", by: receiver) { receiver.presentationController(controller, viewControllerForAdaptivePresentationStyle: style) } ?? nil
  }
  /// Calls `presentationController(_:prepare:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) -> Void? {
    DefaultBody.answer(of: "presentationController(_:prepare:)", by: receiver) { receiver.presentationController(presentationController, prepare: adaptivePresentationController) }
  }
  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> Void? {
    DefaultBody.answer(of: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", by: receiver) { receiver.presentationController(presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of that name, to be called with `presentationControllerDidAttemptToDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss? { UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss(receiver: self) }
}

/// The optional methods `presentationControllerDidAttemptToDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss {
  let receiver: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerDidAttemptToDismiss(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
    DefaultBody.answer(of: "presentationControllerDidAttemptToDismiss(_:)", by: receiver) { receiver.presentationControllerDidAttemptToDismiss(presentationController) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of that name, to be called with `presentationControllerDidDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss? { UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss(receiver: self) }
}

/// The optional methods `presentationControllerDidDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss {
  let receiver: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerDidDismiss(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
    DefaultBody.answer(of: "presentationControllerDidDismiss(_:)", by: receiver) { receiver.presentationControllerDidDismiss(presentationController) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of that name, to be called with `presentationControllerShouldDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss? { UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss(receiver: self) }
}

/// The optional methods `presentationControllerShouldDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss {
  let receiver: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerShouldDismiss(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? {
    DefaultBody.answer(of: "presentationControllerShouldDismiss(_:)", by: receiver) { receiver.presentationControllerShouldDismiss(presentationController) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of that name, to be called with `presentationControllerWillDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss? { UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss(receiver: self) }
}

/// The optional methods `presentationControllerWillDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss {
  let receiver: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerWillDismiss(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
    DefaultBody.answer(of: "presentationControllerWillDismiss(_:)", by: receiver) { receiver.presentationControllerWillDismiss(presentationController) }
  }
}

extension UIAlertViewDelegate {
  /// The optional methods of that name, to be called with `alertView?(…)`.
  @_disfavoredOverload
  public var alertView: UIAlertViewDelegate_alertView? { UIAlertViewDelegate_alertView(receiver: self) }
}

/// The optional methods `alertView` of `UIAlertViewDelegate`.
@preconcurrency @MainActor
public struct UIAlertViewDelegate_alertView {
  let receiver: any UIAlertViewDelegate

  /// Calls `alertView(_:clickedButtonAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) -> Void? {
    DefaultBody.answer(of: "alertView(_:clickedButtonAt:)", by: receiver) { receiver.alertView(alertView, clickedButtonAt: buttonIndex) }
  }
  /// Calls `alertView(_:willDismissWithButtonIndex:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    DefaultBody.answer(of: "alertView(_:willDismissWithButtonIndex:)", by: receiver) { receiver.alertView(alertView, willDismissWithButtonIndex: buttonIndex) }
  }
  /// Calls `alertView(_:didDismissWithButtonIndex:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    DefaultBody.answer(of: "alertView(_:didDismissWithButtonIndex:)", by: receiver) { receiver.alertView(alertView, didDismissWithButtonIndex: buttonIndex) }
  }
}

extension UIAlertViewDelegate {
  /// The optional methods of that name, to be called with `didPresent?(…)`.
  @_disfavoredOverload
  public var didPresent: UIAlertViewDelegate_didPresent? { UIAlertViewDelegate_didPresent(receiver: self) }
}

/// The optional methods `didPresent` of `UIAlertViewDelegate`.
@preconcurrency @MainActor
public struct UIAlertViewDelegate_didPresent {
  let receiver: any UIAlertViewDelegate

  /// Calls `didPresent(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ alertView: UIAlertView) -> Void? {
    DefaultBody.answer(of: "didPresent(_:)", by: receiver) { receiver.didPresent(alertView) }
  }
}

extension UIAlertViewDelegate {
  /// The optional methods of that name, to be called with `willPresent?(…)`.
  @_disfavoredOverload
  public var willPresent: UIAlertViewDelegate_willPresent? { UIAlertViewDelegate_willPresent(receiver: self) }
}

/// The optional methods `willPresent` of `UIAlertViewDelegate`.
@preconcurrency @MainActor
public struct UIAlertViewDelegate_willPresent {
  let receiver: any UIAlertViewDelegate

  /// Calls `willPresent(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ alertView: UIAlertView) -> Void? {
    DefaultBody.answer(of: "willPresent(_:)", by: receiver) { receiver.willPresent(alertView) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `application?(…)`.
  @_disfavoredOverload
  public var application: UIApplicationDelegate_application? { UIApplicationDelegate_application(receiver: self) }
}

/// The optional methods `application` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_application {
  let receiver: any UIApplicationDelegate

  /// Calls `application(_:willFinishLaunchingWithOptions:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:willFinishLaunchingWithOptions:)", by: receiver) { receiver.application(application, willFinishLaunchingWithOptions: launchOptions) }
  }
  /// Calls `application(_:didFinishLaunchingWithOptions:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:didFinishLaunchingWithOptions:)", by: receiver) { receiver.application(application, didFinishLaunchingWithOptions: launchOptions) }
  }
  /// Calls `application(_:configurationForConnecting:options:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    DefaultBody.answer(of: "application(_:configurationForConnecting:options:)", by: receiver) { receiver.application(application, configurationForConnecting: connectingSceneSession, options: options) }
  }
  /// Calls `application(_:didDiscardSceneSessions:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) -> Void? {
    DefaultBody.answer(of: "application(_:didDiscardSceneSessions:)", by: receiver) { receiver.application(application, didDiscardSceneSessions: sceneSessions) }
  }
  /// Calls `application(_:willContinueUserActivityWithType:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:willContinueUserActivityWithType:)", by: receiver) { receiver.application(application, willContinueUserActivityWithType: userActivityType) }
  }
  /// Calls `application(_:continue:restorationHandler:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:continue:restorationHandler:)", by: receiver) { receiver.application(application, continue: userActivity, restorationHandler: restorationHandler) }
  }
  /// Calls `application(_:didUpdate:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didUpdate userActivity: NSUserActivity
  ) -> Void? {
    DefaultBody.answer(of: "application(_:didUpdate:)", by: receiver) { receiver.application(application, didUpdate: userActivity) }
  }
  /// Calls `application(_:didFailToContinueUserActivityWithType:error:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) -> Void? {
    DefaultBody.answer(of: "application(_:didFailToContinueUserActivityWithType:error:)", by: receiver) { receiver.application(application, didFailToContinueUserActivityWithType: userActivityType, error: error) }
  }
  /// Calls `application(_:supportedInterfaceOrientationsFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask? {
    DefaultBody.answer(of: "application(_:supportedInterfaceOrientationsFor:)", by: receiver) { receiver.application(application, supportedInterfaceOrientationsFor: window) }
  }
  /// Calls `application(_:shouldSaveApplicationState:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:shouldSaveApplicationState:)", by: receiver) { receiver.application(application, shouldSaveApplicationState: coder) }
  }
  /// Calls `application(_:shouldRestoreApplicationState:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:shouldRestoreApplicationState:)", by: receiver) { receiver.application(application, shouldRestoreApplicationState: coder) }
  }
  /// Calls `application(_:shouldSaveSecureApplicationState:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:shouldSaveSecureApplicationState:)", by: receiver) { receiver.application(application, shouldSaveSecureApplicationState: coder) }
  }
  /// Calls `application(_:shouldRestoreSecureApplicationState:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool? {
    DefaultBody.answer(of: "application(_:shouldRestoreSecureApplicationState:)", by: receiver) { receiver.application(application, shouldRestoreSecureApplicationState: coder) }
  }
  /// Calls `application(_:viewControllerWithRestorationIdentifierPath:coder:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    DefaultBody.answer(of: "application(_:viewControllerWithRestorationIdentifierPath:coder:)", by: receiver) { receiver.application(application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder) } ?? nil
  }
  /// Calls `application(_:willEncodeRestorableStateWith:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) -> Void? {
    DefaultBody.answer(of: "application(_:willEncodeRestorableStateWith:)", by: receiver) { receiver.application(application, willEncodeRestorableStateWith: coder) }
  }
  /// Calls `application(_:didDecodeRestorableStateWith:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) -> Void? {
    DefaultBody.answer(of: "application(_:didDecodeRestorableStateWith:)", by: receiver) { receiver.application(application, didDecodeRestorableStateWith: coder) }
  }
  /// Calls `application(_:performActionFor:completionHandler:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) -> Void? {
    DefaultBody.answer(of: "application(_:performActionFor:completionHandler:)", by: receiver) { receiver.application(application, performActionFor: shortcutItem, completionHandler: completionHandler) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `applicationDidBecomeActive?(…)`.
  @_disfavoredOverload
  public var applicationDidBecomeActive: UIApplicationDelegate_applicationDidBecomeActive? { UIApplicationDelegate_applicationDidBecomeActive(receiver: self) }
}

/// The optional methods `applicationDidBecomeActive` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_applicationDidBecomeActive {
  let receiver: any UIApplicationDelegate

  /// Calls `applicationDidBecomeActive(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ application: UIApplication) -> Void? {
    DefaultBody.answer(of: "applicationDidBecomeActive(_:)", by: receiver) { receiver.applicationDidBecomeActive(application) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `applicationDidEnterBackground?(…)`.
  @_disfavoredOverload
  public var applicationDidEnterBackground: UIApplicationDelegate_applicationDidEnterBackground? { UIApplicationDelegate_applicationDidEnterBackground(receiver: self) }
}

/// The optional methods `applicationDidEnterBackground` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_applicationDidEnterBackground {
  let receiver: any UIApplicationDelegate

  /// Calls `applicationDidEnterBackground(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ application: UIApplication) -> Void? {
    DefaultBody.answer(of: "applicationDidEnterBackground(_:)", by: receiver) { receiver.applicationDidEnterBackground(application) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `applicationDidReceiveMemoryWarning?(…)`.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: UIApplicationDelegate_applicationDidReceiveMemoryWarning? { UIApplicationDelegate_applicationDidReceiveMemoryWarning(receiver: self) }
}

/// The optional methods `applicationDidReceiveMemoryWarning` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_applicationDidReceiveMemoryWarning {
  let receiver: any UIApplicationDelegate

  /// Calls `applicationDidReceiveMemoryWarning(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ application: UIApplication) -> Void? {
    DefaultBody.answer(of: "applicationDidReceiveMemoryWarning(_:)", by: receiver) { receiver.applicationDidReceiveMemoryWarning(application) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `applicationWillEnterForeground?(…)`.
  @_disfavoredOverload
  public var applicationWillEnterForeground: UIApplicationDelegate_applicationWillEnterForeground? { UIApplicationDelegate_applicationWillEnterForeground(receiver: self) }
}

/// The optional methods `applicationWillEnterForeground` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_applicationWillEnterForeground {
  let receiver: any UIApplicationDelegate

  /// Calls `applicationWillEnterForeground(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ application: UIApplication) -> Void? {
    DefaultBody.answer(of: "applicationWillEnterForeground(_:)", by: receiver) { receiver.applicationWillEnterForeground(application) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `applicationWillResignActive?(…)`.
  @_disfavoredOverload
  public var applicationWillResignActive: UIApplicationDelegate_applicationWillResignActive? { UIApplicationDelegate_applicationWillResignActive(receiver: self) }
}

/// The optional methods `applicationWillResignActive` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_applicationWillResignActive {
  let receiver: any UIApplicationDelegate

  /// Calls `applicationWillResignActive(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ application: UIApplication) -> Void? {
    DefaultBody.answer(of: "applicationWillResignActive(_:)", by: receiver) { receiver.applicationWillResignActive(application) }
  }
}

extension UIApplicationDelegate {
  /// The optional methods of that name, to be called with `applicationWillTerminate?(…)`.
  @_disfavoredOverload
  public var applicationWillTerminate: UIApplicationDelegate_applicationWillTerminate? { UIApplicationDelegate_applicationWillTerminate(receiver: self) }
}

/// The optional methods `applicationWillTerminate` of `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct UIApplicationDelegate_applicationWillTerminate {
  let receiver: any UIApplicationDelegate

  /// Calls `applicationWillTerminate(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ application: UIApplication) -> Void? {
    DefaultBody.answer(of: "applicationWillTerminate(_:)", by: receiver) { receiver.applicationWillTerminate(application) }
  }
}

extension UIBarPositioningDelegate {
  /// The optional methods of that name, to be called with `position?(…)`.
  @_disfavoredOverload
  public var position: UIBarPositioningDelegate_position? { UIBarPositioningDelegate_position(receiver: self) }
}

/// The optional methods `position` of `UIBarPositioningDelegate`.
@preconcurrency @MainActor
public struct UIBarPositioningDelegate_position {
  let receiver: any UIBarPositioningDelegate

  /// Calls `position(for:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition? {
    DefaultBody.answer(of: "position(for:)", by: receiver) { receiver.position(for: bar) }
  }
}

extension UICollectionViewDataSource {
  /// The optional methods of that name, to be called with `collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSource_collectionView? { UICollectionViewDataSource_collectionView(receiver: self) }
}

/// The optional methods `collectionView` of `UICollectionViewDataSource`.
@preconcurrency @MainActor
public struct UICollectionViewDataSource_collectionView {
  let receiver: any UICollectionViewDataSource

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    DefaultBody.answer(of: "collectionView(_:viewForSupplementaryElementOfKind:at:)", by: receiver) { receiver.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  }
  /// Calls `collectionView(_:canMoveItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    DefaultBody.answer(of: "collectionView(_:canMoveItemAt:)", by: receiver) { receiver.collectionView(collectionView, canMoveItemAt: indexPath) }
  }
  /// Calls `collectionView(_:moveItemAt:to:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:moveItemAt:to:)", by: receiver) { receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  }
}

extension UICollectionViewDataSource {
  /// The optional methods of that name, to be called with `numberOfSections?(…)`.
  @_disfavoredOverload
  public var numberOfSections: UICollectionViewDataSource_numberOfSections? { UICollectionViewDataSource_numberOfSections(receiver: self) }
}

/// The optional methods `numberOfSections` of `UICollectionViewDataSource`.
@preconcurrency @MainActor
public struct UICollectionViewDataSource_numberOfSections {
  let receiver: any UICollectionViewDataSource

  /// Calls `numberOfSections(in:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    DefaultBody.answer(of: "numberOfSections(in:)", by: receiver) { receiver.numberOfSections(in: collectionView) }
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// The optional methods of that name, to be called with `collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourcePrefetching_collectionView? { UICollectionViewDataSourcePrefetching_collectionView(receiver: self) }
}

/// The optional methods `collectionView` of `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor
public struct UICollectionViewDataSourcePrefetching_collectionView {
  let receiver: any UICollectionViewDataSourcePrefetching

  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:cancelPrefetchingForItemsAt:)", by: receiver) { receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  }
}

extension UICollectionViewDelegate {
  /// The optional methods of that name, to be called with `collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegate_collectionView? { UICollectionViewDelegate_collectionView(receiver: self) }
}

/// The optional methods `collectionView` of `UICollectionViewDelegate`.
@preconcurrency @MainActor
public struct UICollectionViewDelegate_collectionView {
  let receiver: any UICollectionViewDelegate

  /// Calls `collectionView(_:shouldHighlightItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    DefaultBody.answer(of: "collectionView(_:shouldHighlightItemAt:)", by: receiver) { receiver.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  }
  /// Calls `collectionView(_:didHighlightItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:didHighlightItemAt:)", by: receiver) { receiver.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }
  /// Calls `collectionView(_:didUnhighlightItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:didUnhighlightItemAt:)", by: receiver) { receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  }
  /// Calls `collectionView(_:shouldSelectItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    DefaultBody.answer(of: "collectionView(_:shouldSelectItemAt:)", by: receiver) { receiver.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }
  /// Calls `collectionView(_:didSelectItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:didSelectItemAt:)", by: receiver) { receiver.collectionView(collectionView, didSelectItemAt: indexPath) }
  }
  /// Calls `collectionView(_:shouldDeselectItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    DefaultBody.answer(of: "collectionView(_:shouldDeselectItemAt:)", by: receiver) { receiver.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  }
  /// Calls `collectionView(_:didDeselectItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:didDeselectItemAt:)", by: receiver) { receiver.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }
  /// Calls `collectionView(_:willDisplay:forItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:willDisplay:forItemAt:)", by: receiver) { receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }
  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:didEndDisplaying:forItemAt:)", by: receiver) { receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  }
  /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    DefaultBody.answer(of: "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)", by: receiver) { receiver.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
  }
  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    DefaultBody.answer(of: "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", by: receiver) { receiver.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
  }
  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    DefaultBody.answer(of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)", by: receiver) { receiver.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) } ?? nil
  }
  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    DefaultBody.answer(of: "collectionView(_:contextMenuConfigurationForItemAt:point:)", by: receiver) { receiver.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) } ?? nil
  }
  /// Calls `collectionView(_:willDisplayContextMenu:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:willDisplayContextMenu:animator:)", by: receiver) { receiver.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
  }
  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:willEndContextMenuInteraction:animator:)", by: receiver) { receiver.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  }
  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    DefaultBody.answer(of: "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", by: receiver) { receiver.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// The optional methods of that name, to be called with `collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateFlowLayout_collectionView? { UICollectionViewDelegateFlowLayout_collectionView(receiver: self) }
}

/// The optional methods `collectionView` of `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayout_collectionView {
  let receiver: any UICollectionViewDelegateFlowLayout

  /// Calls `collectionView(_:layout:sizeForItemAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    DefaultBody.answer(of: "collectionView(_:layout:sizeForItemAt:)", by: receiver) { receiver.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  }
  /// Calls `collectionView(_:layout:insetForSectionAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    DefaultBody.answer(of: "collectionView(_:layout:insetForSectionAt:)", by: receiver) { receiver.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  }
  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    DefaultBody.answer(of: "collectionView(_:layout:minimumLineSpacingForSectionAt:)", by: receiver) { receiver.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
  }
  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    DefaultBody.answer(of: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", by: receiver) { receiver.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
  }
  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    DefaultBody.answer(of: "collectionView(_:layout:referenceSizeForHeaderInSection:)", by: receiver) { receiver.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
  }
  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    DefaultBody.answer(of: "collectionView(_:layout:referenceSizeForFooterInSection:)", by: receiver) { receiver.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
  }
}

extension UIContentView {
  /// The optional methods of that name, to be called with `supports?(…)`.
  @_disfavoredOverload
  public var supports: UIContentView_supports? { UIContentView_supports(receiver: self) }
}

/// The optional methods `supports` of `UIContentView`.
@preconcurrency @MainActor
public struct UIContentView_supports {
  let receiver: any UIContentView

  /// Calls `supports(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ configuration: any UIContentConfiguration) -> Bool? {
    DefaultBody.answer(of: "supports(_:)", by: receiver) { receiver.supports(configuration) }
  }
}

extension UIContextMenuInteractionDelegate {
  /// The optional methods of that name, to be called with `contextMenuInteraction?(…)`.
  @_disfavoredOverload
  public var contextMenuInteraction: UIContextMenuInteractionDelegate_contextMenuInteraction? { UIContextMenuInteractionDelegate_contextMenuInteraction(receiver: self) }
}

/// The optional methods `contextMenuInteraction` of `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor
public struct UIContextMenuInteractionDelegate_contextMenuInteraction {
  let receiver: any UIContextMenuInteractionDelegate

  /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    DefaultBody.answer(of: "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", by: receiver) { receiver.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }
  /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    DefaultBody.answer(of: "contextMenuInteraction(_:willDisplayMenuFor:animator:)", by: receiver) { receiver.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
  }
  /// Calls `contextMenuInteraction(_:willEndFor:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    DefaultBody.answer(of: "contextMenuInteraction(_:willEndFor:animator:)", by: receiver) { receiver.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
  }
}

extension UIGestureRecognizerDelegate {
  /// The optional methods of that name, to be called with `gestureRecognizer?(…)`.
  @_disfavoredOverload
  public var gestureRecognizer: UIGestureRecognizerDelegate_gestureRecognizer? { UIGestureRecognizerDelegate_gestureRecognizer(receiver: self) }
}

/// The optional methods `gestureRecognizer` of `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegate_gestureRecognizer {
  let receiver: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    DefaultBody.answer(of: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", by: receiver) { receiver.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  }
  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    DefaultBody.answer(of: "gestureRecognizer(_:shouldRequireFailureOf:)", by: receiver) { receiver.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  }
  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    DefaultBody.answer(of: "gestureRecognizer(_:shouldBeRequiredToFailBy:)", by: receiver) { receiver.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  }
  /// Calls `gestureRecognizer(_:shouldReceive:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool? {
    DefaultBody.answer(of: "gestureRecognizer(_:shouldReceive:)", by: receiver) { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }
  /// Calls `gestureRecognizer(_:shouldReceive:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool? {
    DefaultBody.answer(of: "gestureRecognizer(_:shouldReceive:)", by: receiver) { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  }
}

extension UIGestureRecognizerDelegate {
  /// The optional methods of that name, to be called with `gestureRecognizerShouldBegin?(…)`.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegate_gestureRecognizerShouldBegin? { UIGestureRecognizerDelegate_gestureRecognizerShouldBegin(receiver: self) }
}

/// The optional methods `gestureRecognizerShouldBegin` of `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegate_gestureRecognizerShouldBegin {
  let receiver: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizerShouldBegin(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    DefaultBody.answer(of: "gestureRecognizerShouldBegin(_:)", by: receiver) { receiver.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
}

extension UINavigationBarDelegate {
  /// The optional methods of that name, to be called with `navigationBar?(…)`.
  @_disfavoredOverload
  public var navigationBar: UINavigationBarDelegate_navigationBar? { UINavigationBarDelegate_navigationBar(receiver: self) }
}

/// The optional methods `navigationBar` of `UINavigationBarDelegate`.
@preconcurrency @MainActor
public struct UINavigationBarDelegate_navigationBar {
  let receiver: any UINavigationBarDelegate

  /// Calls `navigationBar(_:shouldPush:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool? {
    DefaultBody.answer(of: "navigationBar(_:shouldPush:)", by: receiver) { receiver.navigationBar(navigationBar, shouldPush: item) }
  }
  /// Calls `navigationBar(_:didPush:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationBar: UINavigationBar, didPush item: UINavigationItem
  ) -> Void? {
    DefaultBody.answer(of: "navigationBar(_:didPush:)", by: receiver) { receiver.navigationBar(navigationBar, didPush: item) }
  }
  /// Calls `navigationBar(_:shouldPop:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool? {
    DefaultBody.answer(of: "navigationBar(_:shouldPop:)", by: receiver) { receiver.navigationBar(navigationBar, shouldPop: item) }
  }
  /// Calls `navigationBar(_:didPop:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem
  ) -> Void? {
    DefaultBody.answer(of: "navigationBar(_:didPop:)", by: receiver) { receiver.navigationBar(navigationBar, didPop: item) }
  }
}

extension UINavigationControllerDelegate {
  /// The optional methods of that name, to be called with `navigationController?(…)`.
  @_disfavoredOverload
  public var navigationController: UINavigationControllerDelegate_navigationController? { UINavigationControllerDelegate_navigationController(receiver: self) }
}

/// The optional methods `navigationController` of `UINavigationControllerDelegate`.
@preconcurrency @MainActor
public struct UINavigationControllerDelegate_navigationController {
  let receiver: any UINavigationControllerDelegate

  /// Calls `navigationController(_:willShow:animated:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    DefaultBody.answer(of: "navigationController(_:willShow:animated:)", by: receiver) { receiver.navigationController(navigationController, willShow: viewController, animated: animated) }
  }
  /// Calls `navigationController(_:didShow:animated:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    DefaultBody.answer(of: "navigationController(_:didShow:animated:)", by: receiver) { receiver.navigationController(navigationController, didShow: viewController, animated: animated) }
  }
  /// Calls `navigationController(_:animationControllerFor:from:to:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DefaultBody.answer(of: "navigationController(_:animationControllerFor:from:to:)", by: receiver) { receiver.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) } ?? nil
  }
  /// Calls `navigationController(_:interactionControllerFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    DefaultBody.answer(of: "navigationController(_:interactionControllerFor:)", by: receiver) { receiver.navigationController(navigationController, interactionControllerFor: animationController) } ?? nil
  }
}

extension UINavigationControllerDelegate {
  /// The optional methods of that name, to be called with `navigationControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation: UINavigationControllerDelegate_navigationControllerPreferredInterfaceOrientationForPresentation? { UINavigationControllerDelegate_navigationControllerPreferredInterfaceOrientationForPresentation(receiver: self) }
}

/// The optional methods `navigationControllerPreferredInterfaceOrientationForPresentation` of `UINavigationControllerDelegate`.
@preconcurrency @MainActor
public struct UINavigationControllerDelegate_navigationControllerPreferredInterfaceOrientationForPresentation {
  let receiver: any UINavigationControllerDelegate

  /// Calls `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation? {
    DefaultBody.answer(of: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)", by: receiver) { receiver.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) }
  }
}

extension UINavigationControllerDelegate {
  /// The optional methods of that name, to be called with `navigationControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations: UINavigationControllerDelegate_navigationControllerSupportedInterfaceOrientations? { UINavigationControllerDelegate_navigationControllerSupportedInterfaceOrientations(receiver: self) }
}

/// The optional methods `navigationControllerSupportedInterfaceOrientations` of `UINavigationControllerDelegate`.
@preconcurrency @MainActor
public struct UINavigationControllerDelegate_navigationControllerSupportedInterfaceOrientations {
  let receiver: any UINavigationControllerDelegate

  /// Calls `navigationControllerSupportedInterfaceOrientations(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask? {
    DefaultBody.answer(of: "navigationControllerSupportedInterfaceOrientations(_:)", by: receiver) { receiver.navigationControllerSupportedInterfaceOrientations(navigationController) }
  }
}

extension UIPageViewControllerDataSource {
  /// The optional methods of that name, to be called with `presentationCount?(…)`.
  @_disfavoredOverload
  public var presentationCount: UIPageViewControllerDataSource_presentationCount? { UIPageViewControllerDataSource_presentationCount(receiver: self) }
}

/// The optional methods `presentationCount` of `UIPageViewControllerDataSource`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSource_presentationCount {
  let receiver: any UIPageViewControllerDataSource

  /// Calls `presentationCount(for:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    DefaultBody.answer(of: "presentationCount(for:)", by: receiver) { receiver.presentationCount(for: pageViewController) }
  }
}

extension UIPageViewControllerDataSource {
  /// The optional methods of that name, to be called with `presentationIndex?(…)`.
  @_disfavoredOverload
  public var presentationIndex: UIPageViewControllerDataSource_presentationIndex? { UIPageViewControllerDataSource_presentationIndex(receiver: self) }
}

/// The optional methods `presentationIndex` of `UIPageViewControllerDataSource`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSource_presentationIndex {
  let receiver: any UIPageViewControllerDataSource

  /// Calls `presentationIndex(for:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    DefaultBody.answer(of: "presentationIndex(for:)", by: receiver) { receiver.presentationIndex(for: pageViewController) }
  }
}

extension UIPageViewControllerDelegate {
  /// The optional methods of that name, to be called with `pageViewController?(…)`.
  @_disfavoredOverload
  public var pageViewController: UIPageViewControllerDelegate_pageViewController? { UIPageViewControllerDelegate_pageViewController(receiver: self) }
}

/// The optional methods `pageViewController` of `UIPageViewControllerDelegate`.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegate_pageViewController {
  let receiver: any UIPageViewControllerDelegate

  /// Calls `pageViewController(_:willTransitionTo:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    DefaultBody.answer(of: "pageViewController(_:willTransitionTo:)", by: receiver) { receiver.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
  }
  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? {
    DefaultBody.answer(of: "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", by: receiver) { receiver.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) }
  }
  /// Calls `pageViewController(_:spineLocationFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation? {
    DefaultBody.answer(of: "pageViewController(_:spineLocationFor:)", by: receiver) { receiver.pageViewController(pageViewController, spineLocationFor: orientation) }
  }
}

extension UIPageViewControllerDelegate {
  /// The optional methods of that name, to be called with `pageViewControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var pageViewControllerPreferredInterfaceOrientationForPresentation: UIPageViewControllerDelegate_pageViewControllerPreferredInterfaceOrientationForPresentation? { UIPageViewControllerDelegate_pageViewControllerPreferredInterfaceOrientationForPresentation(receiver: self) }
}

/// The optional methods `pageViewControllerPreferredInterfaceOrientationForPresentation` of `UIPageViewControllerDelegate`.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegate_pageViewControllerPreferredInterfaceOrientationForPresentation {
  let receiver: any UIPageViewControllerDelegate

  /// Calls `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation? {
    DefaultBody.answer(of: "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)", by: receiver) { receiver.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController) }
  }
}

extension UIPageViewControllerDelegate {
  /// The optional methods of that name, to be called with `pageViewControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var pageViewControllerSupportedInterfaceOrientations: UIPageViewControllerDelegate_pageViewControllerSupportedInterfaceOrientations? { UIPageViewControllerDelegate_pageViewControllerSupportedInterfaceOrientations(receiver: self) }
}

/// The optional methods `pageViewControllerSupportedInterfaceOrientations` of `UIPageViewControllerDelegate`.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegate_pageViewControllerSupportedInterfaceOrientations {
  let receiver: any UIPageViewControllerDelegate

  /// Calls `pageViewControllerSupportedInterfaceOrientations(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask? {
    DefaultBody.answer(of: "pageViewControllerSupportedInterfaceOrientations(_:)", by: receiver) { receiver.pageViewControllerSupportedInterfaceOrientations(pageViewController) }
  }
}

extension UIPickerViewDelegate {
  /// The optional methods of that name, to be called with `pickerView?(…)`.
  @_disfavoredOverload
  public var pickerView: UIPickerViewDelegate_pickerView? { UIPickerViewDelegate_pickerView(receiver: self) }
}

/// The optional methods `pickerView` of `UIPickerViewDelegate`.
@preconcurrency @MainActor
public struct UIPickerViewDelegate_pickerView {
  let receiver: any UIPickerViewDelegate

  /// Calls `pickerView(_:widthForComponent:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat? {
    DefaultBody.answer(of: "pickerView(_:widthForComponent:)", by: receiver) { receiver.pickerView(pickerView, widthForComponent: component) }
  }
  /// Calls `pickerView(_:rowHeightForComponent:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat? {
    DefaultBody.answer(of: "pickerView(_:rowHeightForComponent:)", by: receiver) { receiver.pickerView(pickerView, rowHeightForComponent: component) }
  }
  /// Calls `pickerView(_:titleForRow:forComponent:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    DefaultBody.answer(of: "pickerView(_:titleForRow:forComponent:)", by: receiver) { receiver.pickerView(pickerView, titleForRow: row, forComponent: component) } ?? nil
  }
  /// Calls `pickerView(_:attributedTitleForRow:forComponent:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    DefaultBody.answer(of: "pickerView(_:attributedTitleForRow:forComponent:)", by: receiver) { receiver.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) } ?? nil
  }
  /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    DefaultBody.answer(of: "pickerView(_:viewForRow:forComponent:reusing:)", by: receiver) { receiver.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
  }
  /// Calls `pickerView(_:didSelectRow:inComponent:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) -> Void? {
    DefaultBody.answer(of: "pickerView(_:didSelectRow:inComponent:)", by: receiver) { receiver.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}

extension UIPopoverControllerDelegate {
  /// The optional methods of that name, to be called with `popoverControllerDidDismissPopover?(…)`.
  @_disfavoredOverload
  public var popoverControllerDidDismissPopover: UIPopoverControllerDelegate_popoverControllerDidDismissPopover? { UIPopoverControllerDelegate_popoverControllerDidDismissPopover(receiver: self) }
}

/// The optional methods `popoverControllerDidDismissPopover` of `UIPopoverControllerDelegate`.
@preconcurrency @MainActor
public struct UIPopoverControllerDelegate_popoverControllerDidDismissPopover {
  let receiver: any UIPopoverControllerDelegate

  /// Calls `popoverControllerDidDismissPopover(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ popoverController: UIPopoverController) -> Void? {
    DefaultBody.answer(of: "popoverControllerDidDismissPopover(_:)", by: receiver) { receiver.popoverControllerDidDismissPopover(popoverController) }
  }
}

extension UIPopoverControllerDelegate {
  /// The optional methods of that name, to be called with `popoverControllerShouldDismissPopover?(…)`.
  @_disfavoredOverload
  public var popoverControllerShouldDismissPopover: UIPopoverControllerDelegate_popoverControllerShouldDismissPopover? { UIPopoverControllerDelegate_popoverControllerShouldDismissPopover(receiver: self) }
}

/// The optional methods `popoverControllerShouldDismissPopover` of `UIPopoverControllerDelegate`.
@preconcurrency @MainActor
public struct UIPopoverControllerDelegate_popoverControllerShouldDismissPopover {
  let receiver: any UIPopoverControllerDelegate

  /// Calls `popoverControllerShouldDismissPopover(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ popoverController: UIPopoverController) -> Bool? {
    DefaultBody.answer(of: "popoverControllerShouldDismissPopover(_:)", by: receiver) { receiver.popoverControllerShouldDismissPopover(popoverController) }
  }
}

extension UIPopoverPresentationControllerDelegate {
  /// The optional methods of that name, to be called with `popoverPresentationController?(…)`.
  @_disfavoredOverload
  public var popoverPresentationController: UIPopoverPresentationControllerDelegate_popoverPresentationController? { UIPopoverPresentationControllerDelegate_popoverPresentationController(receiver: self) }
}

/// The optional methods `popoverPresentationController` of `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIPopoverPresentationControllerDelegate_popoverPresentationController {
  let receiver: any UIPopoverPresentationControllerDelegate

  /// Calls `popoverPresentationController(_:willRepositionPopoverTo:in:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) -> Void? {
    DefaultBody.answer(of: "popoverPresentationController(_:willRepositionPopoverTo:in:)", by: receiver) { receiver.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view) }
  }
}

extension UIPopoverPresentationControllerDelegate {
  /// The optional methods of that name, to be called with `prepareForPopoverPresentation?(…)`.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation? { UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation(receiver: self) }
}

/// The optional methods `prepareForPopoverPresentation` of `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation {
  let receiver: any UIPopoverPresentationControllerDelegate

  /// Calls `prepareForPopoverPresentation(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Void? {
    DefaultBody.answer(of: "prepareForPopoverPresentation(_:)", by: receiver) { receiver.prepareForPopoverPresentation(popoverPresentationController) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `scene?(…)`.
  @_disfavoredOverload
  public var scene: UISceneDelegate_scene? { UISceneDelegate_scene(receiver: self) }
}

/// The optional methods `scene` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_scene {
  let receiver: any UISceneDelegate

  /// Calls `scene(_:willConnectTo:options:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    DefaultBody.answer(of: "scene(_:willConnectTo:options:)", by: receiver) { receiver.scene(scene, willConnectTo: session, options: connectionOptions) }
  }
  /// Calls `scene(_:openURLContexts:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) -> Void? {
    DefaultBody.answer(of: "scene(_:openURLContexts:)", by: receiver) { receiver.scene(scene, openURLContexts: URLContexts) }
  }
  /// Calls `scene(_:restoreInteractionStateWith:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) -> Void? {
    DefaultBody.answer(of: "scene(_:restoreInteractionStateWith:)", by: receiver) { receiver.scene(scene, restoreInteractionStateWith: stateRestorationActivity) }
  }
  /// Calls `scene(_:willContinueUserActivityWithType:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) -> Void? {
    DefaultBody.answer(of: "scene(_:willContinueUserActivityWithType:)", by: receiver) { receiver.scene(scene, willContinueUserActivityWithType: userActivityType) }
  }
  /// Calls `scene(_:continue:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) -> Void? {
    DefaultBody.answer(of: "scene(_:continue:)", by: receiver) { receiver.scene(scene, continue: userActivity) }
  }
  /// Calls `scene(_:didUpdate:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) -> Void? {
    DefaultBody.answer(of: "scene(_:didUpdate:)", by: receiver) { receiver.scene(scene, didUpdate: userActivity) }
  }
  /// Calls `scene(_:didFailToContinueUserActivityWithType:error:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) -> Void? {
    DefaultBody.answer(of: "scene(_:didFailToContinueUserActivityWithType:error:)", by: receiver) { receiver.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `sceneDidBecomeActive?(…)`.
  @_disfavoredOverload
  public var sceneDidBecomeActive: UISceneDelegate_sceneDidBecomeActive? { UISceneDelegate_sceneDidBecomeActive(receiver: self) }
}

/// The optional methods `sceneDidBecomeActive` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_sceneDidBecomeActive {
  let receiver: any UISceneDelegate

  /// Calls `sceneDidBecomeActive(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene) -> Void? {
    DefaultBody.answer(of: "sceneDidBecomeActive(_:)", by: receiver) { receiver.sceneDidBecomeActive(scene) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `sceneDidDisconnect?(…)`.
  @_disfavoredOverload
  public var sceneDidDisconnect: UISceneDelegate_sceneDidDisconnect? { UISceneDelegate_sceneDidDisconnect(receiver: self) }
}

/// The optional methods `sceneDidDisconnect` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_sceneDidDisconnect {
  let receiver: any UISceneDelegate

  /// Calls `sceneDidDisconnect(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene) -> Void? {
    DefaultBody.answer(of: "sceneDidDisconnect(_:)", by: receiver) { receiver.sceneDidDisconnect(scene) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `sceneDidEnterBackground?(…)`.
  @_disfavoredOverload
  public var sceneDidEnterBackground: UISceneDelegate_sceneDidEnterBackground? { UISceneDelegate_sceneDidEnterBackground(receiver: self) }
}

/// The optional methods `sceneDidEnterBackground` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_sceneDidEnterBackground {
  let receiver: any UISceneDelegate

  /// Calls `sceneDidEnterBackground(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene) -> Void? {
    DefaultBody.answer(of: "sceneDidEnterBackground(_:)", by: receiver) { receiver.sceneDidEnterBackground(scene) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `sceneWillEnterForeground?(…)`.
  @_disfavoredOverload
  public var sceneWillEnterForeground: UISceneDelegate_sceneWillEnterForeground? { UISceneDelegate_sceneWillEnterForeground(receiver: self) }
}

/// The optional methods `sceneWillEnterForeground` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_sceneWillEnterForeground {
  let receiver: any UISceneDelegate

  /// Calls `sceneWillEnterForeground(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene) -> Void? {
    DefaultBody.answer(of: "sceneWillEnterForeground(_:)", by: receiver) { receiver.sceneWillEnterForeground(scene) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `sceneWillResignActive?(…)`.
  @_disfavoredOverload
  public var sceneWillResignActive: UISceneDelegate_sceneWillResignActive? { UISceneDelegate_sceneWillResignActive(receiver: self) }
}

/// The optional methods `sceneWillResignActive` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_sceneWillResignActive {
  let receiver: any UISceneDelegate

  /// Calls `sceneWillResignActive(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scene: UIScene) -> Void? {
    DefaultBody.answer(of: "sceneWillResignActive(_:)", by: receiver) { receiver.sceneWillResignActive(scene) }
  }
}

extension UISceneDelegate {
  /// The optional methods of that name, to be called with `stateRestorationActivity?(…)`.
  @_disfavoredOverload
  public var stateRestorationActivity: UISceneDelegate_stateRestorationActivity? { UISceneDelegate_stateRestorationActivity(receiver: self) }
}

/// The optional methods `stateRestorationActivity` of `UISceneDelegate`.
@preconcurrency @MainActor
public struct UISceneDelegate_stateRestorationActivity {
  let receiver: any UISceneDelegate

  /// Calls `stateRestorationActivity(for:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    DefaultBody.answer(of: "stateRestorationActivity(for:)", by: receiver) { receiver.stateRestorationActivity(for: scene) } ?? nil
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidChangeAdjustedContentInset?(…)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset? { UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset(receiver: self) }
}

/// The optional methods `scrollViewDidChangeAdjustedContentInset` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidChangeAdjustedContentInset(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewDidChangeAdjustedContentInset(_:)", by: receiver) { receiver.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidEndDecelerating?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: UIScrollViewDelegate_scrollViewDidEndDecelerating? { UIScrollViewDelegate_scrollViewDidEndDecelerating(receiver: self) }
}

/// The optional methods `scrollViewDidEndDecelerating` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidEndDecelerating {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndDecelerating(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewDidEndDecelerating(_:)", by: receiver) { receiver.scrollViewDidEndDecelerating(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidEndDragging?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: UIScrollViewDelegate_scrollViewDidEndDragging? { UIScrollViewDelegate_scrollViewDidEndDragging(receiver: self) }
}

/// The optional methods `scrollViewDidEndDragging` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidEndDragging {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    DefaultBody.answer(of: "scrollViewDidEndDragging(_:willDecelerate:)", by: receiver) { receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidEndScrollingAnimation?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegate_scrollViewDidEndScrollingAnimation? { UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(receiver: self) }
}

/// The optional methods `scrollViewDidEndScrollingAnimation` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidEndScrollingAnimation {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndScrollingAnimation(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewDidEndScrollingAnimation(_:)", by: receiver) { receiver.scrollViewDidEndScrollingAnimation(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidEndZooming?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: UIScrollViewDelegate_scrollViewDidEndZooming? { UIScrollViewDelegate_scrollViewDidEndZooming(receiver: self) }
}

/// The optional methods `scrollViewDidEndZooming` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidEndZooming {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    DefaultBody.answer(of: "scrollViewDidEndZooming(_:with:atScale:)", by: receiver) { receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidScroll?(…)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: UIScrollViewDelegate_scrollViewDidScroll? { UIScrollViewDelegate_scrollViewDidScroll(receiver: self) }
}

/// The optional methods `scrollViewDidScroll` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidScroll {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidScroll(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewDidScroll(_:)", by: receiver) { receiver.scrollViewDidScroll(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidScrollToTop?(…)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: UIScrollViewDelegate_scrollViewDidScrollToTop? { UIScrollViewDelegate_scrollViewDidScrollToTop(receiver: self) }
}

/// The optional methods `scrollViewDidScrollToTop` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidScrollToTop {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidScrollToTop(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewDidScrollToTop(_:)", by: receiver) { receiver.scrollViewDidScrollToTop(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewDidZoom?(…)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: UIScrollViewDelegate_scrollViewDidZoom? { UIScrollViewDelegate_scrollViewDidZoom(receiver: self) }
}

/// The optional methods `scrollViewDidZoom` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewDidZoom {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewDidZoom(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewDidZoom(_:)", by: receiver) { receiver.scrollViewDidZoom(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewShouldScrollToTop?(…)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: UIScrollViewDelegate_scrollViewShouldScrollToTop? { UIScrollViewDelegate_scrollViewShouldScrollToTop(receiver: self) }
}

/// The optional methods `scrollViewShouldScrollToTop` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewShouldScrollToTop {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewShouldScrollToTop(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
    DefaultBody.answer(of: "scrollViewShouldScrollToTop(_:)", by: receiver) { receiver.scrollViewShouldScrollToTop(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewWillBeginDecelerating?(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: UIScrollViewDelegate_scrollViewWillBeginDecelerating? { UIScrollViewDelegate_scrollViewWillBeginDecelerating(receiver: self) }
}

/// The optional methods `scrollViewWillBeginDecelerating` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewWillBeginDecelerating {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginDecelerating(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewWillBeginDecelerating(_:)", by: receiver) { receiver.scrollViewWillBeginDecelerating(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewWillBeginDragging?(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: UIScrollViewDelegate_scrollViewWillBeginDragging? { UIScrollViewDelegate_scrollViewWillBeginDragging(receiver: self) }
}

/// The optional methods `scrollViewWillBeginDragging` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewWillBeginDragging {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginDragging(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    DefaultBody.answer(of: "scrollViewWillBeginDragging(_:)", by: receiver) { receiver.scrollViewWillBeginDragging(scrollView) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewWillBeginZooming?(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: UIScrollViewDelegate_scrollViewWillBeginZooming? { UIScrollViewDelegate_scrollViewWillBeginZooming(receiver: self) }
}

/// The optional methods `scrollViewWillBeginZooming` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewWillBeginZooming {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginZooming(_:with:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    DefaultBody.answer(of: "scrollViewWillBeginZooming(_:with:)", by: receiver) { receiver.scrollViewWillBeginZooming(scrollView, with: view) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `scrollViewWillEndDragging?(…)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: UIScrollViewDelegate_scrollViewWillEndDragging? { UIScrollViewDelegate_scrollViewWillEndDragging(receiver: self) }
}

/// The optional methods `scrollViewWillEndDragging` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_scrollViewWillEndDragging {
  let receiver: any UIScrollViewDelegate

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    DefaultBody.answer(of: "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", by: receiver) { receiver.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  }
}

extension UIScrollViewDelegate {
  /// The optional methods of that name, to be called with `viewForZooming?(…)`.
  @_disfavoredOverload
  public var viewForZooming: UIScrollViewDelegate_viewForZooming? { UIScrollViewDelegate_viewForZooming(receiver: self) }
}

/// The optional methods `viewForZooming` of `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct UIScrollViewDelegate_viewForZooming {
  let receiver: any UIScrollViewDelegate

  /// Calls `viewForZooming(in:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    DefaultBody.answer(of: "viewForZooming(in:)", by: receiver) { receiver.viewForZooming(in: scrollView) } ?? nil
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBar?(…)`.
  @_disfavoredOverload
  public var searchBar: UISearchBarDelegate_searchBar? { UISearchBarDelegate_searchBar(receiver: self) }
}

/// The optional methods `searchBar` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBar {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBar(_:textDidChange:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    DefaultBody.answer(of: "searchBar(_:textDidChange:)", by: receiver) { receiver.searchBar(searchBar, textDidChange: searchText) }
  }
  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    DefaultBody.answer(of: "searchBar(_:shouldChangeTextIn:replacementText:)", by: receiver) { receiver.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
  }
  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    DefaultBody.answer(of: "searchBar(_:selectedScopeButtonIndexDidChange:)", by: receiver) { receiver.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBarCancelButtonClicked?(…)`.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: UISearchBarDelegate_searchBarCancelButtonClicked? { UISearchBarDelegate_searchBarCancelButtonClicked(receiver: self) }
}

/// The optional methods `searchBarCancelButtonClicked` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBarCancelButtonClicked {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBarCancelButtonClicked(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    DefaultBody.answer(of: "searchBarCancelButtonClicked(_:)", by: receiver) { receiver.searchBarCancelButtonClicked(searchBar) }
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBarSearchButtonClicked?(…)`.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: UISearchBarDelegate_searchBarSearchButtonClicked? { UISearchBarDelegate_searchBarSearchButtonClicked(receiver: self) }
}

/// The optional methods `searchBarSearchButtonClicked` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBarSearchButtonClicked {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBarSearchButtonClicked(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    DefaultBody.answer(of: "searchBarSearchButtonClicked(_:)", by: receiver) { receiver.searchBarSearchButtonClicked(searchBar) }
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBarShouldBeginEditing?(…)`.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: UISearchBarDelegate_searchBarShouldBeginEditing? { UISearchBarDelegate_searchBarShouldBeginEditing(receiver: self) }
}

/// The optional methods `searchBarShouldBeginEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBarShouldBeginEditing {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBarShouldBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
    DefaultBody.answer(of: "searchBarShouldBeginEditing(_:)", by: receiver) { receiver.searchBarShouldBeginEditing(searchBar) }
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBarShouldEndEditing?(…)`.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: UISearchBarDelegate_searchBarShouldEndEditing? { UISearchBarDelegate_searchBarShouldEndEditing(receiver: self) }
}

/// The optional methods `searchBarShouldEndEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBarShouldEndEditing {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBarShouldEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
    DefaultBody.answer(of: "searchBarShouldEndEditing(_:)", by: receiver) { receiver.searchBarShouldEndEditing(searchBar) }
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBarTextDidBeginEditing?(…)`.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: UISearchBarDelegate_searchBarTextDidBeginEditing? { UISearchBarDelegate_searchBarTextDidBeginEditing(receiver: self) }
}

/// The optional methods `searchBarTextDidBeginEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBarTextDidBeginEditing {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBarTextDidBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    DefaultBody.answer(of: "searchBarTextDidBeginEditing(_:)", by: receiver) { receiver.searchBarTextDidBeginEditing(searchBar) }
  }
}

extension UISearchBarDelegate {
  /// The optional methods of that name, to be called with `searchBarTextDidEndEditing?(…)`.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: UISearchBarDelegate_searchBarTextDidEndEditing? { UISearchBarDelegate_searchBarTextDidEndEditing(receiver: self) }
}

/// The optional methods `searchBarTextDidEndEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBarTextDidEndEditing {
  let receiver: any UISearchBarDelegate

  /// Calls `searchBarTextDidEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
    DefaultBody.answer(of: "searchBarTextDidEndEditing(_:)", by: receiver) { receiver.searchBarTextDidEndEditing(searchBar) }
  }
}

extension UISearchControllerDelegate {
  /// The optional methods of that name, to be called with `didDismissSearchController?(…)`.
  @_disfavoredOverload
  public var didDismissSearchController: UISearchControllerDelegate_didDismissSearchController? { UISearchControllerDelegate_didDismissSearchController(receiver: self) }
}

/// The optional methods `didDismissSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor
public struct UISearchControllerDelegate_didDismissSearchController {
  let receiver: any UISearchControllerDelegate

  /// Calls `didDismissSearchController(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchController: UISearchController) -> Void? {
    DefaultBody.answer(of: "didDismissSearchController(_:)", by: receiver) { receiver.didDismissSearchController(searchController) }
  }
}

extension UISearchControllerDelegate {
  /// The optional methods of that name, to be called with `didPresentSearchController?(…)`.
  @_disfavoredOverload
  public var didPresentSearchController: UISearchControllerDelegate_didPresentSearchController? { UISearchControllerDelegate_didPresentSearchController(receiver: self) }
}

/// The optional methods `didPresentSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor
public struct UISearchControllerDelegate_didPresentSearchController {
  let receiver: any UISearchControllerDelegate

  /// Calls `didPresentSearchController(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchController: UISearchController) -> Void? {
    DefaultBody.answer(of: "didPresentSearchController(_:)", by: receiver) { receiver.didPresentSearchController(searchController) }
  }
}

extension UISearchControllerDelegate {
  /// The optional methods of that name, to be called with `presentSearchController?(…)`.
  @_disfavoredOverload
  public var presentSearchController: UISearchControllerDelegate_presentSearchController? { UISearchControllerDelegate_presentSearchController(receiver: self) }
}

/// The optional methods `presentSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor
public struct UISearchControllerDelegate_presentSearchController {
  let receiver: any UISearchControllerDelegate

  /// Calls `presentSearchController(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchController: UISearchController) -> Void? {
    DefaultBody.answer(of: "presentSearchController(_:)", by: receiver) { receiver.presentSearchController(searchController) }
  }
}

extension UISearchControllerDelegate {
  /// The optional methods of that name, to be called with `searchController?(…)`.
  @_disfavoredOverload
  public var searchController: UISearchControllerDelegate_searchController? { UISearchControllerDelegate_searchController(receiver: self) }
}

/// The optional methods `searchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor
public struct UISearchControllerDelegate_searchController {
  let receiver: any UISearchControllerDelegate

  /// Calls `searchController(_:willChangeTo:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) -> Void? {
    DefaultBody.answer(of: "searchController(_:willChangeTo:)", by: receiver) { receiver.searchController(searchController, willChangeTo: newPlacement) }
  }
  /// Calls `searchController(_:didChangeFrom:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) -> Void? {
    DefaultBody.answer(of: "searchController(_:didChangeFrom:)", by: receiver) { receiver.searchController(searchController, didChangeFrom: previousPlacement) }
  }
}

extension UISearchControllerDelegate {
  /// The optional methods of that name, to be called with `willDismissSearchController?(…)`.
  @_disfavoredOverload
  public var willDismissSearchController: UISearchControllerDelegate_willDismissSearchController? { UISearchControllerDelegate_willDismissSearchController(receiver: self) }
}

/// The optional methods `willDismissSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor
public struct UISearchControllerDelegate_willDismissSearchController {
  let receiver: any UISearchControllerDelegate

  /// Calls `willDismissSearchController(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchController: UISearchController) -> Void? {
    DefaultBody.answer(of: "willDismissSearchController(_:)", by: receiver) { receiver.willDismissSearchController(searchController) }
  }
}

extension UISearchControllerDelegate {
  /// The optional methods of that name, to be called with `willPresentSearchController?(…)`.
  @_disfavoredOverload
  public var willPresentSearchController: UISearchControllerDelegate_willPresentSearchController? { UISearchControllerDelegate_willPresentSearchController(receiver: self) }
}

/// The optional methods `willPresentSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor
public struct UISearchControllerDelegate_willPresentSearchController {
  let receiver: any UISearchControllerDelegate

  /// Calls `willPresentSearchController(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ searchController: UISearchController) -> Void? {
    DefaultBody.answer(of: "willPresentSearchController(_:)", by: receiver) { receiver.willPresentSearchController(searchController) }
  }
}

extension UISearchResultsUpdating {
  /// The optional methods of that name, to be called with `updateSearchResults?(…)`.
  @_disfavoredOverload
  public var updateSearchResults: UISearchResultsUpdating_updateSearchResults? { UISearchResultsUpdating_updateSearchResults(receiver: self) }
}

/// The optional methods `updateSearchResults` of `UISearchResultsUpdating`.
@preconcurrency @MainActor
public struct UISearchResultsUpdating_updateSearchResults {
  let receiver: any UISearchResultsUpdating

  /// Calls `updateSearchResults(for:selecting:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) -> Void? {
    DefaultBody.answer(of: "updateSearchResults(for:selecting:)", by: receiver) { receiver.updateSearchResults(for: searchController, selecting: searchSuggestion) }
  }
}

extension UISheetPresentationControllerDelegate {
  /// The optional methods of that name, to be called with `sheetPresentationControllerDidChangeSelectedDetentIdentifier?(…)`.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: UISheetPresentationControllerDelegate_sheetPresentationControllerDidChangeSelectedDetentIdentifier? { UISheetPresentationControllerDelegate_sheetPresentationControllerDidChangeSelectedDetentIdentifier(receiver: self) }
}

/// The optional methods `sheetPresentationControllerDidChangeSelectedDetentIdentifier` of `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
public struct UISheetPresentationControllerDelegate_sheetPresentationControllerDidChangeSelectedDetentIdentifier {
  let receiver: any UISheetPresentationControllerDelegate

  /// Calls `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ sheetPresentationController: UISheetPresentationController
  ) -> Void? {
    DefaultBody.answer(of: "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", by: receiver) { receiver.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `primaryViewController?(…)`.
  @_disfavoredOverload
  public var primaryViewController: UISplitViewControllerDelegate_primaryViewController? { UISplitViewControllerDelegate_primaryViewController(receiver: self) }
}

/// The optional methods `primaryViewController` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_primaryViewController {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `primaryViewController(forCollapsing:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    DefaultBody.answer(of: "primaryViewController(forCollapsing:)", by: receiver) { receiver.primaryViewController(forCollapsing: splitViewController) } ?? nil
  }
  /// Calls `primaryViewController(forExpanding:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    DefaultBody.answer(of: "primaryViewController(forExpanding:)", by: receiver) { receiver.primaryViewController(forExpanding: splitViewController) } ?? nil
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewController?(…)`.
  @_disfavoredOverload
  public var splitViewController: UISplitViewControllerDelegate_splitViewController? { UISplitViewControllerDelegate_splitViewController(receiver: self) }
}

/// The optional methods `splitViewController` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewController {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewController(_:collapseSecondary:onto:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController
  ) -> Bool? {
    DefaultBody.answer(of: "splitViewController(_:collapseSecondary:onto:)", by: receiver) { receiver.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) }
  }
  /// Calls `splitViewController(_:separateSecondaryFrom:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    DefaultBody.answer(of: "splitViewController(_:separateSecondaryFrom:)", by: receiver) { receiver.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController) } ?? nil
  }
  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    DefaultBody.answer(of: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", by: receiver) { receiver.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) }
  }
  /// Calls `splitViewController(_:showDetail:sender:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool? {
    DefaultBody.answer(of: "splitViewController(_:showDetail:sender:)", by: receiver) { receiver.splitViewController(splitViewController, showDetail: vc, sender: sender) }
  }
  /// Calls `splitViewController(_:show:sender:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool? {
    DefaultBody.answer(of: "splitViewController(_:show:sender:)", by: receiver) { receiver.splitViewController(splitViewController, show: vc, sender: sender) }
  }
  /// Calls `splitViewController(_:willChangeTo:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:willChangeTo:)", by: receiver) { receiver.splitViewController(svc, willChangeTo: displayMode) }
  }
  /// Calls `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode? {
    DefaultBody.answer(of: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", by: receiver) { receiver.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) }
  }
  /// Calls `splitViewController(_:willShow:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:willShow:)", by: receiver) { receiver.splitViewController(svc, willShow: column) }
  }
  /// Calls `splitViewController(_:willHide:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:willHide:)", by: receiver) { receiver.splitViewController(svc, willHide: column) }
  }
  /// Calls `splitViewController(_:didShow:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:didShow:)", by: receiver) { receiver.splitViewController(svc, didShow: column) }
  }
  /// Calls `splitViewController(_:didHide:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:didHide:)", by: receiver) { receiver.splitViewController(svc, didHide: column) }
  }
  /// Calls `splitViewController(_:shouldHide:in:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool? {
    DefaultBody.answer(of: "splitViewController(_:shouldHide:in:)", by: receiver) { receiver.splitViewController(svc, shouldHide: vc, in: orientation) }
  }
  /// Calls `splitViewController(_:willHide:with:for:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:willHide:with:for:)", by: receiver) { receiver.splitViewController(svc, willHide: aViewController, with: barButtonItem, for: pc) }
  }
  /// Calls `splitViewController(_:willShow:invalidating:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:willShow:invalidating:)", by: receiver) { receiver.splitViewController(svc, willShow: aViewController, invalidating: barButtonItem) }
  }
  /// Calls `splitViewController(_:popoverController:willPresent:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
  ) -> Void? {
    DefaultBody.answer(of: "splitViewController(_:popoverController:willPresent:)", by: receiver) { receiver.splitViewController(svc, popoverController: pc, willPresent: aViewController) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewControllerDidCollapse?(…)`.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: UISplitViewControllerDelegate_splitViewControllerDidCollapse? { UISplitViewControllerDelegate_splitViewControllerDidCollapse(receiver: self) }
}

/// The optional methods `splitViewControllerDidCollapse` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewControllerDidCollapse {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerDidCollapse(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ svc: UISplitViewController) -> Void? {
    DefaultBody.answer(of: "splitViewControllerDidCollapse(_:)", by: receiver) { receiver.splitViewControllerDidCollapse(svc) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewControllerDidExpand?(…)`.
  @_disfavoredOverload
  public var splitViewControllerDidExpand: UISplitViewControllerDelegate_splitViewControllerDidExpand? { UISplitViewControllerDelegate_splitViewControllerDidExpand(receiver: self) }
}

/// The optional methods `splitViewControllerDidExpand` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewControllerDidExpand {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerDidExpand(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ svc: UISplitViewController) -> Void? {
    DefaultBody.answer(of: "splitViewControllerDidExpand(_:)", by: receiver) { receiver.splitViewControllerDidExpand(svc) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewControllerInteractivePresentationGestureDidEnd?(…)`.
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureDidEnd: UISplitViewControllerDelegate_splitViewControllerInteractivePresentationGestureDidEnd? { UISplitViewControllerDelegate_splitViewControllerInteractivePresentationGestureDidEnd(receiver: self) }
}

/// The optional methods `splitViewControllerInteractivePresentationGestureDidEnd` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewControllerInteractivePresentationGestureDidEnd {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerInteractivePresentationGestureDidEnd(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ svc: UISplitViewController) -> Void? {
    DefaultBody.answer(of: "splitViewControllerInteractivePresentationGestureDidEnd(_:)", by: receiver) { receiver.splitViewControllerInteractivePresentationGestureDidEnd(svc) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewControllerInteractivePresentationGestureWillBegin?(…)`.
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureWillBegin: UISplitViewControllerDelegate_splitViewControllerInteractivePresentationGestureWillBegin? { UISplitViewControllerDelegate_splitViewControllerInteractivePresentationGestureWillBegin(receiver: self) }
}

/// The optional methods `splitViewControllerInteractivePresentationGestureWillBegin` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewControllerInteractivePresentationGestureWillBegin {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerInteractivePresentationGestureWillBegin(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ svc: UISplitViewController) -> Void? {
    DefaultBody.answer(of: "splitViewControllerInteractivePresentationGestureWillBegin(_:)", by: receiver) { receiver.splitViewControllerInteractivePresentationGestureWillBegin(svc) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var splitViewControllerPreferredInterfaceOrientationForPresentation: UISplitViewControllerDelegate_splitViewControllerPreferredInterfaceOrientationForPresentation? { UISplitViewControllerDelegate_splitViewControllerPreferredInterfaceOrientationForPresentation(receiver: self) }
}

/// The optional methods `splitViewControllerPreferredInterfaceOrientationForPresentation` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewControllerPreferredInterfaceOrientationForPresentation {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation? {
    DefaultBody.answer(of: "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)", by: receiver) { receiver.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `splitViewControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var splitViewControllerSupportedInterfaceOrientations: UISplitViewControllerDelegate_splitViewControllerSupportedInterfaceOrientations? { UISplitViewControllerDelegate_splitViewControllerSupportedInterfaceOrientations(receiver: self) }
}

/// The optional methods `splitViewControllerSupportedInterfaceOrientations` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_splitViewControllerSupportedInterfaceOrientations {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerSupportedInterfaceOrientations(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask? {
    DefaultBody.answer(of: "splitViewControllerSupportedInterfaceOrientations(_:)", by: receiver) { receiver.splitViewControllerSupportedInterfaceOrientations(splitViewController) }
  }
}

extension UISplitViewControllerDelegate {
  /// The optional methods of that name, to be called with `targetDisplayModeForAction?(…)`.
  @_disfavoredOverload
  public var targetDisplayModeForAction: UISplitViewControllerDelegate_targetDisplayModeForAction? { UISplitViewControllerDelegate_targetDisplayModeForAction(receiver: self) }
}

/// The optional methods `targetDisplayModeForAction` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegate_targetDisplayModeForAction {
  let receiver: any UISplitViewControllerDelegate

  /// Calls `targetDisplayModeForAction(in:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode? {
    DefaultBody.answer(of: "targetDisplayModeForAction(in:)", by: receiver) { receiver.targetDisplayModeForAction(in: svc) }
  }
}

extension UITabBarControllerDelegate {
  /// The optional methods of that name, to be called with `tabBarController?(…)`.
  @_disfavoredOverload
  public var tabBarController: UITabBarControllerDelegate_tabBarController? { UITabBarControllerDelegate_tabBarController(receiver: self) }
}

/// The optional methods `tabBarController` of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegate_tabBarController {
  let receiver: any UITabBarControllerDelegate

  /// Calls `tabBarController(_:shouldSelect:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    DefaultBody.answer(of: "tabBarController(_:shouldSelect:)", by: receiver) { receiver.tabBarController(tabBarController, shouldSelect: viewController) }
  }
  /// Calls `tabBarController(_:didSelect:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:didSelect:)", by: receiver) { receiver.tabBarController(tabBarController, didSelect: viewController) }
  }
  /// Calls `tabBarController(_:shouldSelectTab:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool? {
    DefaultBody.answer(of: "tabBarController(_:shouldSelectTab:)", by: receiver) { receiver.tabBarController(tabBarController, shouldSelectTab: tab) }
  }
  /// Calls `tabBarController(_:didSelectTab:previousTab:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:didSelectTab:previousTab:)", by: receiver) { receiver.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) }
  }
  /// Calls `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController]? {
    DefaultBody.answer(of: "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)", by: receiver) { receiver.tabBarController(tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers) }
  }
  /// Calls `tabBarController(_:willBeginCustomizing:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:willBeginCustomizing:)", by: receiver) { receiver.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }
  }
  /// Calls `tabBarController(_:willEndCustomizing:changed:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:willEndCustomizing:changed:)", by: receiver) { receiver.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }
  }
  /// Calls `tabBarController(_:didEndCustomizing:changed:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:didEndCustomizing:changed:)", by: receiver) { receiver.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }
  }
  /// Calls `tabBarController(_:visibilityDidChangeFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:visibilityDidChangeFor:)", by: receiver) { receiver.tabBarController(tabBarController, visibilityDidChangeFor: tabs) }
  }
  /// Calls `tabBarController(_:displayOrderDidChangeFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) -> Void? {
    DefaultBody.answer(of: "tabBarController(_:displayOrderDidChangeFor:)", by: receiver) { receiver.tabBarController(tabBarController, displayOrderDidChangeFor: group) }
  }
  /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DefaultBody.answer(of: "tabBarController(_:animationControllerForTransitionFrom:to:)", by: receiver) { receiver.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) } ?? nil
  }
  /// Calls `tabBarController(_:interactionControllerFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    DefaultBody.answer(of: "tabBarController(_:interactionControllerFor:)", by: receiver) { receiver.tabBarController(tabBarController, interactionControllerFor: animationController) } ?? nil
  }
}

extension UITabBarControllerDelegate {
  /// The optional methods of that name, to be called with `tabBarControllerDidEndEditing?(…)`.
  @_disfavoredOverload
  public var tabBarControllerDidEndEditing: UITabBarControllerDelegate_tabBarControllerDidEndEditing? { UITabBarControllerDelegate_tabBarControllerDidEndEditing(receiver: self) }
}

/// The optional methods `tabBarControllerDidEndEditing` of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegate_tabBarControllerDidEndEditing {
  let receiver: any UITabBarControllerDelegate

  /// Calls `tabBarControllerDidEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController) -> Void? {
    DefaultBody.answer(of: "tabBarControllerDidEndEditing(_:)", by: receiver) { receiver.tabBarControllerDidEndEditing(tabBarController) }
  }
}

extension UITabBarControllerDelegate {
  /// The optional methods of that name, to be called with `tabBarControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var tabBarControllerPreferredInterfaceOrientationForPresentation: UITabBarControllerDelegate_tabBarControllerPreferredInterfaceOrientationForPresentation? { UITabBarControllerDelegate_tabBarControllerPreferredInterfaceOrientationForPresentation(receiver: self) }
}

/// The optional methods `tabBarControllerPreferredInterfaceOrientationForPresentation` of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegate_tabBarControllerPreferredInterfaceOrientationForPresentation {
  let receiver: any UITabBarControllerDelegate

  /// Calls `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation? {
    DefaultBody.answer(of: "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)", by: receiver) { receiver.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) }
  }
}

extension UITabBarControllerDelegate {
  /// The optional methods of that name, to be called with `tabBarControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var tabBarControllerSupportedInterfaceOrientations: UITabBarControllerDelegate_tabBarControllerSupportedInterfaceOrientations? { UITabBarControllerDelegate_tabBarControllerSupportedInterfaceOrientations(receiver: self) }
}

/// The optional methods `tabBarControllerSupportedInterfaceOrientations` of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegate_tabBarControllerSupportedInterfaceOrientations {
  let receiver: any UITabBarControllerDelegate

  /// Calls `tabBarControllerSupportedInterfaceOrientations(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask? {
    DefaultBody.answer(of: "tabBarControllerSupportedInterfaceOrientations(_:)", by: receiver) { receiver.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
  }
}

extension UITabBarControllerDelegate {
  /// The optional methods of that name, to be called with `tabBarControllerWillBeginEditing?(…)`.
  @_disfavoredOverload
  public var tabBarControllerWillBeginEditing: UITabBarControllerDelegate_tabBarControllerWillBeginEditing? { UITabBarControllerDelegate_tabBarControllerWillBeginEditing(receiver: self) }
}

/// The optional methods `tabBarControllerWillBeginEditing` of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegate_tabBarControllerWillBeginEditing {
  let receiver: any UITabBarControllerDelegate

  /// Calls `tabBarControllerWillBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController) -> Void? {
    DefaultBody.answer(of: "tabBarControllerWillBeginEditing(_:)", by: receiver) { receiver.tabBarControllerWillBeginEditing(tabBarController) }
  }
}

extension UITabBarDelegate {
  /// The optional methods of that name, to be called with `tabBar?(…)`.
  @_disfavoredOverload
  public var tabBar: UITabBarDelegate_tabBar? { UITabBarDelegate_tabBar(receiver: self) }
}

/// The optional methods `tabBar` of `UITabBarDelegate`.
@preconcurrency @MainActor
public struct UITabBarDelegate_tabBar {
  let receiver: any UITabBarDelegate

  /// Calls `tabBar(_:didSelect:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
    DefaultBody.answer(of: "tabBar(_:didSelect:)", by: receiver) { receiver.tabBar(tabBar, didSelect: item) }
  }
  /// Calls `tabBar(_:willBeginCustomizing:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]
  ) -> Void? {
    DefaultBody.answer(of: "tabBar(_:willBeginCustomizing:)", by: receiver) { receiver.tabBar(tabBar, willBeginCustomizing: items) }
  }
  /// Calls `tabBar(_:didBeginCustomizing:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]
  ) -> Void? {
    DefaultBody.answer(of: "tabBar(_:didBeginCustomizing:)", by: receiver) { receiver.tabBar(tabBar, didBeginCustomizing: items) }
  }
  /// Calls `tabBar(_:willEndCustomizing:changed:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) -> Void? {
    DefaultBody.answer(of: "tabBar(_:willEndCustomizing:changed:)", by: receiver) { receiver.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
  }
  /// Calls `tabBar(_:didEndCustomizing:changed:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) -> Void? {
    DefaultBody.answer(of: "tabBar(_:didEndCustomizing:changed:)", by: receiver) { receiver.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
  }
}

extension UITableViewDataSource {
  /// The optional methods of that name, to be called with `numberOfSections?(…)`.
  @_disfavoredOverload
  public var numberOfSections: UITableViewDataSource_numberOfSections? { UITableViewDataSource_numberOfSections(receiver: self) }
}

/// The optional methods `numberOfSections` of `UITableViewDataSource`.
@preconcurrency @MainActor
public struct UITableViewDataSource_numberOfSections {
  let receiver: any UITableViewDataSource

  /// Calls `numberOfSections(in:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    DefaultBody.answer(of: "numberOfSections(in:)", by: receiver) { receiver.numberOfSections(in: tableView) }
  }
}

extension UITableViewDataSource {
  /// The optional methods of that name, to be called with `tableView?(…)`.
  @_disfavoredOverload
  public var tableView: UITableViewDataSource_tableView? { UITableViewDataSource_tableView(receiver: self) }
}

/// The optional methods `tableView` of `UITableViewDataSource`.
@preconcurrency @MainActor
public struct UITableViewDataSource_tableView {
  let receiver: any UITableViewDataSource

  /// Calls `tableView(_:titleForHeaderInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    DefaultBody.answer(of: "tableView(_:titleForHeaderInSection:)", by: receiver) { receiver.tableView(tableView, titleForHeaderInSection: section) } ?? nil
  }
  /// Calls `tableView(_:titleForFooterInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    DefaultBody.answer(of: "tableView(_:titleForFooterInSection:)", by: receiver) { receiver.tableView(tableView, titleForFooterInSection: section) } ?? nil
  }
  /// Calls `tableView(_:canEditRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    DefaultBody.answer(of: "tableView(_:canEditRowAt:)", by: receiver) { receiver.tableView(tableView, canEditRowAt: indexPath) }
  }
  /// Calls `tableView(_:commit:forRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:commit:forRowAt:)", by: receiver) { receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }
  /// Calls `tableView(_:canMoveRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    DefaultBody.answer(of: "tableView(_:canMoveRowAt:)", by: receiver) { receiver.tableView(tableView, canMoveRowAt: indexPath) }
  }
  /// Calls `tableView(_:moveRowAt:to:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:moveRowAt:to:)", by: receiver) { receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }
}

extension UITableViewDataSourcePrefetching {
  /// The optional methods of that name, to be called with `tableView?(…)`.
  @_disfavoredOverload
  public var tableView: UITableViewDataSourcePrefetching_tableView? { UITableViewDataSourcePrefetching_tableView(receiver: self) }
}

/// The optional methods `tableView` of `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor
public struct UITableViewDataSourcePrefetching_tableView {
  let receiver: any UITableViewDataSourcePrefetching

  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:cancelPrefetchingForRowsAt:)", by: receiver) { receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}

extension UITableViewDelegate {
  /// The optional methods of that name, to be called with `tableView?(…)`.
  @_disfavoredOverload
  public var tableView: UITableViewDelegate_tableView? { UITableViewDelegate_tableView(receiver: self) }
}

/// The optional methods `tableView` of `UITableViewDelegate`.
@preconcurrency @MainActor
public struct UITableViewDelegate_tableView {
  let receiver: any UITableViewDelegate

  /// Calls `tableView(_:willSelectRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    DefaultBody.answer(of: "tableView(_:willSelectRowAt:)", by: receiver) { receiver.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }
  /// Calls `tableView(_:didSelectRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:didSelectRowAt:)", by: receiver) { receiver.tableView(tableView, didSelectRowAt: indexPath) }
  }
  /// Calls `tableView(_:willDeselectRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    DefaultBody.answer(of: "tableView(_:willDeselectRowAt:)", by: receiver) { receiver.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }
  /// Calls `tableView(_:didDeselectRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:didDeselectRowAt:)", by: receiver) { receiver.tableView(tableView, didDeselectRowAt: indexPath) }
  }
  /// Calls `tableView(_:viewForHeaderInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    DefaultBody.answer(of: "tableView(_:viewForHeaderInSection:)", by: receiver) { receiver.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }
  /// Calls `tableView(_:viewForFooterInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    DefaultBody.answer(of: "tableView(_:viewForFooterInSection:)", by: receiver) { receiver.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }
  /// Calls `tableView(_:heightForHeaderInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    DefaultBody.answer(of: "tableView(_:heightForHeaderInSection:)", by: receiver) { receiver.tableView(tableView, heightForHeaderInSection: section) }
  }
  /// Calls `tableView(_:heightForFooterInSection:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    DefaultBody.answer(of: "tableView(_:heightForFooterInSection:)", by: receiver) { receiver.tableView(tableView, heightForFooterInSection: section) }
  }
  /// Calls `tableView(_:heightForRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    DefaultBody.answer(of: "tableView(_:heightForRowAt:)", by: receiver) { receiver.tableView(tableView, heightForRowAt: indexPath) }
  }
  /// Calls `tableView(_:editingStyleForRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    DefaultBody.answer(of: "tableView(_:editingStyleForRowAt:)", by: receiver) { receiver.tableView(tableView, editingStyleForRowAt: indexPath) }
  }
  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    DefaultBody.answer(of: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", by: receiver) { receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
  }
  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    DefaultBody.answer(of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", by: receiver) { receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
  }
  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    DefaultBody.answer(of: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", by: receiver) { receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil
  }
  /// Calls `tableView(_:willBeginEditingRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:willBeginEditingRowAt:)", by: receiver) { receiver.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }
  /// Calls `tableView(_:didEndEditingRowAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:didEndEditingRowAt:)", by: receiver) { receiver.tableView(tableView, didEndEditingRowAt: indexPath) }
  }
  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    DefaultBody.answer(of: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", by: receiver) { receiver.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
  }
  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    DefaultBody.answer(of: "tableView(_:contextMenuConfigurationForRowAt:point:)", by: receiver) { receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } ?? nil
  }
  /// Calls `tableView(_:willDisplayContextMenu:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:willDisplayContextMenu:animator:)", by: receiver) { receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  }
  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:willEndContextMenuInteraction:animator:)", by: receiver) { receiver.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  }
  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    DefaultBody.answer(of: "tableView(_:willPerformPreviewActionForMenuWith:animator:)", by: receiver) { receiver.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }
}

extension UITextFieldDelegate {
  /// The optional methods of that name, to be called with `textField?(…)`.
  @_disfavoredOverload
  public var textField: UITextFieldDelegate_textField? { UITextFieldDelegate_textField(receiver: self) }
}

/// The optional methods `textField` of `UITextFieldDelegate`.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textField {
  let receiver: any UITextFieldDelegate

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    DefaultBody.answer(of: "textField(_:shouldChangeCharactersIn:replacementString:)", by: receiver) { receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
  }
}

extension UITextFieldDelegate {
  /// The optional methods of that name, to be called with `textFieldDidBeginEditing?(…)`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: UITextFieldDelegate_textFieldDidBeginEditing? { UITextFieldDelegate_textFieldDidBeginEditing(receiver: self) }
}

/// The optional methods `textFieldDidBeginEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textFieldDidBeginEditing {
  let receiver: any UITextFieldDelegate

  /// Calls `textFieldDidBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    DefaultBody.answer(of: "textFieldDidBeginEditing(_:)", by: receiver) { receiver.textFieldDidBeginEditing(textField) }
  }
}

extension UITextFieldDelegate {
  /// The optional methods of that name, to be called with `textFieldDidEndEditing?(…)`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: UITextFieldDelegate_textFieldDidEndEditing? { UITextFieldDelegate_textFieldDidEndEditing(receiver: self) }
}

/// The optional methods `textFieldDidEndEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textFieldDidEndEditing {
  let receiver: any UITextFieldDelegate

  /// Calls `textFieldDidEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    DefaultBody.answer(of: "textFieldDidEndEditing(_:)", by: receiver) { receiver.textFieldDidEndEditing(textField) }
  }
  /// Calls `textFieldDidEndEditing(_:reason:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) -> Void? {
    DefaultBody.answer(of: "textFieldDidEndEditing(_:reason:)", by: receiver) { receiver.textFieldDidEndEditing(textField, reason: reason) }
  }
}

extension UITextFieldDelegate {
  /// The optional methods of that name, to be called with `textFieldShouldBeginEditing?(…)`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: UITextFieldDelegate_textFieldShouldBeginEditing? { UITextFieldDelegate_textFieldShouldBeginEditing(receiver: self) }
}

/// The optional methods `textFieldShouldBeginEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textFieldShouldBeginEditing {
  let receiver: any UITextFieldDelegate

  /// Calls `textFieldShouldBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    DefaultBody.answer(of: "textFieldShouldBeginEditing(_:)", by: receiver) { receiver.textFieldShouldBeginEditing(textField) }
  }
}

extension UITextFieldDelegate {
  /// The optional methods of that name, to be called with `textFieldShouldEndEditing?(…)`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: UITextFieldDelegate_textFieldShouldEndEditing? { UITextFieldDelegate_textFieldShouldEndEditing(receiver: self) }
}

/// The optional methods `textFieldShouldEndEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textFieldShouldEndEditing {
  let receiver: any UITextFieldDelegate

  /// Calls `textFieldShouldEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    DefaultBody.answer(of: "textFieldShouldEndEditing(_:)", by: receiver) { receiver.textFieldShouldEndEditing(textField) }
  }
}

extension UITextFieldDelegate {
  /// The optional methods of that name, to be called with `textFieldShouldReturn?(…)`.
  @_disfavoredOverload
  public var textFieldShouldReturn: UITextFieldDelegate_textFieldShouldReturn? { UITextFieldDelegate_textFieldShouldReturn(receiver: self) }
}

/// The optional methods `textFieldShouldReturn` of `UITextFieldDelegate`.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textFieldShouldReturn {
  let receiver: any UITextFieldDelegate

  /// Calls `textFieldShouldReturn(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    DefaultBody.answer(of: "textFieldShouldReturn(_:)", by: receiver) { receiver.textFieldShouldReturn(textField) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textView?(…)`.
  @_disfavoredOverload
  public var textView: UITextViewDelegate_textView? { UITextViewDelegate_textView(receiver: self) }
}

/// The optional methods `textView` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textView {
  let receiver: any UITextViewDelegate

  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    DefaultBody.answer(of: "textView(_:shouldChangeTextIn:replacementText:)", by: receiver) { receiver.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textViewDidBeginEditing?(…)`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: UITextViewDelegate_textViewDidBeginEditing? { UITextViewDelegate_textViewDidBeginEditing(receiver: self) }
}

/// The optional methods `textViewDidBeginEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textViewDidBeginEditing {
  let receiver: any UITextViewDelegate

  /// Calls `textViewDidBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    DefaultBody.answer(of: "textViewDidBeginEditing(_:)", by: receiver) { receiver.textViewDidBeginEditing(textView) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textViewDidChange?(…)`.
  @_disfavoredOverload
  public var textViewDidChange: UITextViewDelegate_textViewDidChange? { UITextViewDelegate_textViewDidChange(receiver: self) }
}

/// The optional methods `textViewDidChange` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textViewDidChange {
  let receiver: any UITextViewDelegate

  /// Calls `textViewDidChange(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    DefaultBody.answer(of: "textViewDidChange(_:)", by: receiver) { receiver.textViewDidChange(textView) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textViewDidChangeSelection?(…)`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: UITextViewDelegate_textViewDidChangeSelection? { UITextViewDelegate_textViewDidChangeSelection(receiver: self) }
}

/// The optional methods `textViewDidChangeSelection` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textViewDidChangeSelection {
  let receiver: any UITextViewDelegate

  /// Calls `textViewDidChangeSelection(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    DefaultBody.answer(of: "textViewDidChangeSelection(_:)", by: receiver) { receiver.textViewDidChangeSelection(textView) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textViewDidEndEditing?(…)`.
  @_disfavoredOverload
  public var textViewDidEndEditing: UITextViewDelegate_textViewDidEndEditing? { UITextViewDelegate_textViewDidEndEditing(receiver: self) }
}

/// The optional methods `textViewDidEndEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textViewDidEndEditing {
  let receiver: any UITextViewDelegate

  /// Calls `textViewDidEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    DefaultBody.answer(of: "textViewDidEndEditing(_:)", by: receiver) { receiver.textViewDidEndEditing(textView) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textViewShouldBeginEditing?(…)`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: UITextViewDelegate_textViewShouldBeginEditing? { UITextViewDelegate_textViewShouldBeginEditing(receiver: self) }
}

/// The optional methods `textViewShouldBeginEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textViewShouldBeginEditing {
  let receiver: any UITextViewDelegate

  /// Calls `textViewShouldBeginEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Bool? {
    DefaultBody.answer(of: "textViewShouldBeginEditing(_:)", by: receiver) { receiver.textViewShouldBeginEditing(textView) }
  }
}

extension UITextViewDelegate {
  /// The optional methods of that name, to be called with `textViewShouldEndEditing?(…)`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: UITextViewDelegate_textViewShouldEndEditing? { UITextViewDelegate_textViewShouldEndEditing(receiver: self) }
}

/// The optional methods `textViewShouldEndEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor
public struct UITextViewDelegate_textViewShouldEndEditing {
  let receiver: any UITextViewDelegate

  /// Calls `textViewShouldEndEditing(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Bool? {
    DefaultBody.answer(of: "textViewShouldEndEditing(_:)", by: receiver) { receiver.textViewShouldEndEditing(textView) }
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// The optional methods of that name, to be called with `animationEnded?(…)`.
  @_disfavoredOverload
  public var animationEnded: UIViewControllerAnimatedTransitioning_animationEnded? { UIViewControllerAnimatedTransitioning_animationEnded(receiver: self) }
}

/// The optional methods `animationEnded` of `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor
public struct UIViewControllerAnimatedTransitioning_animationEnded {
  let receiver: any UIViewControllerAnimatedTransitioning

  /// Calls `animationEnded(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ transitionCompleted: Bool) -> Void? {
    DefaultBody.answer(of: "animationEnded(_:)", by: receiver) { receiver.animationEnded(transitionCompleted) }
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The optional methods of that name, to be called with `animationController?(…)`.
  @_disfavoredOverload
  public var animationController: UIViewControllerTransitioningDelegate_animationController? { UIViewControllerTransitioningDelegate_animationController(receiver: self) }
}

/// The optional methods `animationController` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_animationController {
  let receiver: any UIViewControllerTransitioningDelegate

  /// Calls `animationController(forPresented:presenting:source:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DefaultBody.answer(of: "animationController(forPresented:presenting:source:)", by: receiver) { receiver.animationController(forPresented: presented, presenting: presenting, source: source) } ?? nil
  }
  /// Calls `animationController(forDismissed:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DefaultBody.answer(of: "animationController(forDismissed:)", by: receiver) { receiver.animationController(forDismissed: dismissed) } ?? nil
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The optional methods of that name, to be called with `interactionControllerForDismissal?(…)`.
  @_disfavoredOverload
  public var interactionControllerForDismissal: UIViewControllerTransitioningDelegate_interactionControllerForDismissal? { UIViewControllerTransitioningDelegate_interactionControllerForDismissal(receiver: self) }
}

/// The optional methods `interactionControllerForDismissal` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_interactionControllerForDismissal {
  let receiver: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForDismissal(using:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    DefaultBody.answer(of: "interactionControllerForDismissal(using:)", by: receiver) { receiver.interactionControllerForDismissal(using: animator) } ?? nil
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The optional methods of that name, to be called with `interactionControllerForPresentation?(…)`.
  @_disfavoredOverload
  public var interactionControllerForPresentation: UIViewControllerTransitioningDelegate_interactionControllerForPresentation? { UIViewControllerTransitioningDelegate_interactionControllerForPresentation(receiver: self) }
}

/// The optional methods `interactionControllerForPresentation` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_interactionControllerForPresentation {
  let receiver: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForPresentation(using:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    DefaultBody.answer(of: "interactionControllerForPresentation(using:)", by: receiver) { receiver.interactionControllerForPresentation(using: animator) } ?? nil
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The optional methods of that name, to be called with `presentationController?(…)`.
  @_disfavoredOverload
  public var presentationController: UIViewControllerTransitioningDelegate_presentationController? { UIViewControllerTransitioningDelegate_presentationController(receiver: self) }
}

/// The optional methods `presentationController` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_presentationController {
  let receiver: any UIViewControllerTransitioningDelegate

  /// Calls `presentationController(forPresented:presenting:source:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DefaultBody.answer(of: "presentationController(forPresented:presenting:source:)", by: receiver) { receiver.presentationController(forPresented: presented, presenting: presenting, source: source) } ?? nil
  }
}

extension UIViewImplicitlyAnimating {
  /// The optional methods of that name, to be called with `addAnimations?(…)`.
  @_disfavoredOverload
  public var addAnimations: UIViewImplicitlyAnimating_addAnimations? { UIViewImplicitlyAnimating_addAnimations(receiver: self) }
}

/// The optional methods `addAnimations` of `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public struct UIViewImplicitlyAnimating_addAnimations {
  let receiver: any UIViewImplicitlyAnimating

  /// Calls `addAnimations(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ animation: @escaping () -> Void) -> Void? {
    DefaultBody.answer(of: "addAnimations(_:)", by: receiver) { receiver.addAnimations(animation) }
  }
}

extension UIViewImplicitlyAnimating {
  /// The optional methods of that name, to be called with `addCompletion?(…)`.
  @_disfavoredOverload
  public var addCompletion: UIViewImplicitlyAnimating_addCompletion? { UIViewImplicitlyAnimating_addCompletion(receiver: self) }
}

/// The optional methods `addCompletion` of `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public struct UIViewImplicitlyAnimating_addCompletion {
  let receiver: any UIViewImplicitlyAnimating

  /// Calls `addCompletion(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> Void? {
    DefaultBody.answer(of: "addCompletion(_:)", by: receiver) { receiver.addCompletion(completion) }
  }
}

extension UIViewImplicitlyAnimating {
  /// The optional methods of that name, to be called with `continueAnimation?(…)`.
  @_disfavoredOverload
  public var continueAnimation: UIViewImplicitlyAnimating_continueAnimation? { UIViewImplicitlyAnimating_continueAnimation(receiver: self) }
}

/// The optional methods `continueAnimation` of `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public struct UIViewImplicitlyAnimating_continueAnimation {
  let receiver: any UIViewImplicitlyAnimating

  /// Calls `continueAnimation(withTimingParameters:durationFactor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) -> Void? {
    DefaultBody.answer(of: "continueAnimation(withTimingParameters:durationFactor:)", by: receiver) { receiver.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  }
}

extension UIWindowSceneDelegate {
  /// The optional methods of that name, to be called with `windowScene?(…)`.
  @_disfavoredOverload
  public var windowScene: UIWindowSceneDelegate_windowScene? { UIWindowSceneDelegate_windowScene(receiver: self) }
}

/// The optional methods `windowScene` of `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public struct UIWindowSceneDelegate_windowScene {
  let receiver: any UIWindowSceneDelegate

  /// Calls `windowScene(_:performActionFor:completionHandler:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) -> Void? {
    DefaultBody.answer(of: "windowScene(_:performActionFor:completionHandler:)", by: receiver) { receiver.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler) }
  }
}

extension UIDocumentPickerDelegate {
  /// The optional methods of that name, to be called with `documentPicker?(…)`.
  @_disfavoredOverload
  public var documentPicker: UIDocumentPickerDelegate_documentPicker? { UIDocumentPickerDelegate_documentPicker(receiver: self) }
}

/// The optional methods `documentPicker` of `UIDocumentPickerDelegate`.
@preconcurrency @MainActor
public struct UIDocumentPickerDelegate_documentPicker {
  let receiver: any UIDocumentPickerDelegate

  /// Calls `documentPicker(_:didPickDocumentsAt:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) -> Void? {
    DefaultBody.answer(of: "documentPicker(_:didPickDocumentsAt:)", by: receiver) { receiver.documentPicker(controller, didPickDocumentsAt: urls) }
  }
}

extension UIDocumentPickerDelegate {
  /// The optional methods of that name, to be called with `documentPickerWasCancelled?(…)`.
  @_disfavoredOverload
  public var documentPickerWasCancelled: UIDocumentPickerDelegate_documentPickerWasCancelled? { UIDocumentPickerDelegate_documentPickerWasCancelled(receiver: self) }
}

/// The optional methods `documentPickerWasCancelled` of `UIDocumentPickerDelegate`.
@preconcurrency @MainActor
public struct UIDocumentPickerDelegate_documentPickerWasCancelled {
  let receiver: any UIDocumentPickerDelegate

  /// Calls `documentPickerWasCancelled(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ controller: UIDocumentPickerViewController) -> Void? {
    DefaultBody.answer(of: "documentPickerWasCancelled(_:)", by: receiver) { receiver.documentPickerWasCancelled(controller) }
  }
}

extension UIImagePickerControllerDelegate {
  /// The optional methods of that name, to be called with `imagePickerController?(…)`.
  @_disfavoredOverload
  public var imagePickerController: UIImagePickerControllerDelegate_imagePickerController? { UIImagePickerControllerDelegate_imagePickerController(receiver: self) }
}

/// The optional methods `imagePickerController` of `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor
public struct UIImagePickerControllerDelegate_imagePickerController {
  let receiver: any UIImagePickerControllerDelegate

  /// Calls `imagePickerController(_:didFinishPickingMediaWithInfo:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) -> Void? {
    DefaultBody.answer(of: "imagePickerController(_:didFinishPickingMediaWithInfo:)", by: receiver) { receiver.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  }
}

extension UIImagePickerControllerDelegate {
  /// The optional methods of that name, to be called with `imagePickerControllerDidCancel?(…)`.
  @_disfavoredOverload
  public var imagePickerControllerDidCancel: UIImagePickerControllerDelegate_imagePickerControllerDidCancel? { UIImagePickerControllerDelegate_imagePickerControllerDidCancel(receiver: self) }
}

/// The optional methods `imagePickerControllerDidCancel` of `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor
public struct UIImagePickerControllerDelegate_imagePickerControllerDidCancel {
  let receiver: any UIImagePickerControllerDelegate

  /// Calls `imagePickerControllerDidCancel(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ picker: UIImagePickerController) -> Void? {
    DefaultBody.answer(of: "imagePickerControllerDidCancel(_:)", by: receiver) { receiver.imagePickerControllerDidCancel(picker) }
  }
}

extension UIVideoEditorControllerDelegate {
  /// The optional methods of that name, to be called with `videoEditorController?(…)`.
  @_disfavoredOverload
  public var videoEditorController: UIVideoEditorControllerDelegate_videoEditorController? { UIVideoEditorControllerDelegate_videoEditorController(receiver: self) }
}

/// The optional methods `videoEditorController` of `UIVideoEditorControllerDelegate`.
@preconcurrency @MainActor
public struct UIVideoEditorControllerDelegate_videoEditorController {
  let receiver: any UIVideoEditorControllerDelegate

  /// Calls `videoEditorController(_:didSaveEditedVideoToPath:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) -> Void? {
    DefaultBody.answer(of: "videoEditorController(_:didSaveEditedVideoToPath:)", by: receiver) { receiver.videoEditorController(editor, didSaveEditedVideoToPath: editedVideoPath) }
  }
  /// Calls `videoEditorController(_:didFailWithError:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) -> Void? {
    DefaultBody.answer(of: "videoEditorController(_:didFailWithError:)", by: receiver) { receiver.videoEditorController(editor, didFailWithError: error) }
  }
}

extension UIVideoEditorControllerDelegate {
  /// The optional methods of that name, to be called with `videoEditorControllerDidCancel?(…)`.
  @_disfavoredOverload
  public var videoEditorControllerDidCancel: UIVideoEditorControllerDelegate_videoEditorControllerDidCancel? { UIVideoEditorControllerDelegate_videoEditorControllerDidCancel(receiver: self) }
}

/// The optional methods `videoEditorControllerDidCancel` of `UIVideoEditorControllerDelegate`.
@preconcurrency @MainActor
public struct UIVideoEditorControllerDelegate_videoEditorControllerDidCancel {
  let receiver: any UIVideoEditorControllerDelegate

  /// Calls `videoEditorControllerDidCancel(_:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(_ editor: UIVideoEditorController) -> Void? {
    DefaultBody.answer(of: "videoEditorControllerDidCancel(_:)", by: receiver) { receiver.videoEditorControllerDidCancel(editor) }
  }
}

extension UIPointerInteractionDelegate {
  /// The optional methods of that name, to be called with `pointerInteraction?(…)`.
  @_disfavoredOverload
  public var pointerInteraction: UIPointerInteractionDelegate_pointerInteraction? { UIPointerInteractionDelegate_pointerInteraction(receiver: self) }
}

/// The optional methods `pointerInteraction` of `UIPointerInteractionDelegate`.
@preconcurrency @MainActor
public struct UIPointerInteractionDelegate_pointerInteraction {
  let receiver: any UIPointerInteractionDelegate

  /// Calls `pointerInteraction(_:regionFor:defaultRegion:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    DefaultBody.answer(of: "pointerInteraction(_:regionFor:defaultRegion:)", by: receiver) { receiver.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion) } ?? nil
  }
  /// Calls `pointerInteraction(_:styleFor:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    DefaultBody.answer(of: "pointerInteraction(_:styleFor:)", by: receiver) { receiver.pointerInteraction(interaction, styleFor: region) } ?? nil
  }
  /// Calls `pointerInteraction(_:willEnter:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) -> Void? {
    DefaultBody.answer(of: "pointerInteraction(_:willEnter:animator:)", by: receiver) { receiver.pointerInteraction(interaction, willEnter: region, animator: animator) }
  }
  /// Calls `pointerInteraction(_:willExit:animator:)`; nil if the receiver doesn't implement it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) -> Void? {
    DefaultBody.answer(of: "pointerInteraction(_:willExit:animator:)", by: receiver) { receiver.pointerInteraction(interaction, willExit: region, animator: animator) }
  }
}
