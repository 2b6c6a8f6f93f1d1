import Foundation
import Rewriting

/// The optional methods of UIKit's delegates, as Drilldown's sources list them.
struct UIKitProtocols {
  private var methods: [(protocolName: String, method: String)] = []

  /// Reads the list in a checkout; none if there is no list.
  init(_ checkout: String) {
    let path = checkout + "/Sources/OnLinux/UIKit/Generated/OptionalMethods.swift"
    guard let data = FileManager.default.contents(atPath: path) else { return }
    var protocolName = ""
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if let name = Self.text(after: "let receiver: any ", in: line) {
        protocolName = name
      } else if let call = Self.text(after: "/// Calls `", in: line) {
        methods.append((protocolName, String(call.prefix { $0 != "`" })))
      }
    }
  }

  /// Adds them to what a package declares.
  func add(to declarations: inout Declarations) {
    for (protocolName, method) in methods {
      declarations.add(optional: method, of: protocolName)
    }
  }

  private static func text(after start: String, in line: Substring) -> String? {
    line.firstRange(of: start).map { String(line[$0.upperBound...]) }
  }
}
