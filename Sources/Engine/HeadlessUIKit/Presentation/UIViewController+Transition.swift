import Foundation
import NavigationModel

extension UIViewController {
  /// How a controller comes to the screen and leaves it (iOS 18; F110).
  ///
  /// [UIViewController.Transition](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition)
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The style of a presentation; nil for a zoom.
    let style: UIModalTransitionStyle?
    private let source: AnsweringHandler<ZoomSourceViewProviderContext, NSObject?>?
    let options: ZoomOptions?

    private init(
      style: UIModalTransitionStyle?, options: ZoomOptions? = nil,
      _ source: ((ZoomSourceViewProviderContext) -> NSObject?)? = nil
    ) {
      self.style = style
      self.options = options
      self.source = source.map { AnsweringHandler(.zoomSource, $0) }
      super.init()
    }

    /// A zoom out of a view, which is asked for at the beginning and again on the way back.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(style: nil, options: options) { sourceViewProvider($0) } }

    /// A zoom out of a button of a bar (iOS 26).
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(style: nil, options: options) { sourceBarButtonItemProvider($0) } }

    /// From below.
    public class var coverVertical: Transition { Transition(style: .coverVertical) }
    /// By a turn of the screen.
    public class var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// By a change of the opacity.
    public class var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// By a curl of the presenter's lower part.
    public class var partialCurl: Transition { Transition(style: .partialCurl) }

    /// Whether it is a zoom.
    var isZoom: Bool { source != nil }

    /// Asks for the view of a zoom, and records that.
    func askForSource(of zoomed: UIViewController, in other: UIViewController) {
      guard let source else { return }
      _ = source.answer(
        ZoomSourceViewProviderContext(source: other, zoomed: zoomed), on: zoomed.stage,
        about: zoomed, [other.label])
    }

    nonisolated deinit {}
  }
}

extension UIViewController.Transition {
  /// What a zoom's view is asked for with.
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext {
    /// The controller with the view.
    public let sourceViewController: UIViewController
    /// The controller that zooms.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }
  }

  /// What a drag that would end a zoom is asked about with.
  @preconcurrency @MainActor
  public final class ZoomInteractionContext {
    /// Where the finger is, in points of the zoomed view.
    public let location: CGPoint
    /// Whether UIKit would begin to end the zoom.
    public let willBegin: Bool

    init(willBegin: Bool) {
      location = .zero
      self.willBegin = willBegin
    }
  }

  /// Options of a zoom.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    /// Whether a drag may end the zoom; nil leaves that to UIKit (F114).
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)? {
      didSet {
        shouldBegin = interactiveDismissShouldBegin.map { AnsweringHandler(.zoomDismissal, $0) }
      }
    }
    /// The colour behind the zoomed view; kept, no effect.
    public var dimmingColor: UIColor?
    private var shouldBegin: AnsweringHandler<ZoomInteractionContext, Bool>?

    /// Creates options.
    public override init() { super.init() }

    /// Whether a drag may end the zoom.
    var mayBegin: Bool { shouldBegin?.answer(ZoomInteractionContext(willBegin: true)) ?? true }

    nonisolated deinit {}
  }
}

extension UIViewController {
  /// Whether it comes and leaves by a zoom.
  var zooms: Bool {
    parts.rareProperties?.preferredTransition?.isZoom == true && stage.profile.hasZooms
  }
}
