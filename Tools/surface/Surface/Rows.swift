import Foundation

/// What scripts have as Swift declares it: a member of a class is a row of its descriptor,
/// `.isToolbarHidden()` or `.isToolbarHidden("Whether …")`, an enumeration an extension without a body,
/// `extension UIBarStyle: LuaEnumeration {}`.
public struct Rows {
  /// The classes, and the names in their rows.
  public private(set) var names: [String: Set<String>] = [:]
  /// The enumerations.
  public private(set) var enumerations: Set<String> = []

  /// What descriptors have besides rows: members of these names are no rows.
  public static let others: Set<String> = [
    "calling", "callback", "children", "delegate", "description", "facts", "function",
    "initializer", "label", "map", "method", "noChildren", "property", "read", "reading", "reduce",
    "returning", "slot", "stringShorthand", "typed", "unretained",
  ]

  /// Reads the descriptors in a folder.
  public init(in folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("Generated") {
      add(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  /// Reads the descriptors of a text.
  public init(_ text: String) { add(text) }

  private mutating func add(_ text: String) {
    var type = ""
    let word = /ClassDescriptor<(?<type>[\w.]+)>|^ +\w*\.(?<name>\w+)\((?=\)|"|\n? *"|owned:)/
      .anchorsMatchLineEndings()
    for match in text.matches(of: word) {
      if let found = match.type { type = String(found) }
      if let name = match.name, !Self.others.contains(String(name)) {
        names[type, default: []].insert(String(name))
      }
    }
    for match in text.matches(of: /extension ([\w.]+): LuaEnumeration {}/) {
      enumerations.insert(String(match.1))
    }
  }
}
