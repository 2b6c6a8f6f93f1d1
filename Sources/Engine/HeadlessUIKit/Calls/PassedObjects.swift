import Foundation

// What is called of objects that a program passes and that are no delegates.
extension UIInteraction {
  /// Makes the change that adds it to a view or removes it from one, and notifies it before and
  /// after.
  func move(to view: UIView?, by change: () -> Void) {
    HandlerCall.interactionWillMove.run { willMove(to: view) }
    change()
    HandlerCall.interactionDidMove.run { didMove(to: view) }
  }
}

extension UIContentConfiguration {
  /// A new view that shows it.
  var madeView: any UIView & UIContentView {
    HandlerCall.contentView.run { makeContentView() }
  }
}

extension UIContentView {
  /// Lets it show a configuration; false if it doesn't support that one.
  func takes(_ configuration: any UIContentConfiguration) -> Bool {
    guard HandlerCall.contentSupport.run({ supports(configuration) }) else { return false }
    HandlerCall.content.run { self.configuration = configuration }
    return true
  }
}

extension UIUserActivityRestoring {
  /// Calls `restoreUserActivityState` or its override.
  package func receiveRestore(of activity: NSUserActivity) {
    if let object = self as? any Overridable {
      object.callMember(.restoreUserActivityState, [activity]) {
        restoreUserActivityState(activity)
      }
    } else {
      HandlerCall.restoring.run { restoreUserActivityState(activity) }
    }
  }
}
