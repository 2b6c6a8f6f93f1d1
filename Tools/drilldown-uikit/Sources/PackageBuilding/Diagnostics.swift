import Foundation
import Rewriting

/// Passes on what SwiftPM writes: in the columns and with the text of the originals, without its
/// progress, and with an explanation where Objective-C makes the difference.
struct Diagnostics {
  private let overlay: Overlay
  private let isVerbose: Bool
  private var file: Overlay.Rewritten?
  /// The diagnostics so far: each file of a module repeats those of its imports.
  private var shown: Set<String> = []
  private var isRepeated = false

  init(_ overlay: Overlay, isVerbose: Bool) {
    self.overlay = overlay
    self.isVerbose = isVerbose
  }

  /// The lines to print for a line of SwiftPM's.
  mutating func lines(for line: String) -> [String] {
    if !isVerbose, Self.isProgress(line) { return [] }
    guard let head = Head(line) else {
      if Self.isExcerpt(line) { return isRepeated ? [] : [restored(line)] }
      isRepeated = !shown.insert(line).inserted && line.contains("error:")
      return isRepeated ? [] : [line]
    }
    file = overlay.files[head.path]
    // What isn't wrong in a file that the command has written is of no use to its user.
    let isOurs = overlay.generated.contains(head.path) && !head.message.contains("error:")
    isRepeated = !shown.insert(line).inserted || isOurs
    if isRepeated { return [] }
    let text = file.map { head.line(in: $0.text) } ?? line
    let names = overlay.namesOfUIKit
    guard
      let row = Explanations.row(for: head.message, names, isImported: importsUIKit(head.path))
    else {
      return [text]
    }
    let note = "\(head.path):\(head.number): note: \(row.note)"
    return shown.insert(row.isGeneral ? row.note : note).inserted ? [text, note] : [text]
  }

  /// Whether a file imports UIKit itself.
  private func importsUIKit(_ path: String) -> Bool {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    return text.range(of: Data("import UIKit".utf8)) != nil
  }

  /// Whether a line is the compiler's picture of a place.
  private static func isExcerpt(_ line: String) -> Bool {
    line.isEmpty || line.hasPrefix(" ") || line.contains(" | ")
  }

  /// A line of an excerpt with the original's text: `12 |   code`.
  private func restored(_ line: String) -> String {
    guard let file, let bar = line.firstRange(of: " | "),
      let number = Int(line[..<bar.lowerBound].trimmingCharacters(in: .whitespaces)),
      file.text.isChanged(inLine: number)
    else { return line }
    return line[..<bar.upperBound] + file.text.originalLine(number)
  }

  private static func isProgress(_ line: String) -> Bool {
    line.hasPrefix("[") && line.firstRange(of: "] ") != nil
      && line.dropFirst().first?.isNumber == true
      || line.hasPrefix("Building for ") || line.hasPrefix("Build complete!")
      || line.hasPrefix("Planning build")
  }

  /// The first line of a diagnostic: `path:12:3: error: text`.
  private struct Head {
    var path: String
    var number: Int
    var column: Int
    var message: String

    init?(_ line: String) {
      guard line.hasPrefix("/"), let end = line.firstRange(of: ".swift:") else { return nil }
      path = String(line[..<end.upperBound].dropLast())
      let parts = line[end.upperBound...].split(
        separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[0]), let column = Int(parts[1]) else {
        return nil
      }
      self.number = number
      self.column = column
      message = String(parts[2])
    }

    func line(in text: EditedText) -> String {
      "\(path):\(number):\(text.originalColumn(line: number, column: column)):\(message)"
    }
  }
}

/// What the compiler's words mean for code that is written for UIKit.
enum Explanations {
  struct Row {
    var parts: [String]
    var note: String
    /// Whether it is said of the first place only.
    var isGeneral = false
  }

  private static let rows = [
    Row(
      parts: ["cannot be overridden", "extension"],
      note:
        "Objective-C overrides members of extensions, Swift doesn't: on Linux the member has to "
        + "be declared in the class itself."),
    Row(
      parts: ["declarations in extensions cannot"],
      note:
        "Objective-C overrides members of extensions, Swift doesn't: on Linux the member has to "
        + "be declared in the class itself."),
    Row(
      parts: ["no such module"],
      note:
        "Drilldown has the modules UIKit, SwiftUI (views are hosted, not evaluated), WebKit (WKWebView "
        + "only), SafariServices, Combine and OSLog, which is os as well; other "
        + "frameworks of Apple's need `#if canImport(…)` around them."),
    Row(
      parts: ["has no member"],
      note: "if it is a member of UIKit's, Drilldown doesn't have it yet.",
      isGeneral: true),
  ]

  /// What to say of a message in a file, given what UIKit declares; nil for nothing.
  static func row(for message: String, _ declared: Set<String>, isImported: Bool) -> Row? {
    guard message.contains("error:") else { return nil }
    return missingName(in: message, declared, isImported: isImported)
      ?? rows.first { $0.parts.allSatisfy(message.contains) }
  }

  /// What to say of a name that isn't found: whether UIKit has it.
  private static func missingName(
    in message: String, _ declared: Set<String>, isImported: Bool
  ) -> Row? {
    guard let match = message.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#) else {
      return nil
    }
    let name = String(match.output.1)
    if declared.contains(name) {
      let note =
        "Drilldown's UIKit has it, but this file doesn't import UIKit, nor does one of its module."
      return isImported ? nil : Row(parts: [], note: note)
    }
    guard name.wholeMatch(of: #/(UI|CA)[A-Z]\w*/#) != nil else { return nil }
    return Row(
      parts: [],
      note:
        "Drilldown's UIKit doesn't have \(name): `drilldown-uikit explain \(name)` says what can be done.",
      isGeneral: true)
  }
}
