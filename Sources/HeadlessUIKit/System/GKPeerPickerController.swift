import Foundation
import NavigationModel

/// A connection to other devices; what is in it does not matter here.
public typealias GKSession = Any

/// Where a player finds another device nearby.
///
/// It is not a view controller: it shows itself above everything, and nobody presents it. Whoever
/// makes it keeps it.
/// [GKPeerPickerController](https://developer.apple.com/documentation/gamekit/gkpeerpickercontroller)
open class GKPeerPickerController: NSObject {
  /// Told of what the player chooses; not retained.
  open weak var delegate: (any GKPeerPickerControllerDelegate)?
  /// The world it belongs to.
  package let stage: Stage
  /// A name for timelines and tests.
  package var objectName: String?
  /// What a script's side of it needs to keep, by property.
  package var scriptStorage: [String: AnyObject] = [:]

  /// A picker that is not on screen.
  public override init() {
    stage = Stage.current
    super.init()
  }

  /// Whether it is on screen.
  open var isVisible: Bool { stage.services.peerPicker === self }

  /// Comes on screen.
  open func show() { stage.services.peerPicker = self }

  /// Goes off the screen.
  open func dismiss() {
    if isVisible { stage.services.peerPicker = nil }
  }

  nonisolated deinit {}
}

extension GKPeerPickerController: SystemController {
  package var label: String { objectName ?? "\(type(of: self))" }

  package var listener: AnyObject? { delegate }

  package var isSettled: Bool { true }

  package func close() { dismiss() }

  package var outcomes: [Outcome] {  // P110
    [
      .one(of: GKPeerPickerConnectionType.nearby, .online, by: .didSelect) { [self] type in
        delegate?.peerPickerController(self, didSelect: type)
      },
      Outcome(act: .pick, wanted: "a peer") { [self] choice in
        (choice.values.first as? String).map(connection)
      },
      Outcome.cancel(.didCancel) { [self] in
        delegate?.peerPickerControllerDidCancel(self)
      }.closing,
    ]
  }

  private func connection(with peer: String) -> [Telling] {
    var session: GKSession?
    return [
      Telling(call: .sessionFor, words: ["nearby"]) { [self] in
        session = delegate?.peerPickerController(self, sessionFor: .nearby)
      },
      Telling(call: .didConnectPeer, words: [peer]) { [self] in
        delegate?.peerPickerController(self, didConnectPeer: peer, to: session)
      },
    ]
  }
}

/// How two devices talk.
public enum GKPeerPickerConnectionType: Int, Sendable {
  case online = 1
  case nearby = 2
}

/// Told of the device that a player connects to.
public protocol GKPeerPickerControllerDelegate: AnyObject {
  /// Called when the player has chosen how to connect; for `online` the delegate dismisses and goes
  /// on by itself.
  func peerPickerController(
    _ picker: GKPeerPickerController, didSelect type: GKPeerPickerConnectionType)
  /// Asked for the connection; nil lets the picker make one.
  func peerPickerController(
    _ picker: GKPeerPickerController, sessionFor type: GKPeerPickerConnectionType
  ) -> GKSession?
  /// Called when the other device is connected; the delegate dismisses.
  func peerPickerController(
    _ picker: GKPeerPickerController, didConnectPeer peerID: String, to session: GKSession?)
  /// Called when the player cancelled; the picker goes away by itself.
  func peerPickerControllerDidCancel(_ picker: GKPeerPickerController)
}

extension GKPeerPickerControllerDelegate {
  /// Does nothing.
  public func peerPickerController(
    _ picker: GKPeerPickerController, didSelect type: GKPeerPickerConnectionType
  ) {}
  /// None of the program's own.
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
