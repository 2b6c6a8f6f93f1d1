import Foundation
import NavigationModel

extension UIView {
  /// Lets the nearest recogniser of a kind recognise a gesture: one of the view that a touch at a
  /// point of this one reaches, or of a view around that; returns false if none does.
  final func recognise<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, at point: CGPoint, where fits: (Recognizer) -> Bool = { _ in true },
    _ gesture: (Recognizer, CGPoint) -> Void
  ) -> Bool {
    let top = top
    var ancestor = top.hit(at: convert(point, to: top))
    while let view = ancestor {
      let place = convert(point, to: view)
      for case let recognizer as Recognizer in (view.extras?.recognizers ?? []).reversed()
      where fits(recognizer) && recognizer.mayBegin(at: place) {
        gesture(recognizer, place)
        recognizer.reset()
        return true
      }
      ancestor = view.container
    }
    return false
  }
}
