/// A name under which programs know something elsewhere or knew it in older releases, and the line
/// to type here.
///
///     Spelling("presentModalViewController:animated:", "present(controller, animated)", since: 5)
nonisolated package struct Spelling: Hashable, Sendable {
  /// The name, as its language writes it.
  package let name: String
  /// The line to type; nil if there is nothing to type.
  package let line: String?
  /// Why there is nothing to type, or what else to know: a clause.
  package let note: String?
  /// The release that renamed it; nil if only its language writes it differently.
  package let since: Int?
  /// Whether it differs from a callback in capitals only.
  package internal(set) var isMistypedCallback = false

  /// Creates the spelling of something that there is here.
  package init(_ name: String, _ line: String, since: Int? = nil, note: String? = nil) {
    self.name = name
    self.line = line
    self.note = note
    self.since = since
  }

  /// Creates the spelling of something that there isn't.
  package init(_ name: String, note: String) {
    self.name = name
    self.line = nil
    self.note = note
    self.since = nil
  }

  /// The answer, a clause: "`hidden` is `isHidden` here".
  package var text: String {
    guard let line else { return "`\(name)` isn't needed here: \(note ?? "")" }
    let renamed = since.map { " (renamed in iOS \($0))" } ?? ""
    return "`\(name)` is `\(line)` here\(renamed)" + (note.map { ": \($0)" } ?? "")
  }

  /// The key of a name: scripts can write the colons of a selector as underscores only, and capitals
  /// don't matter.
  static func key(of name: String) -> String {
    var key = name.lowercased()
    key.replace("_", with: ":")
    while key.last == ":" { key.removeLast() }
    return key
  }

  /// The key of its selector without colons: `pushviewcontrolleranimated`.
  var joinedKey: String { Self.key(of: name).filter { $0 != ":" } }

  /// The key of the first part of its selector.
  var firstKey: String { String(Self.key(of: name).prefix { $0 != ":" }) }
}
