import Foundation

/// The files of the module `UIKit` that follow from the engine's sources.
struct FaceTexts {
  private let sources: FaceSources
  private let controllers: FaceSources
  private let module: FaceSources

  /// Reads what the compiler writes about the engine into a folder.
  init(below folder: URL) throws {
    func read(_ module: String) throws -> FaceSources {
      try FaceSources(Data(contentsOf: folder.appending(path: "\(module).symbols.json")))
    }
    (sources, controllers) = (try read("HeadlessUIKit"), try read("SystemControllers"))
    module = try read("UIKit")
  }

  /// Where the files are, by their texts.
  var files: [(path: String, text: String)] {
    [
      ("Sources/OnLinux/UIKit/Generated/Exports.swift", exports),
      ("Sources/OnLinux/UIKit/Generated/OptionalMethods.swift", optionalMethods),
    ]
  }

  private static let note =
    "// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.\n// swift-format-ignore-file\n"

  /// The types that UIKit and what it imports declare; the engine's own stay out of sight.
  private static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CG", "CA", "WK"].contains { name.hasPrefix($0) }
      || ["Selector", "AutoreleasingUnsafeMutablePointer"].contains(name)
  }

  private var exports: String {
    let engine = sources.declarations.filter { Self.isApples($0.name) }
      .map { "@_exported import \($0.kind) HeadlessUIKit.\($0.name)" }
    let system = controllers.declarations.filter { $0.name.hasPrefix("UI") }
      .map { "@_exported import \($0.kind) SystemControllers.\($0.name)" }
    let model = ["UIModalPresentationStyle", "UIModalTransitionStyle"]
      .map { "@_exported import enum NavigationModel.\($0)" }
    return Self.note + "@_exported import Foundation\n"
      + (engine + system + model).sorted().joined(separator: "\n") + "\n"
  }

  private var optionalMethods: String {
    let all =
      (sources.interfaces + controllers.interfaces.filter { $0.name.hasPrefix("UI") }
      + module.interfaces)
      .filter { Self.isApples($0.name) && !Self.withoutOptionals.contains($0.name) }
    return Self.note + "import Foundation\nimport HeadlessUIKit\nimport SystemControllers\n"
      + all.flatMap(Self.text).joined()
  }

  /// Protocols whose defaults are no optional methods in Objective-C.
  private static let withoutOptionals: Set = ["UIContentContainer"]

  private static func text(of type: FaceSources.Interface) -> [String] {
    let groups = Dictionary(grouping: type.optional, by: \.name)
    return groups.sorted { $0.key < $1.key }.map { name, methods in
      let calls = "\(type.name)_\(name)"
      let bodies = methods.map { body(of: $0) }.joined(separator: "\n")
      return """

        extension \(type.name) {
          /// The optional methods of that name, to be called with `\(name)?(…)`.
          @_disfavoredOverload
          public var \(name): \(calls)? { \(calls)(receiver: self) }
        }

        /// The optional methods `\(name)` of `\(type.name)`.
        @preconcurrency @MainActor
        public struct \(calls) {
          let receiver: any \(type.name)

        \(bodies)
        }

        """
    }
  }

  private static func body(of method: FaceSources.Requirement) -> String {
    let parameters = method.parameters.map { parameter in
      let names =
        parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }
    let arguments = method.parameters.map { parameter in
      parameter.label == "_" ? parameter.name : "\(parameter.label): \(parameter.name)"
    }
    let call = "receiver.\(method.name)(\(arguments.joined(separator: ", ")))"
    let result = method.result ?? "Void"
    let isOptional = result.hasSuffix("?")
    let listed = parameters.joined(separator: ", "), answer = isOptional ? result : result + "?"
    let short = "  public func callAsFunction(\(listed)) -> \(answer) {"
    let head =
      short.count <= 100
      ? short : "  public func callAsFunction(\n    \(listed)\n  ) -> \(answer) {"
    return """
        /// Calls `\(method.fullName)`; nil if the receiver doesn't implement it.
        @discardableResult
      \(head)
          DefaultBody.answer(of: "\(method.fullName)", by: receiver) { \(call) }\(isOptional ? " ?? nil" : "")
        }
      """
  }
}
