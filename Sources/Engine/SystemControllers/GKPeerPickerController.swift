import Foundation
import HeadlessUIKit
import NavigationModel

/// A connection to other devices; its contents are irrelevant here.
public typealias GKSession = Any

/// A controller in which a player finds another device nearby.
///
/// It is not a view controller: it shows itself above everything, and is not presented. Its creator
/// must retain it.
/// [GKPeerPickerController](https://developer.apple.com/documentation/gamekit/gkpeerpickercontroller)
@preconcurrency @MainActor
open class GKPeerPickerController: NSObject {
  /// The delegate, which is notified of what the player chooses; not retained.
  open weak var delegate: (any GKPeerPickerControllerDelegate)?
  /// The world that it belongs to.
  package let stage: Stage
  /// A name for timelines and tests.
  package var objectName: String?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]

  /// Creates a picker that is not on screen.
  public override init() {
    stage = Stage.current
    super.init()
  }

  /// Whether it is on screen.
  open var isVisible: Bool { stage.services.floating === self }

  /// Shows the picker.
  open func show() { stage.services.floating = self }

  /// Dismisses the picker.
  open func dismiss() {
    if isVisible { stage.services.floating = nil }
  }

  nonisolated deinit {}
}

extension GKPeerPickerController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didSelect: "peerPickerController(_:didSelect:)",
      .sessionFor: "peerPickerController(_:sessionFor:)",
      .didConnectPeer: "peerPickerController(_:didConnectPeer:to:)",
      .didCancel: "peerPickerControllerDidCancel(_:)",
    ]
  }

  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { label }
  package var recordingStage: Stage { stage }

  package var label: String { objectName ?? "\(type(of: self))" }

  package var listener: (any GKPeerPickerControllerDelegate)? { delegate }

  package var isIdle: Bool { true }

  package func close(then completion: (() -> Void)?) {
    dismiss()
    completion?()
  }

  package var outcomes: [SystemOutcome<any GKPeerPickerControllerDelegate>] {  // P110
    [
      .one(of: GKPeerPickerConnectionType.nearby, .online, by: .didSelect) {
        [self] listener, type in
        listener.peerPickerController(self, didSelect: type)
      },
      SystemOutcome<any GKPeerPickerControllerDelegate>(action: .pick, wanted: "a peer") {
        [self] choice in
        (choice.values.first as? String).map(connection)
      },
      SystemOutcome<any GKPeerPickerControllerDelegate>.cancel(.didCancel) { [self] in
        $0.peerPickerControllerDidCancel(self)
      }.closing(.afterCalls),
    ]
  }

  private func connection(with peer: String) -> [DelegateNotification<
    any GKPeerPickerControllerDelegate
  >] {
    var session: GKSession?
    return [
      DelegateNotification(call: .sessionFor, words: ["nearby"]) { [self] in
        session = $0.peerPickerController(self, sessionFor: .nearby)
      },
      DelegateNotification(call: .didConnectPeer, words: [peer]) { [self] in
        $0.peerPickerController(self, didConnectPeer: peer, to: session)
      },
    ]
  }
}

/// The kind of connection between two devices.
public enum GKPeerPickerConnectionType: Int, Sendable {
  case online = 1
  case nearby = 2
}

/// Methods to respond to the device that a player connects to.
@preconcurrency @MainActor
public protocol GKPeerPickerControllerDelegate: NSObjectProtocol {
  /// Called when the player has chosen the kind of connection; for `online` the delegate dismisses
  /// the picker and continues on its own.
  func peerPickerController(
    _ picker: GKPeerPickerController, didSelect type: GKPeerPickerConnectionType)
  /// Returns the connection; nil if the picker should create one.
  func peerPickerController(
    _ picker: GKPeerPickerController, sessionFor type: GKPeerPickerConnectionType
  ) -> GKSession?
  /// Called when the other device is connected; the delegate dismisses the picker.
  func peerPickerController(
    _ picker: GKPeerPickerController, didConnectPeer peerID: String, to session: GKSession?)
  /// Called when the player cancelled; the picker dismisses itself.
  func peerPickerControllerDidCancel(_ picker: GKPeerPickerController)
}

extension GKPeerPickerControllerDelegate {
  /// Does nothing.
  public func peerPickerController(
    _ picker: GKPeerPickerController, didSelect type: GKPeerPickerConnectionType
  ) {}
  /// Nil: the picker creates the connection.
  public func peerPickerController(
    _ picker: GKPeerPickerController, sessionFor type: GKPeerPickerConnectionType
  ) -> GKSession? { nil }
  /// Does nothing.
  public func peerPickerController(
    _ picker: GKPeerPickerController, didConnectPeer peerID: String, to session: GKSession?
  ) {}
  /// Does nothing.
  public func peerPickerControllerDidCancel(_ picker: GKPeerPickerController) {}
}
