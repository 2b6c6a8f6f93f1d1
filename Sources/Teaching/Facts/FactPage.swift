/// A parsed page of `docs/facts`.
package struct FactPage: Sendable {
  /// The facts that it defines, in order.
  package private(set) var facts: [Fact] = []
  /// The departures from the form of a page, a sentence each.
  package private(set) var problems: [String] = []
  private let name: String

  /// Parses the text of a page.
  package init(_ name: String, _ text: String) {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("### ") }
    for start in starts {
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("#") } ?? lines.endIndex
      read(lines[start].dropFirst(4), lines[(start + 1)..<end], at: start + 1)
    }
  }

  private mutating func read(_ heading: Substring, _ body: ArraySlice<Substring>, at line: Int) {
    let place = "\(name).md:\(line)"
    guard let tag = Tag(heading) else {
      problems.append("\(place): '\(heading)' is not a tag")
      return
    }
    let end = body.firstIndex { $0.hasPrefix("- Strength: ") } ?? body.endIndex
    let fields = body[end...].filter { !$0.isEmpty }.compactMap(Self.field)
    let names = fields.prefix(3).map(\.name)
    let departures = fields.dropFirst(3).compactMap(Self.departure)
    guard names == ["Strength", "Releases", "Source"], departures.count == fields.count - 3,
      departures.count <= 1
    else {
      problems.append("\(place): \(tag.text) has the fields \(fields.map(\.name))")
      return
    }
    let statement = body[..<end].joined(separator: "\n").trimmed
    if statement.isEmpty { problems.append("\(place): \(tag.text) states nothing") }
    facts.append(
      Fact(
        tag: tag, page: name, statement: statement, strength: fields[0].value,
        releases: fields[1].value, source: fields[2].value, departure: departures.first))
  }

  private static func field(_ line: Substring) -> (name: String, value: String)? {
    guard line.hasPrefix("- "), let colon = line.firstRange(of: ": ") else { return nil }
    return (String(line[..<colon.lowerBound].dropFirst(2)), String(line[colon.upperBound...]))
  }

  private static func departure(_ field: (name: String, value: String)) -> Fact.Departure? {
    Fact.Kind(rawValue: field.name).map { Fact.Departure(kind: $0, reason: field.value) }
  }
}

extension String {
  /// Removes the empty lines at both ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
