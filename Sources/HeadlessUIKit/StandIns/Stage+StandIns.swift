import Foundation
import NavigationModel

extension Stage {
  /// Says once that something of UIKit's is there to be called, and does nothing: in the trace, and in a
  /// program that uses the module `UIKit` on standard error.
  package func noteStandIn(_ name: String, _ what: String) {
    guard notedNames.insert("stand-in \(name)").inserted else { return }
    let text = "\(name): \(what)"
    trace.append(Event(at: now, kind: .mark, callback: "stand-in", arguments: [text]))
    if Self.isHosted { FileHandle.standardError.write(Data("UIKit on Linux: \(text)\n".utf8)) }
  }
}
