/// The services of the device besides showing controllers.
@preconcurrency @MainActor
public struct SystemServices {
  /// Whether the device can send mail.
  ///
  /// P112
  public var canSendMail = true
  /// Whether texts can be sent.
  ///
  /// P113
  public var canSendText = true
  /// The system controller that is above everything without being presented; retained by its creator
  /// (P110).
  package weak var floating: (any SystemController)?
}
