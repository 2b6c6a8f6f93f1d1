import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what views have to do with recognisers.
  func withRecognizers(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .method("addGestureRecognizer", "recognizer", summary: "Adds a recogniser of gestures.") {
        [unowned self] (view: UIView, recognizer: UIGestureRecognizer) -> Void in
        recognizer.view.map { interpreter.unmirror(owner: $0, child: recognizer) }
        view.addGestureRecognizer(recognizer)
        interpreter.mirror(owner: view, owns: recognizer)
      }
      .method(
        "removeGestureRecognizer", "recognizer", summary: "Removes a recogniser from the view."
      ) {
        [unowned self] (view: UIView, recognizer: UIGestureRecognizer) -> Void in
        guard recognizer.view === view else { return }
        view.removeGestureRecognizer(recognizer)
        interpreter.unmirror(owner: view, child: recognizer)
      }
      .property(
        "gestureRecognizers", summary: "The recognisers that were added to it; nil for none.",
        owned: true,
        get: { $0.gestureRecognizers }
      )
  }
}
