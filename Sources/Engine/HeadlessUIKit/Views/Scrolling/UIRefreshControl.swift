import Foundation
import NavigationModel

/// A control above the content of a scroll view, which the user pulls to refresh it.
///
/// [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol)
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// Creates a control, whose size doesn't depend on anything.
  public override init(frame: CGRect) { super.init(frame: Self.standardFrame) }

  /// Creates a control; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = Self.standardFrame
  }

  /// The height of every control (unconfirmed).
  private static let standardFrame = CGRect(x: 0, y: -60, width: 320, height: 60)

  /// Marks a refresh that the program has begun by itself: nothing scrolls, and no action is sent
  /// (E41).
  open func beginRefreshing() { setRefreshing(true) }

  /// Ends a refresh, however it was begun; the program has to call it (E41).
  open func endRefreshing() {
    guard isRefreshing else { return }
    setRefreshing(false)
    (superview as? UIScrollView)?.refreshDidEnd()
  }

  package override var primaryEvent: Event { .valueChanged }

  /// What it takes from the top of the content while it is shown.
  var shownHeight: Double { isRefreshing ? Double(frame.height) : 0 }

  /// The reason why a pull begins no refresh; nil if it does.
  var obstacle: String? {
    if isRefreshing { return "it is refreshing; endRefreshing() ends that" }
    return isEnabled ? nil : "the refresh control is disabled"
  }

  /// Begins a refresh if a finger has pulled it into view, and sends its action (E41).
  func pullMayBegin(in view: UIScrollView) {
    guard obstacle == nil, view.offset.y <= view.range.y.start - Double(frame.height) else {
      return
    }
    setRefreshing(true)
    sendActions(for: .valueChanged)
  }

  private func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    recordingStage.engine.insetsMayHaveChanged()
  }
}
