extension UIView {
  /// Calls the method for touches that are so far.
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .stationary: break
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}
