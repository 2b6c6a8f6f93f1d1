import EscapedText

/// Annotations in the format of GitHub's workflows, which shows them beside the source.
struct GitHubReport: Report {
  func text(for event: RunEvent) -> String {
    if case .remarked(let text) = event { return "::warning ::\(Self.coded(text.escaped))\n" }
    guard case .testEnded(let result) = event else { return "" }
    if result.madeNoAssertion {
      return "::warning file=\(Self.path(result.id.file)),line="
        + "\(result.id.line),title=\(Self.coded(result.id.title.escaped, alsoIn: ":,"))::"
        + "the test made no assertion\n"
    }
    guard result.outcome.isFailure else { return "" }
    let place = result.problems.first.map(\.place).flatMap { $0.isEmpty ? nil : $0 }
    let parts = (place ?? result.id.place).split(separator: ":").map(String.init)
    let line = parts.count > 1 ? Int(parts[parts.count - 1]) : nil
    let file = line == nil ? result.id.file : parts.dropLast().joined(separator: ":")
    var properties = ["file=\(Self.path(file))"]
    if let line { properties.append("line=\(line)") }
    properties.append("title=\(Self.coded(result.id.title.escaped, alsoIn: ":,"))")
    let lines = result.problems.flatMap { ProblemText($0).lines } + result.filmLines
    let message = lines.joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(Self.coded(message))\n"
  }

  private static let codes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C",
  ]

  /// A path as GitHub matches it with the files of a change.
  private static func path(_ file: String) -> String {
    coded(String(file.trimmingPrefix("./")).escaped, alsoIn: ":,")
  }

  private static func coded(_ text: String, alsoIn signs: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isCoded = ["%", "\r", "\n"].contains(scalar) || signs.unicodeScalars.contains(scalar)
      if isCoded, let code = codes[scalar] {
        result += code
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
