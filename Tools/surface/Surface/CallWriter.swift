/// Writes what the engine has of the rows of its delegates' methods: the tables of calls, the default
/// bodies, and the words.
public struct CallWriter {
  private let protocols: [DelegateProtocol]

  /// Writes the rows of protocols.
  public init(_ protocols: [DelegateProtocol]) { self.protocols = protocols }

  /// The files by name: one for each table of calls, and one for all words.
  public var files: [(name: String, text: String)] {
    let tables = Dictionary(grouping: protocols, by: \.table).sorted { $0.key < $1.key }
    return tables.map { table, protocols in
      let bodies = protocols.flatMap { [self.bodies(of: $0)] }.filter { !$0.isEmpty }
      return (
        "\(table).swift",
        Self.head + ([calls(of: protocols, in: table)] + bodies).joined(separator: "\n")
      )
    } + [("DelegateCall+Words.swift", Self.head + words(in: tables.map(\.key)))]
  }

  static let head = """
    // Written by `make surface` from the rows of the protocols; do not edit.
    // swift-format-ignore-file
    import Foundation
    import NavigationModel


    """

  private func words(in tables: [String]) -> String {
    let words = Set(protocols.flatMap { $0.methods.map(\.word) }).sorted()
    return """
      nonisolated extension DelegateCall {
      \(words.map { "  package static let \($0) = Self(\"\($0)\")" }.joined(separator: "\n"))
      }

      extension Calls {
        /// The rows of all protocols.
        static var ofProtocols: [CallRow] {
          \(tables.map { "\($0).rows" }.joined(separator: "\n      + "))
        }
      }

      """
  }

  private func calls(of protocols: [DelegateProtocol], in table: String) -> String {
    let name = table.split(separator: ".").last ?? ""
    let rows = protocols.flatMap { of in of.methods.map { call(of: $0, in: of) } }
    let names = protocols.flatMap { $0.methods.map { "\($0.name).row" } }
    return """
      extension \(protocols[0].owner) {
        /// The calls to what its program gives it.
        enum \(name) {
      \(rows.joined(separator: "\n"))

          static var rows: [CallRow] {
            [\(names.joined(separator: ", "))]
          }
        }
      }

      """
  }

  private func call(of method: DelegateProtocol.Method, in of: DelegateProtocol) -> String {
    func closure(_ expression: String) -> String {
      "{ (owner: \(of.owner)) in \(expression.replacing("$0", with: "owner")) }"
    }
    var arguments = [".\(method.word)", "\"\(method.selector)\"", "to: \(closure(of.receiver))"]
    if let overridable = of.overridable { arguments.append("or: \(closure(overridable))") }
    if let answer = method.answerWithoutReceiver { arguments.append("default: \(answer)") }
    if !method.isRecorded { arguments.append("isRecorded: false") }
    if let beat = method.beat { arguments.append("in: .\(beat)") }
    return "    static let \(method.name) = Call(\(arguments.joined(separator: ", ")))"
  }

  private func bodies(of protocol: DelegateProtocol) -> String {
    let bodies = `protocol`.methods.compactMap(body)
    if bodies.isEmpty { return "" }
    return "extension \(`protocol`.name) {\n\(bodies.joined(separator: "\n"))\n}\n"
  }

  private func body(of method: DelegateProtocol.Method) -> String? {
    if !method.hasWrittenBody || (method.result != nil && method.answer == nil) { return nil }
    let answer = method.answer.map { "\($0), " } ?? ""
    let isConstant = method.answer?.wholeMatch(of: DelegateProtocol.Method.constant) != nil
    let what = isConstant ? "`\(method.answer ?? "")`" : "What UIKit does"
    return """
        /// \(method.answer == nil ? "Does nothing." : "\(what) where it is left out.")
        public \(method.declaration) { DefaultBody.reached(\(answer)by: self) }
      """
  }
}

extension DelegateProtocol.Method {
  /// An answer that is the same for all arguments.
  fileprivate static var constant: Regex<Substring> { /true|false|nil|-?\d+|\.\w+/ }

  /// What counts where nothing receives the call: the default, if that is a constant, else nothing.
  fileprivate var answerWithoutReceiver: String? {
    guard let result else { return isRecorded ? nil : "()" }
    if let otherwise { return "\(otherwise) as \(result)" }
    if result.hasSuffix("?") { return "nil as \(result)" }
    guard let answer, answer.wholeMatch(of: Self.constant) != nil else {
      return "nil as \(result.hasPrefix("any ") ? "(\(result))" : result)?"
    }
    return "\(answer) as \(result)"
  }
}
