import Foundation
import NavigationModel

extension UIView {
  /// Lets the nearest recogniser of a kind recognise the gesture of a finger on it: one of the view
  /// that the finger reaches, or of a view around that, up to a last one; nil if none does.
  final func recognise<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, with finger: Finger, upTo last: UIView? = nil,
    where fits: (Recognizer) -> Bool = { _ in true }, _ gesture: (Recognizer, CGPoint) -> Void
  ) -> Recognizer? {
    var ancestor = finger.reached
    while let view = ancestor {
      for case let recognizer as Recognizer in (view.extras?.recognizers ?? []).reversed()
      where fits(recognizer) {
        let place = finger.touch.location(in: view)
        guard recognizer.mayBegin(at: place) else { continue }
        gesture(recognizer, place)
        recognizer.reset()
        return recognizer
      }
      ancestor = view === last ? nil : view.container
    }
    return nil
  }
}
