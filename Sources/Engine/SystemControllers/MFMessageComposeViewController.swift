import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user write a text message.
///
/// [MFMessageComposeViewController](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller)
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which is notified when the user is done and dismisses the controller; not
  /// retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// Whether texts can be sent; to be checked before one is created.
  open class func canSendText() -> Bool { Stage.current.services.canSendText }

  nonisolated deinit {}
}

extension MFMessageComposeViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinishWith: "messageComposeViewController(_:didFinishWith:)"
    ]
  }

  package var listener: (any MFMessageComposeViewControllerDelegate)? { messageComposeDelegate }

  package var outcomes: [SystemOutcome<any MFMessageComposeViewControllerDelegate>] {  // P113
    [
      .one(of: MessageComposeResult.sent, .failed, by: .didFinishWith) { [self] in
        finish($0, with: $1)
      },
      .cancel(.didFinishWith, "cancelled") { [self] in finish($0, with: .cancelled) },
    ]
  }

  private func finish(
    _ listener: any MFMessageComposeViewControllerDelegate, with result: MessageComposeResult
  ) {
    listener.messageComposeViewController(self, didFinishWith: result)
  }
}

/// The result of composing a text.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Methods to respond to a text that the user has written.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done, with any result.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
