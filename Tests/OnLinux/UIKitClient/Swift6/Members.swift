import UIKit

/// Is notified, timed and asked by selectors.
final class Listener: NSObject {
  static let note = Notification.Name("note")
  private(set) var log: [String] = []

  func observe() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("noted:", Self.noted), name: Listener.note, object: nil)
    center.addObserver(
      self, selector: Selector("counted", Self.counted), name: Listener.note, object: self)
  }

  func start() -> Timer {
    Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: Selector("ticked:", Self.ticked),
      userInfo: "tick", repeats: false)
  }

  func later() {
    perform(Selector("added:", Self.added), with: "later", afterDelay: 0.01)
    perform(Selector("cancelled", Self.cancelled), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: Selector("cancelled", Self.cancelled), object: nil)
  }

  private func noted(_ notification: Notification) {
    log.append("noted \(notification.userInfo?["value"] ?? "nothing")")
  }

  private func counted() { log.append("counted") }
  private func ticked(_ timer: Timer) { log.append("\(timer.userInfo ?? "no") \(timer.isValid)") }
  private func added(_ text: String) { log.append(text) }
  private func cancelled() { log.append("cancelled") }
}

/// A view that stands in the responder chain of its button.
final class Panel: UIView {
  let button = UIButton(type: .system)
  private(set) var saved = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
    button.addTarget(nil, action: Selector("save:", Panel.save), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func save(_ sender: Any?) { saved += 1 }
}

/// What others call without an argument.
@MainActor public func shown(
  _ controller: UIViewController = UIViewController(), in stack: UINavigationController = .init(),
  style: UIModalPresentationStyle = .fullScreen, options: UIView.AnimationOptions = [.curveEaseIn]
) -> UIModalPresentationStyle {
  controller.modalPresentationStyle = style
  return controller.modalPresentationStyle
}

/// Members that programs use beside controllers.
@MainActor enum Members {
  static func run() async {
    notifications()
    await timers()
    drawing()
    await animations()
    await application()
    Log.add("default arguments: \(shown() == .fullScreen)")
  }

  private static func notifications() {
    var listener: Listener? = Listener()
    listener?.observe()
    let center = NotificationCenter.default
    center.post(name: Listener.note, object: nil, userInfo: ["value": 1])
    center.post(name: Listener.note, object: listener)
    if let listener { center.removeObserver(listener, name: Listener.note, object: listener) }
    center.post(name: Listener.note, object: listener)
    if let listener { center.removeObserver(listener) }
    center.post(name: Listener.note, object: listener)
    Log.add(listener?.log.sorted().joined(separator: ", ") ?? "")
    weak let former = listener
    listener?.observe()
    listener = nil
    center.post(name: Listener.note, object: nil)
    Log.add("observers are retained: \(former != nil)")
  }

  private static func timers() async {
    let listener = Listener()
    let timer = served(listener)
    listener.later()
    await Client.time("delay", 0.05) {
      await UIView.animate(withDuration: 0.05) {}
    }
    Log.add(listener.log.joined(separator: ", "))
    timer.invalidate()
    let other = Timer(
      timeInterval: 5, target: listener, selector: Selector("counted"), userInfo: 7, repeats: true)
    Log.add("timer: \(other.timeInterval) \(other.userInfo ?? "no")")
  }

  /// Serves the run loop until the timer has fired.
  private static func served(_ listener: Listener) -> Timer {
    let timer = listener.start()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    return timer
  }

  private static func drawing() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2))
    let bounds = path.bounds.insetBy(dx: 0.1, dy: 0.1).integral
    Log.add("bounds: \(bounds.minX) \(bounds.minY) \(bounds.width) \(bounds.height)")
    let inside = [CGPoint(x: 11, y: 1), CGPoint(x: 100, y: 50), CGPoint(x: 209, y: 1)]
    Log.add("inside: \(inside.map { path.contains($0) })")
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.contentView.layer.addSublayer(shape)
    Log.add("effect: \(view.effect is UIBlurEffect), \(view.contentView.frame.height)")
  }

  private static func animations() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    await Client.time("spring", 0.1) {
      await UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1
      ) { view.alpha = 0.5 }
    }
    await Client.time("key frames", 0.1) {
      await UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.1 }
      }
    }
    let finished = await UIView.transition(
      with: view, duration: 0.01, options: .transitionCrossDissolve
    ) { view.alpha = 1 }
    Log.add("alpha: \(view.alpha) \(finished)")
    let table = UITableView()
    Log.add("updated: \(await table.performBatchUpdates {})")
  }

  private static func application() async {
    let application = UIApplication.shared
    guard let page = URL(string: "https://example.org"), let other = URL(string: "my-app:1") else {
      return
    }
    let answers = (application.canOpenURL(page), await application.open(page))
    Log.add("opened: \(answers), \(await application.open(other, options: [:]))")
    let panel = Panel(frame: .zero)
    panel.button.sendActions(for: .touchUpInside)
    let isSent = application.sendAction(
      Selector("save:", Panel.save), to: nil, from: panel.button, for: nil)
    Log.add("saved: \(panel.saved) \(isSent)")
  }
}
