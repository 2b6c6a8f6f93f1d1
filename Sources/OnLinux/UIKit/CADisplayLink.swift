#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// A length of time, in seconds.
  public typealias CFTimeInterval = Double

  /// The time since the system began, in seconds.
  nonisolated public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
  }

  /// Calls a method of a target for every picture: sixty times a second of real time.
  ///
  /// [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink)
  @preconcurrency @MainActor
  public final class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var timer: (any DispatchSourceTimer)?
    /// When the last picture was shown, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// How long a picture is shown, in seconds.
    public var duration: CFTimeInterval { 1 / Double(max(preferredFramesPerSecond, 1)) }
    /// When the next picture will be shown, in seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// How many pictures a second are wanted; what is set before it is added counts.
    public var preferredFramesPerSecond = 60
    /// Whether the method isn't called meanwhile.
    public var isPaused = false

    /// Creates a link to a target, which it retains until it is invalidated.
    public init(target: Any, selector sel: Selector) {
      (self.target, selector) = (target as AnyObject, sel)
      super.init()
    }

    /// Begins to call the method, on the main thread whatever the loop.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
      guard timer == nil else { return }
      // Nothing runs the main loop of a program whose main function is async.
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + duration, repeating: duration)
      timer.setEventHandler { [weak self] in MainThread.run { self?.showPicture() } }
      self.timer = timer
      timer.resume()
    }

    /// Ends that.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Ends that for good.
    public func invalidate() {
      timer?.cancel()
      timer = nil
    }

    private func showPicture() {
      guard !isPaused, timer != nil else { return }
      timestamp = CACurrentMediaTime()
      selector.perform(as: .displayLink, on: target, self)
    }

    nonisolated deinit {}
  }
#endif
