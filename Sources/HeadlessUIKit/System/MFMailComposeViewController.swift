/// Lets the user write mail.
///
/// [MFMailComposeViewController](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller)
open class MFMailComposeViewController: UINavigationController {
  /// Told when the person is done, and dismisses; not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  override class var isSystemController: Bool { true }

  /// Whether the device can send mail; to be asked before one is made.
  open class func canSendMail() -> Bool { Stage.current.services.canSendMail }

  nonisolated deinit {}
}

extension MFMailComposeViewController: SystemController {
  package var listener: AnyObject? { mailComposeDelegate }

  package var outcomes: [Outcome] {  // P112
    [
      .failure(.didFinishWith, "failed") { [self] in finish(with: .failed, $0) },
      .one(of: MFMailComposeResult.sent, .saved, by: .didFinishWith) { [self] in
        finish(with: $0)
      },
      .cancel(.didFinishWith, "cancelled") { [self] in finish(with: .cancelled) },
    ]
  }

  private func finish(with result: MFMailComposeResult, _ error: (any Error)? = nil) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Told when a person has written mail.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when the person is done, in whichever way.
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
