import Foundation
import NavigationModel

/// How large the content of a scroll view is drawn.
struct ScrollZoom {
  /// How many times as large as it is.
  var scale: CGFloat = 1
  /// The zoom that is going on; nil for none.
  var active: Active?

  /// A zoom that takes time.
  final class Active {
    /// What is drawn larger or smaller.
    let view: UIView
    /// The scale at its beginning.
    let start: CGFloat
    /// Whether fingers do it.
    var isByFingers: Bool
    /// Whether the content goes back to a scale that is allowed.
    var isBouncing = false

    init(of view: UIView, from start: CGFloat, isByFingers: Bool) {
      (self.view, self.start, self.isByFingers) = (view, start, isByFingers)
    }

    nonisolated deinit {}
  }
}

extension UIScrollView {
  /// The calls about zooming.
  enum ZoomCalls {
    static let view = Call(
      .viewForZooming, "viewForZooming(in:)",
      to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, default: nil as UIView?,
      isRecorded: false)
    static let willBegin = Call(
      .willBeginZooming, "scrollViewWillBeginZooming(_:with:)",
      to: { (owner: UIScrollView) in owner.answeringScrollDelegate })
    static let did = Call(
      .didZoom, "scrollViewDidZoom(_:)",
      to: { (owner: UIScrollView) in owner.answeringScrollDelegate })
    static let didEnd = Call(
      .didEndZooming, "scrollViewDidEndZooming(_:with:atScale:)",
      to: { (owner: UIScrollView) in owner.answeringScrollDelegate })

    static var rows: [CallRow] { [view.row, willBegin.row, did.row, didEnd.row] }
  }
}

nonisolated extension DelegateCall {
  package static let viewForZooming = Self("viewForZooming")
  package static let willBeginZooming = Self("willBeginZooming")
  package static let didZoom = Self("didZoom")
  package static let didEndZooming = Self("didEndZooming")
}

/// The recogniser that a scroll view zooms by.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func didEnterState() {
    if let view = view as? UIScrollView { view.zoom(by: self) }
  }
}

extension UIScrollView {
  /// Has a recogniser of pinches as long as there is more than one scale.
  final func followZoomLimits() {
    let isWanted = maximumZoomScale > minimumZoomScale
    if isWanted, pinch == nil {
      let made = ScrollPinchGestureRecognizer()
      pinch = made
      addGestureRecognizer(made)
    } else if !isWanted, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    }
  }

  /// What `setZoomScale` does where no class overrides it.
  final func ownSetZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = viewToZoom else { return }
    let middle = CGPoint(x: offset.x + frame.width / 2, y: offset.y + frame.height / 2)
    zoom(view, to: scale, animated: animated) { scale, former in
      CGPoint(
        x: middle.x * scale / former - frame.width / 2,
        y: middle.y * scale / former - frame.height / 2)
    }
  }

  /// What `zoom(to:animated:)` does where no class overrides it.
  final func ownZoom(to rect: CGRect, animated: Bool) {
    guard let view = viewToZoom, rect.width > 0, rect.height > 0 else { return }
    let wanted = min(frame.width / rect.width, frame.height / rect.height)
    let origin = view.frame.origin
    zoom(view, to: wanted, animated: animated) { scale, _ in
      CGPoint(
        x: origin.x + rect.midX * scale - frame.width / 2,
        y: origin.y + rect.midY * scale - frame.height / 2)
    }
  }

  /// The view that its delegate names to be drawn larger or smaller; nil for none.
  private var viewToZoom: UIView? {
    call(ZoomCalls.view) { $0.viewForZooming(in: self) }
  }

  /// Zooms for the program; animated, the delegate is notified of the beginning and the end
  /// (unconfirmed).
  private func zoom(
    _ view: UIView, to scale: CGFloat, animated: Bool,
    offset: (_ scale: CGFloat, _ former: CGFloat) -> CGPoint
  ) {
    guard scale.isFinite else { return }
    let scale = allowed(scale)
    let target = offset(scale, zoomed.scale)
    guard animated, window != nil, recordingStage.animations.areAnimated else {
      return draw(view, in: scale) { nearestRest(to: target) }
    }
    let active = ScrollZoom.Active(of: view, from: zoomed.scale, isByFingers: false)
    begin(active)
    draw(view, in: scale) { nearestRest(to: target) }
    end(active, after: ScrollMovement.animation.duration)
  }

  /// Zooms as two fingers move: beyond the scales that are allowed by half, if it bounces (unconfirmed).
  fileprivate func zoom(by pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let view = viewToZoom else { return }
      stopMoving()
      begin(ScrollZoom.Active(of: view, from: zoomed.scale, isByFingers: true))
    case .changed:
      guard let active = zoomed.active, active.isByFingers else { return }
      let (wanted, former) = (active.start * pinch.scale, zoomed.scale)
      let rest = allowed(wanted)
      let scale = bouncesZoom ? (rest + wanted) / 2 : rest
      let place = pinch.location(in: self)
      draw(active.view, in: scale) {
        nearestRest(
          to: CGPoint(
            x: place.x * scale / former - (place.x - offset.x),
            y: place.y * scale / former - (place.y - offset.y)))
      }
    default:
      guard let active = zoomed.active, active.isByFingers else { return }
      active.isByFingers = false
      let rest = allowed(zoomed.scale)
      guard rest != zoomed.scale else { return end(active) }
      active.isBouncing = true
      draw(active.view, in: rest) { nearestRest(to: offset) }
      end(active, after: ScrollMovement.deceleration.duration)
    }
  }

  /// The nearest scale that is allowed.
  private func allowed(_ scale: CGFloat) -> CGFloat {
    max(min(scale, maximumZoomScale), minimumZoomScale)
  }

  private func begin(_ active: ScrollZoom.Active) {
    zoomed.active = active
    call(ZoomCalls.willBegin) {
      $0.scrollViewWillBeginZooming(self, with: active.view)
    }
  }

  private func end(_ active: ScrollZoom.Active, after duration: Duration) {
    let finish = recordingStage.animations.addAnimation()
    recordingStage.after(duration) { [weak self] in
      finish()
      self?.end(active)
    }
  }

  private func end(_ active: ScrollZoom.Active) {
    // Another zoom has begun meanwhile.
    guard zoomed.active === active else { return }
    zoomed.active = nil
    call(ZoomCalls.didEnd) {
      $0.scrollViewDidEndZooming(self, with: active.view, atScale: zoomed.scale)
    }
  }

  /// Draws the content in another scale, and scrolls to where a part of it is in place.
  ///
  /// The view has a transformation, and its frame and the size of the content follow; so do its bounds, as
  /// transformations move nothing else here.
  private func draw(_ view: UIView, in scale: CGFloat, offset: () -> CGPoint) {
    let former = zoomed.scale
    guard scale > 0, scale != former else { return scroll(to: offset()) }
    func scaled(_ size: CGSize) -> CGSize {
      CGSize(width: size.width * scale / former, height: size.height * scale / former)
    }
    zoomed.scale = scale
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    view.frame.size = scaled(view.frame.size)
    contentSize = scaled(contentSize)
    call(ZoomCalls.did) { $0.scrollViewDidZoom(self) }
    scroll(to: offset())
  }
}
