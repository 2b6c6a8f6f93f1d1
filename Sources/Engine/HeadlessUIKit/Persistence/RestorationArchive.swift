import NavigationModel
import StoredValues

/// The saved state of a program's controllers between two runs.
nonisolated struct RestorationArchive {
  /// The values that the application delegate stored.
  var application: [String: StoredValue]
  /// The roots of the windows, in the order of the windows; nil for one without an identifier.
  var roots: [RestorationPath?]
  /// The controllers, each after its owner.
  var entries: [ArchivedController]

  /// A controller.
  struct ArchivedController {
    let path: RestorationPath
    /// The index of its owner.
    let owner: Int?
    /// The name of its restoration class.
    let className: String?
    /// The values that it stored.
    let state: [String: StoredValue]
    /// The values that its views stored.
    let views: [StoredValue]
  }

  /// The version of the format; archives of other versions are not read.
  private static let version = 1

  /// The archive as a plain value.
  var stored: StoredValue {
    .record([
      "version": .integer(Self.version), "application": .record(application),
      "roots": .list(roots.map { $0?.stored ?? .bool(false) }),
      "controllers": .list(entries.map(\.stored)),
    ])
  }

  /// Creates an archive from these parts.
  init(application: [String: StoredValue], roots: [RestorationPath?], entries: [ArchivedController])
  {
    self.application = application
    self.roots = roots
    self.entries = entries
  }

  /// Reads the archive from a value; nil if it contains none.
  ///
  /// Invalid controllers are left out, including those inside them.
  init?(_ value: StoredValue) {
    guard let record = value.record, record["version"] == .integer(Self.version) else { return nil }
    application = record["application"]?.record ?? [:]
    roots = (record["roots"]?.list ?? []).map { RestorationPath($0) }
    entries = []
    // The new index of each controller of the value; nil for one that was left out.
    var places: [Int?] = []
    for value in record["controllers"]?.list ?? [] {
      let entry = ArchivedController(value, among: places)
      places.append(entry == nil ? nil : entries.count)
      if let entry { entries.append(entry) }
    }
  }
}

nonisolated extension RestorationArchive.ArchivedController {
  /// The controller as a plain value.
  fileprivate var stored: StoredValue {
    var record: [String: StoredValue] = ["path": path.stored, "state": .record(state)]
    record["owner"] = owner.map { .integer($0) }
    record["class"] = className.map { .string($0) }
    if !views.isEmpty { record["views"] = .list(views) }
    return .record(record)
  }

  /// Reads a controller from a value; its owner must be one of the previous controllers.
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
  /// The values by key; nil if it is not a record.
  var record: [String: StoredValue]? {
    if case .record(let record) = self { record } else { nil }
  }

  /// The values in order; nil if it is not a list.
  var list: [StoredValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The text; nil if it is not a text.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// The way in which a coder stores controllers, and finds them again.
nonisolated struct ControllerReferences: Sendable {
  /// The path of a controller; nil if it has none by which it could be found again.
  let path: @MainActor @Sendable (UIViewController) -> RestorationPath?
  /// The controller at a path.
  let controller: @MainActor @Sendable (RestorationPath) -> UIViewController?

  /// References to the live controllers of a world.
  @MainActor static func living(on stage: Stage) -> ControllerReferences {
    ControllerReferences(
      path: { [weak stage] controller in
        guard let stage, controller.stage === stage,
          let components = controller.restorationComponents,
          let number = stage.controllers(at: components).firstIndex(of: controller)
        else { return nil }
        return RestorationPath(components, number: number)
      },
      controller: { [weak stage] path in
        let candidates = stage?.controllers(at: path.components) ?? []
        return candidates.indices.contains(path.number) ? candidates[path.number] : nil
      })
  }
}
