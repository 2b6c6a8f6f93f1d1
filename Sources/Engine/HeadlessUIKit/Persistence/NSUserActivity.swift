import Foundation

/// What the user is doing, so that it can be continued later or in another scene.
///
/// Foundation has it on Apple's platforms only. The system does not retain it: one that the program
/// does not retain is current no longer.
///
/// [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of activity it is, as a name such as `com.example.reading`.
  open private(set) var activityType: String
  /// What the user would call it; nil for none.
  open var title: String?
  /// What is needed to continue it; only plain values, URLs and dates as texts, outlive a launch.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to continue it; kept, no effect.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether what it says is out of date: the responders that have it are asked to update it in the
  /// next turn (H45).
  open var needsSave = false {
    didSet { if needsSave, !oldValue { updateLater() } }
  }
  /// A page that shows the same on the web; kept, no effect.
  open var webpageURL: URL?
  /// The page that led to it; kept, no effect.
  open var referrerURL: URL?
  /// When it is of no use any more; kept, no effect.
  open var expirationDate = Date.distantFuture
  /// Words to find it by; kept, no effect.
  open var keywords: Set<String> = []
  /// What identifies its contents among scenes; kept, no effect.
  open var targetContentIdentifier: String?
  /// Whether another device may continue it; kept, no effect.
  open var isEligibleForHandoff = true
  /// Whether a search on the device may find it; kept, no effect.
  open var isEligibleForSearch = false
  /// Whether anybody's search may find it; kept, no effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it; kept, no effect.
  open var isEligibleForPrediction = false
  /// Whether it can still become current.
  private var isValid = true
  /// The responders whose activity it is, in the order in which they got it.
  private var responders: [WeakResponder] = []

  private struct WeakResponder {
    weak var responder: UIResponder?
  }

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`, in place of those of the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    if userInfo == nil { userInfo = [:] }
    userInfo?.merge(otherDictionary) { $1 }
  }

  /// Makes it what the user is doing now, in place of the activity that was current.
  open func becomeCurrent() {
    if isValid { Stage.current.currentActivity = self }
  }

  /// Leaves it, if it is current; no other activity is current then.
  open func resignCurrent() {
    let stage = Stage.current
    if stage.currentActivity === self { stage.currentActivity = nil }
  }

  /// Ends it for good: it is not current, and can't become it again.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }

  nonisolated deinit {}
}

extension NSUserActivity {
  /// A responder has it as its activity now.
  func add(_ responder: UIResponder) {
    responders.removeAll { $0.responder == nil }
    responders.append(WeakResponder(responder: responder))
  }

  /// A responder has another activity, or none.
  func remove(_ responder: UIResponder) {
    responders.removeAll { $0.responder == nil || $0.responder === responder }
  }

  /// Asks the responders that have it to update it, with an empty `userInfo` (H45), in the order in
  /// which they got it (unconfirmed).
  func update() {
    needsSave = false
    let asked = responders.compactMap(\.responder)
    guard !asked.isEmpty else { return }
    userInfo = [:]
    for responder in asked { responder.receiveUpdate(of: self) }
    Stage.current.scenes.didUpdate(self, by: asked)
  }

  private func updateLater() {
    let stage = Stage.current
    stage.after(.zero) { [weak self, unowned stage] in
      stage.asCurrent { if let self, self.needsSave { self.update() } }
    }
  }
}

/// The type of an activity that was begun in a browser.
///
/// [NSUserActivityTypeBrowsingWeb](https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb)
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
