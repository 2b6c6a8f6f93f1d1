import EscapedText

/// The coverage of the tests of several files, as readable lines.
///
///     coverage
///       a_spec.lua   2 screens, 3 transitions, 8 callbacks, 0 warnings
///       in all       2 screens, 3 transitions, 8 callbacks, 0 warnings
///
///       screens
///         4  Detail
///         9  Home
///         never on screen: Settings
nonisolated struct CoverageText {
  private var files: [(path: String, coverage: Coverage)] = []

  /// Adds the coverage of the tests of a file.
  mutating func add(_ coverage: Coverage, of path: String) { files.append((path, coverage)) }

  /// The lines; none if nothing was measured.
  var lines: [String] {
    guard !files.isEmpty else { return [] }
    var total = Coverage()
    for file in files { total.add(file.coverage) }
    let rows = files + [(path: "in all", coverage: total)]
    let width = rows.map { $0.path.escaped.count }.max() ?? 0
    let summaries = rows.map { row in
      let padding = String(repeating: " ", count: width - row.path.escaped.count)
      return "  \(row.path.escaped)\(padding)   \(Self.summary(of: row.coverage))"
    }
    return ["coverage"] + summaries + Coverage.Kind.allCases.flatMap { Self.list($0, of: total) }
      + [""]
  }

  private static func summary(of coverage: Coverage) -> String {
    Coverage.Kind.allCases.map { kind in
      let count = coverage[kind].count
      return "\(count) \(count == 1 ? String(kind.rawValue.dropLast()) : kind.rawValue)"
    }.joined(separator: ", ")
  }

  private static func list(_ kind: Coverage.Kind, of coverage: Coverage) -> [String] {
    let names = coverage[kind].sorted { $0.key < $1.key }
    let missing = coverage.missing(kind)
    guard !names.isEmpty || !missing.isEmpty else { return [] }
    let width = names.map { String($0.value).count }.max() ?? 0
    let lines = names.map { name, count in
      let padding = String(repeating: " ", count: width - String(count).count)
      return "    \(padding)\(count)  \(name.escaped)"
    }
    return ["", "  \(kind.rawValue)"] + lines + remark(on: missing, of: kind)
  }

  private static func remark(on missing: [String], of kind: Coverage.Kind) -> [String] {
    guard !missing.isEmpty else { return [] }
    if kind == .warnings { return ["    \(missing.count) others never happened"] }
    let words = kind == .screens ? "loaded, but never on screen" : "never called"
    return ["    \(words): \(missing.map(\.escaped).joined(separator: ", "))"]
  }
}
