import Persistence

/// What is kept of a program's controllers while the program does not run.
nonisolated struct RestorationArchive {
  /// What the application's delegate stored.
  var application: [String: StoredValue]
  /// The roots of the windows, in the order of the windows; nil for one without an identifier.
  var roots: [RestorationPath?]
  /// The controllers, each after the one it is in.
  var entries: [Entry]

  /// A controller.
  struct Entry {
    let path: RestorationPath
    /// The index of the one it is in.
    let owner: Int?
    /// The name of its restoration class.
    let className: String?
    /// What it stored.
    let state: [String: StoredValue]
    /// What its views stored.
    let views: [StoredValue]
  }

  /// The form of the archive; others are not read.
  private static let version = 1

  /// The archive as a plain value.
  var stored: StoredValue {
    .record([
      "version": .integer(Self.version), "application": .record(application),
      "roots": .list(roots.map { $0?.stored ?? .bool(false) }),
      "controllers": .list(entries.map(\.stored)),
    ])
  }

  /// An archive of these parts.
  init(application: [String: StoredValue], roots: [RestorationPath?], entries: [Entry]) {
    self.application = application
    self.roots = roots
    self.entries = entries
  }

  /// The archive that a value holds; nil where it holds none.
  ///
  /// Controllers that make no sense are left out, and those that are in them.
  init?(_ value: StoredValue) {
    guard let record = value.record, record["version"] == .integer(Self.version) else { return nil }
    application = record["application"]?.record ?? [:]
    roots = (record["roots"]?.list ?? []).map { RestorationPath($0) }
    entries = []
    // Where each controller of the value went; nil for one that was left out.
    var places: [Int?] = []
    for value in record["controllers"]?.list ?? [] {
      let entry = Entry(value, among: places)
      places.append(entry == nil ? nil : entries.count)
      if let entry { entries.append(entry) }
    }
  }
}

nonisolated extension RestorationArchive.Entry {
  /// The controller as a plain value.
  fileprivate var stored: StoredValue {
    var record: [String: StoredValue] = ["path": path.stored, "state": .record(state)]
    record["owner"] = owner.map { .integer($0) }
    record["class"] = className.map { .string($0) }
    if !views.isEmpty { record["views"] = .list(views) }
    return .record(record)
  }

  /// The controller that a value describes; its owner has to be one of those before it.
  fileprivate init?(_ value: StoredValue, among places: [Int?]) {
    guard let record = value.record, let path = record["path"].flatMap({ RestorationPath($0) })
    else { return nil }
    self.path = path
    switch record["owner"] {
    case nil: owner = nil
    case .integer(let index) where places.indices.contains(index):
      guard let place = places[index] else { return nil }
      owner = place
    default: return nil
    }
    className = if case .string(let name) = record["class"] { name } else { nil }
    state = record["state"]?.record ?? [:]
    views = record["views"]?.list ?? []
  }
}

nonisolated extension StoredValue {
  /// The values by key; nil where it is no record.
  var record: [String: StoredValue]? {
    if case .record(let record) = self { record } else { nil }
  }

  /// The values in order; nil where it is no list.
  var list: [StoredValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The text; nil where it is none.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
