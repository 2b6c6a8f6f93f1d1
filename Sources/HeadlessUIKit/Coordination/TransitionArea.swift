import Foundation

/// The view in which an animator exchanges the views of a container's children; it is in that of the
/// container, behind its bars, while the transition lasts.
final class TransitionArea: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
