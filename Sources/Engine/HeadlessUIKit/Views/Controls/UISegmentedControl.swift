import Foundation
import NavigationModel

/// A row of segments of which at most one is selected; a tap selects one.
///
/// [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means that no segment is selected.
  public static let noSegment = -1
  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false
  /// The segments, from left to right.
  package private(set) var segments: [Segment] = []
  /// The selected segment.
  private weak var selected: Segment?
  /// The segment that a finger touches.
  private weak var touched: Segment?

  /// Creates a control with segments of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { insert(Segment(title: title), at: segments.count) }
      if let image = item as? UIImage { insert(Segment(image: image), at: segments.count) }
    }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, from 0, or `noSegment`; setting it sends no action.
  ///
  /// That an index that no segment has selects none is unconfirmed.
  open var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0 === selected } ?? Self.noSegment }
    set { selected = segments.indices.contains(newValue) ? segments[newValue] : nil }
  }

  /// Inserts a segment with a title before another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image before another one.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Removes a segment; the selection stays at its segment (unconfirmed).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let last = segments.indices.last, segment >= 0 else { return }
    segments.remove(at: min(segment, last))
  }

  /// Removes all segments.
  open func removeAllSegments() { segments = [] }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { self[segment]?.title = title }

  /// The title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { self[segment]?.image = image }

  /// The image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self[segment]?.isEnabled = enabled
  }

  /// Whether a segment is enabled; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// A segment; an index beyond the last means the last, as in UIKit.
  private subscript(index: Int) -> Segment? {
    guard let last = segments.indices.last, index >= 0 else { return nil }
    return segments[min(index, last)]
  }

  private func insert(_ segment: Segment, at index: Int) {
    segment.control = self
    segments.insert(segment, at: min(max(index, 0), segments.count))
  }

  package override func tap() {
    if let touched { select(touched) }
  }

  package override var primaryEvent: Event { .valueChanged }
}

extension UISegmentedControl {
  /// One segment.
  package final class Segment: NSObject {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    weak var control: UISegmentedControl?

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// The text that represents it on a text-only screen.
    var text: String { title ?? image?.textInBar ?? "" }

    /// Whether a tap does something.
    var mayBeTapped: Bool { isEnabled && control?.isEnabled == true }

    nonisolated deinit {}
  }

  /// Takes a segment as touched, and returns its middle in its own points.
  func touch(_ segment: Segment) -> CGPoint {
    touched = segment
    let index = segments.firstIndex { $0 === segment } ?? 0
    let width = frame.width / CGFloat(max(segments.count, 1))
    return CGPoint(x: width * (CGFloat(index) + 0.5), y: frame.height / 2)
  }

  /// Selects a segment; the selected one ignores it.
  func select(_ segment: Segment) {
    guard segment.mayBeTapped, isMomentary || selected !== segment else { return }
    selected = segment
    sendActions(for: .valueChanged)
    if isMomentary { selected = nil }
  }
}
