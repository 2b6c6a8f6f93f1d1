import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user write mail.
///
/// [MFMailComposeViewController](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller)
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which is notified when the user is done and dismisses the controller; not
  /// retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether the device can send mail; to be checked before one is created.
  open class func canSendMail() -> Bool { Stage.current.services.canSendMail }

  nonisolated deinit {}
}

extension MFMailComposeViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinishWith: "mailComposeController(_:didFinishWith:error:)"
    ]
  }

  package var listener: (any MFMailComposeViewControllerDelegate)? { mailComposeDelegate }

  package var outcomes: [SystemOutcome<any MFMailComposeViewControllerDelegate>] {  // P112
    [
      .failure(.didFinishWith, "failed") { [self] in finish($0, with: .failed, $1) },
      .one(of: MFMailComposeResult.sent, .saved, by: .didFinishWith) { [self] in
        finish($0, with: $1)
      },
      .cancel(.didFinishWith, "cancelled") { [self] in finish($0, with: .cancelled) },
    ]
  }

  private func finish(
    _ listener: any MFMailComposeViewControllerDelegate, with result: MFMailComposeResult,
    _ error: (any Error)? = nil
  ) {
    listener.mailComposeController(self, didFinishWith: result, error: error)
  }
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Methods to respond to mail that the user has written.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done, with any result.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
