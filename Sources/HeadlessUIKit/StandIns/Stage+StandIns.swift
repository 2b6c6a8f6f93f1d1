import Foundation
import NavigationModel

extension Stage {
  /// Says once that something of UIKit's is there to be called, and does nothing: in the trace, and in a
  /// program that uses the module `UIKit` on standard error.
  package func noteStandIn(_ standIn: StandIn) {
    guard notedNames.insert("stand-in \(standIn.name)").inserted else { return }
    let text = "\(standIn.name): \(standIn.note)"
    trace.append(Event(at: now, kind: .mark, callback: "stand-in", arguments: [text]))
    guard Self.isHosted else { return }
    let more = "; drilldown explain \(standIn.name)"
    FileHandle.standardError.write(Data("UIKit on Linux: \(text)\(more)\n".utf8))
  }
}
