import Foundation
import Rewriting

/// What Drilldown's UIKit declares, and what its devices and releases are called, as the sources in a
/// checkout say.
struct UIKitFace {
  private static let folder = "Sources/OnLinux/UIKit"
  /// The types, functions and constants; none without sources.
  let names: Set<String>
  /// What is there to be called and does nothing: what it doesn't do, and what to do instead.
  let standIns: [StandIn]
  /// The names that `--device` takes.
  let devices: [String]
  /// The names that `--profile` takes, the default one first.
  let profiles: [String]
  private let optionalMethods: [(protocolName: String, method: String)]

  /// Something that does nothing here.
  struct StandIn {
    var names: [String]
    var note: String
    var hint: String
  }

  /// Reads the sources of a checkout.
  init(_ checkout: String) {
    let read = { (path: String) in
      String(
        decoding: FileManager.default.contents(atPath: "\(checkout)/\(path)") ?? Data(),
        as: UTF8.self)
    }
    let exports = read(Self.folder + "/Generated/Exports.swift")
      .matches(of: #/@_exported import \w+ \w+\.(\w+)/#).map { String($0.output.1) }
    let own = (try? SourceFiles(in: "\(checkout)/\(Self.folder)", excluding: ["Generated"]).paths)
      .map { $0.flatMap { Self.declarations(in: $0) } }  // None without sources.
    names = Set(exports + (own ?? []))
    optionalMethods = Self.optionalMethods(
      in: read(Self.folder + "/Generated/OptionalMethods.swift"))
    standIns = Self.standIns(
      in: read("Sources/Engine/HeadlessUIKit/Views/Drawing/StandIn.swift"))
    let model = "Sources/Model/NavigationModel"
    devices =
      ["iPhone", "iPad"]
      + read(model + "/DeviceModel.swift").matches(of: #/case \w+ = "([^"]+)"/#)
      .map { String($0.output.1) }
    profiles = read(model + "/Profile.swift").matches(of: #/"(\w+)": \{ \.\w+ \}/#)
      .map { String($0.output.1) }
  }

  /// Adds the optional methods of its delegates to what a package declares.
  func add(to declarations: inout Declarations) {
    for (protocolName, method) in optionalMethods {
      declarations.add(optional: method, of: protocolName)
    }
  }

  /// The public names that a file declares outside of types.
  private static func declarations(in path: String) -> [String] {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    let declaration =
      #/^ {0,2}(?:nonisolated )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/#
    return text.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.output.1) }
  }

  private static func optionalMethods(in text: String) -> [(protocolName: String, method: String)] {
    var methods: [(protocolName: String, method: String)] = []
    var protocolName = ""
    for line in text.split(separator: "\n") {
      if let name = Self.text(after: "let receiver: any ", in: line) {
        protocolName = name
      } else if let call = Self.text(after: "/// Calls `", in: line) {
        methods.append((protocolName, String(call.prefix { $0 != "`" })))
      }
    }
    return methods
  }

  private static func standIns(in text: String) -> [StandIn] {
    let parts = text.split(separator: "= StandIn(").dropFirst()
    return parts.compactMap { part in
      guard let hint = part.firstRange(of: "hint:") else { return nil }
      let texts = { (text: Substring) in
        text.matches(of: #/"([^"]*)"/#).map { String($0.output.1) }
      }
      let before = texts(part[..<hint.lowerBound])
      guard before.count >= 2, let advice = texts(part[hint.upperBound...]).first else {
        return nil
      }
      return StandIn(names: [before[0]] + before.dropFirst(2), note: before[1], hint: advice)
    }
  }

  private static func text(after start: String, in line: Substring) -> String? {
    line.firstRange(of: start).map { String(line[$0.upperBound...]) }
  }
}
