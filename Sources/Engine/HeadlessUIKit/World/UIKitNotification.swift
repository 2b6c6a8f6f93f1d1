import Foundation

/// A notification that UIKit posts: a row of the table of them.
package struct UIKitNotification: Sendable, Hashable {
  /// Its short name: without its class, and without `Notification`.
  package let word: String
  /// Its name.
  package let name: Notification.Name

  package init(_ word: String, _ name: Notification.Name) {
    (self.word, self.name) = (word, name)
  }
}

extension UIKitNotification {
  /// What a notification is about.
  package struct Contents {
    /// The object that it is about; nil if it is about none.
    package let object: AnyObject?
    /// Further values, by UIKit's keys.
    package let userInfo: [AnyHashable: Any]
  }

  static let orientationDidChange = Self(
    "orientationDidChange", UIDevice.orientationDidChangeNotification)
  static let didFinishLaunching = Self(
    "didFinishLaunching", UIApplication.didFinishLaunchingNotification)
  static let didBecomeActive = Self("didBecomeActive", UIApplication.didBecomeActiveNotification)
  static let willResignActive = Self("willResignActive", UIApplication.willResignActiveNotification)
  static let didEnterBackground = Self(
    "didEnterBackground", UIApplication.didEnterBackgroundNotification)
  static let willEnterForeground = Self(
    "willEnterForeground", UIApplication.willEnterForegroundNotification)
  static let willTerminate = Self("willTerminate", UIApplication.willTerminateNotification)
  static let didReceiveMemoryWarning = Self(
    "didReceiveMemoryWarning", UIApplication.didReceiveMemoryWarningNotification)
  static let textDidBeginEditing = Self(
    "textDidBeginEditing", UITextField.textDidBeginEditingNotification)
  static let textDidChange = Self("textDidChange", UITextField.textDidChangeNotification)
  static let textDidEndEditing = Self(
    "textDidEndEditing", UITextField.textDidEndEditingNotification)
  static let textViewDidBeginEditing = Self(
    "textViewDidBeginEditing", UITextView.textDidBeginEditingNotification)
  static let textViewDidChange = Self(
    "textViewDidChange", UITextView.textDidChangeNotification)
  static let textViewDidEndEditing = Self(
    "textViewDidEndEditing", UITextView.textDidEndEditingNotification)
  static let didBecomeVisible = Self("didBecomeVisible", UIWindow.didBecomeVisibleNotification)
  static let didBecomeHidden = Self("didBecomeHidden", UIWindow.didBecomeHiddenNotification)
  static let didBecomeKey = Self("didBecomeKey", UIWindow.didBecomeKeyNotification)
  static let didResignKey = Self("didResignKey", UIWindow.didResignKeyNotification)
  static let keyboardWillShow = Self("keyboardWillShow", UIResponder.keyboardWillShowNotification)
  static let keyboardDidShow = Self("keyboardDidShow", UIResponder.keyboardDidShowNotification)
  static let keyboardWillHide = Self("keyboardWillHide", UIResponder.keyboardWillHideNotification)
  static let keyboardDidHide = Self("keyboardDidHide", UIResponder.keyboardDidHideNotification)
  static let keyboardWillChangeFrame = Self(
    "keyboardWillChangeFrame", UIResponder.keyboardWillChangeFrameNotification)
  static let keyboardDidChangeFrame = Self(
    "keyboardDidChangeFrame", UIResponder.keyboardDidChangeFrameNotification)

  static let sceneWillConnect = Self("sceneWillConnect", UIScene.willConnectNotification)
  static let sceneDidDisconnect = Self("sceneDidDisconnect", UIScene.didDisconnectNotification)
  static let sceneDidActivate = Self("sceneDidActivate", UIScene.didActivateNotification)
  static let sceneWillDeactivate = Self("sceneWillDeactivate", UIScene.willDeactivateNotification)
  static let sceneWillEnterForeground = Self(
    "sceneWillEnterForeground", UIScene.willEnterForegroundNotification)
  static let sceneDidEnterBackground = Self(
    "sceneDidEnterBackground", UIScene.didEnterBackgroundNotification)

  /// All rows.
  package static let all = [
    orientationDidChange, didFinishLaunching, didBecomeActive, willResignActive,
    didEnterBackground, willEnterForeground, willTerminate, didReceiveMemoryWarning,
    textDidBeginEditing, textDidChange, textDidEndEditing,
    textViewDidBeginEditing, textViewDidChange, textViewDidEndEditing,
    didBecomeVisible, didBecomeHidden, didBecomeKey, didResignKey,
    keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide, keyboardWillChangeFrame,
    keyboardDidChangeFrame,
    sceneWillConnect, sceneDidDisconnect, sceneDidActivate, sceneWillDeactivate,
    sceneWillEnterForeground, sceneDidEnterBackground,
  ]
}

/// A closure that is called for each notification of one name, with what it is about.
struct NotificationObserver {
  let number: Int
  let notification: UIKitNotification
  let handler: Handler<UIKitNotification.Contents>
}
