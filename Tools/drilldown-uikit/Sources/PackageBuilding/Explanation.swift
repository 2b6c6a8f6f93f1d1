import Foundation
import Rewriting

/// What is said of a name: whether it is there on Linux, and what to do where it isn't.
package struct Explanation: CustomStringConvertible {
  package let description: String

  /// Looks a name up in Drilldown's sources; nil for those that the command was built from.
  package init(of name: String, drilldown: String?) throws {
    let face = UIKitFace(Job.checkout(drilldown))
    guard !face.names.isEmpty else {
      throw Failure("Drilldown's sources aren't found; name them with --drilldown", .unavailable)
    }
    let base = String(name.drop { $0 == "." }.prefix { $0 != "(" })
    if let standIn = face.standIns.first(where: { $0.names.contains(base) }) {
      description = Self.page(
        name, "it is there to be called, and does nothing", "then", standIn.note, standIn.hint)
    } else if let text = AppleOnly.text(about: name) {
      description = Self.page(
        name, "it needs Objective-C", "why", text, "docs/uikit-on-linux.md says what can't be done")
    } else if face.names.contains(base) {
      description = Self.page(
        name, "Drilldown's UIKit has it", "where",
        "`import UIKit`, or no import in a module for UIKit",
        "the reference says what its members do: docs/reference")
    } else if AppleOnly.isAbsent(base) {
      description = Self.page(
        name, "a framework of Apple's that isn't there", "then", "`import \(base)` doesn't compile",
        "put `#if canImport(\(base))` around what needs it")
    } else if base.wholeMatch(of: #/(UI|CA|CG|NS|WK)[A-Z]\w*/#) != nil {
      description = Self.missing(base, face)
    } else {
      throw Failure("\(name.quoted) is no name that is known" + Self.hint(base, face), .wrongUsage)
    }
  }

  private static func missing(_ name: String, _ face: UIKitFace) -> String {
    page(
      name, "Drilldown's UIKit doesn't have it" + hint(name, face), "then",
      "what names it doesn't compile; what only uses members of it by inference doesn't either",
      "put `#if canImport(ObjectiveC)` around what needs it, or declare as much of it as you need "
        + "in a file of your own that has `#if !canImport(ObjectiveC)` around it")
  }

  /// A name that is nearly the same.
  private static func hint(_ name: String, _ face: UIKitFace) -> String {
    let near = face.names.filter { abs($0.count - name.count) <= 2 }
      .map { (name: $0, distance: distance($0.lowercased(), name.lowercased())) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let near, near.distance <= 2 else { return "" }
    return "; did you mean \(near.name)?"
  }

  private static func page(
    _ name: String, _ title: String, _ word: String, _ text: String, _ advice: String
  ) -> String {
    let label = word.padding(toLength: 5, withPad: " ", startingAt: 0)
    return
      "\(name.quoted.dropFirst().dropLast()): \(title)\n  \(label)  \(text)\n  do     \(advice)"
  }

  /// How many letters have to be changed, added or removed.
  private static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, wanted) in letters.enumerated() {
        let changed = diagonal + (letter == wanted ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
