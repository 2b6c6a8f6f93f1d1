import HeadlessUIKit
import Lua
import SystemControllers

extension GKPeerPickerController: DelegateOwner {}

extension ScriptWorld {
  /// The picker for other devices; it is not a view controller.
  var peerPicker: ClassDescriptor<GKPeerPickerController> {
    ClassDescriptor(
      "GKPeerPickerController", of: GKPeerPickerController.self, receiver: "picker",
      summary: "Lets a player find another device; it shows itself and isn't presented."
    )
    .initializer { _ in GKPeerPickerController() }
    .property(
      "name", summary: "A name for timelines and tests.", get: { $0.objectName },
      set: { $0.objectName = $1 }
    )
    .isVisible("Whether it is shown at present.")
    .delegate(
      type: "GKPeerPickerControllerDelegate",
      summary: Self.systemDelegateSummary,
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
    .show("Shows it on top of everything, without a presenter.")
    .dismiss("Hides it; its delegate isn't notified.")
    .description { picker in picker.label }
  }
}
