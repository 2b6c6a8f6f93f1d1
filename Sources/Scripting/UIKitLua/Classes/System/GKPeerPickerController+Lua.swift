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
    .property("isVisible", summary: "Whether it is shown at present.", get: { $0.isVisible })
    .delegate(
      type: "GKPeerPickerControllerDelegate",
      summary: Self.systemDelegateSummary,
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method("show", summary: "Shows it on top of everything, without a presenter.") {
      (picker: GKPeerPickerController) -> Void in
      picker.show()
    }
    .method("dismiss", summary: "Hides it; its delegate isn't notified.") {
      (picker: GKPeerPickerController) -> Void in picker.dismiss()
    }
    .description { picker in picker.label }
  }
}
