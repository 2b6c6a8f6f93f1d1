import Foundation

/// What the command prints, unbuffered, so that it stands before what SwiftPM prints next.
package enum Output {
  package static func line(_ text: String) { write(text, to: 1) }
  package static func error(_ text: String) { write(text, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = ArraySlice((text + "\n").utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        exit(Failure.Code.unwritable.rawValue)
      }
    }
  }
}
