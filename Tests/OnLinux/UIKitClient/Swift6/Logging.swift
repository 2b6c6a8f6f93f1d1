import Foundation
import OSLog
import UIKit

/// What programs write to the log.
enum Logging {
  private static let logger = Logger(subsystem: "client", category: "flow")

  @MainActor static func run() {
    let screen = UIViewController()
    screen.title = "Home"
    logger.debug("shows \(screen.title ?? "", privacy: .public) at \(20, format: .hex)")
    os_log("%{public}@ %d of %.1f", log: .disabled, type: .info, "page", 1, 2.0)
    os_log(.error, "failed after \(1.25, format: .fixed(precision: 1)) s")
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("load")
    signposter.endInterval("load", state)
    let count = OSAllocatedUnfairLock(initialState: 1)
    count.withLock { $0 += 1 }
    Log.add("log: \(count.withLock { $0 })")
  }
}
