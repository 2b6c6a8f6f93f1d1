import Foundation
import NavigationModel
import Persistence

/// The running program: in front or not, with a delegate that hears of its life.
///
/// [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication)
open class UIApplication: UIResponder {
  /// The application of the current world.
  public static var shared: UIApplication { Stage.current.application }

  /// Told of its life; not retained.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it is in front; a world begins with an application that is.
  open private(set) var applicationState = State.active
  /// Finds the restoration classes of scripts.
  package weak var restorationClasses: (any RestorationClassFinding)?
  /// What was saved when the person last left the application; nil where the delegate did not want
  /// that.
  package private(set) var savedState: StoredValue?
  /// What is to be presented again, in order.
  var returns: [Return] = []
  // The world owns its application, and nobody else keeps it longer.
  unowned let stage: Stage

  /// The application of a world.
  init(on stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// Whether an application is in front.
  ///
  /// [UIApplication.State](https://developer.apple.com/documentation/uikit/uiapplication/state)
  public enum State: Int, Sendable {
    /// It is in front.
    case active = 0
    /// It comes or goes.
    case inactive = 1
    /// The person has left it.
    case background = 2
  }

  /// What a launch is for; there is nothing but plain launches here.
  ///
  /// [UIApplication.LaunchOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey)
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  nonisolated deinit {}
}

extension UIApplication {
  /// Starts the program: the delegate makes windows and roots, then what was saved is restored, then
  /// the program comes to the front (B80).
  ///
  /// An archive that cannot be read is as none.
  package func launch(restoring archive: StoredValue? = nil) {
    applicationState = .inactive
    tell(.willFinishLaunching) {
      _ = $0.application(self, willFinishLaunchingWithOptions: nil)
    }
    if let archive { restoreState(from: archive) }
    tell(.didFinishLaunching) {
      _ = $0.application(self, didFinishLaunchingWithOptions: nil)
    }
    applicationState = .active
    tell(.didBecomeActive) { $0.applicationDidBecomeActive(self) }
  }

  /// The person leaves the application; no controller hears of it (A27), and the state is saved
  /// (B73).
  ///
  /// False where that has happened already.
  package func enterBackground() -> Bool {
    guard applicationState != .background else { return false }
    tell(.willResignActive) { $0.applicationWillResignActive(self) }
    applicationState = .background
    tell(.didEnterBackground) { $0.applicationDidEnterBackground(self) }
    savedState = preservedState()
    return true
  }

  /// The person comes back; no controller hears of it (A27).
  ///
  /// False where the application is in front already.
  package func enterForeground() -> Bool {
    guard applicationState == .background else { return false }
    stage.noteReturn()
    tell(.willEnterForeground) { $0.applicationWillEnterForeground(self) }
    applicationState = .active
    tell(.didBecomeActive) { $0.applicationDidBecomeActive(self) }
    return true
  }

  /// The program is about to end.
  package func willTerminate() { tell(.willTerminate) { $0.applicationWillTerminate(self) } }

  /// Memory is short; the application hears of it before its controllers.
  package func receiveMemoryWarning() {
    tell(.didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning(self) }
    stage.sendMemoryWarning()
  }

  /// Calls the delegate, if it listens.
  func tell(_ call: DelegateCall, _ body: (any UIApplicationDelegate) -> Void) {
    _ = ask(call, [], body)
  }

  /// What the delegate answers; nil where it does not listen.
  func ask<Answer>(
    _ call: DelegateCall, _ words: [String] = [], _ body: (any UIApplicationDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    guard (delegate as? any SelectiveDelegate)?.listens(to: call) ?? true else { return nil }
    stage.noteApplicationCall(call.rawValue, words)
    return body(delegate)
  }
}
