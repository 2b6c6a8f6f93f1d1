import Foundation
import NavigationModel
import StoredValues

extension NSUserActivity {
  private static let type = "type"
  private static let title = "title"
  private static let userInfo = "userInfo"
  private static let webpage = "webpage"
  private static let target = "target"

  /// Its `userInfo` as plain values by key; what can't be stored is reported, and left out.
  package func userInfoValues(on stage: Stage) -> [String: StoredValue] {
    let coder = RestorationCoder(on: stage)
    for (key, value) in userInfo ?? [:] {
      if let key = key.base as? String { coder.encode(Self.plain(value), forKey: key) }
    }
    return coder.values
  }

  /// The entries of a `userInfo` that are stored as plain values by key.
  package static func entries(
    _ values: [String: StoredValue], on stage: Stage
  ) -> [AnyHashable: Any] {
    let coder = RestorationCoder(on: stage)
    coder.values = values
    var entries: [AnyHashable: Any] = [:]
    for key in values.keys { entries[key] = coder.decodeObject(forKey: key) }
    return entries
  }

  /// It as a plain value; what can't be stored in its `userInfo` is reported, and left out.
  func stored(on stage: Stage) -> StoredValue {
    var record: [String: StoredValue] = [Self.type: .string(activityType)]
    record[Self.title] = title.map { .string($0) }
    if userInfo != nil { record[Self.userInfo] = .record(userInfoValues(on: stage)) }
    record[Self.webpage] = webpageURL.map { .string($0.absoluteString) }
    record[Self.target] = targetContentIdentifier.map { .string($0) }
    return .record(record)
  }

  /// Reads an activity from a value; nil if it contains none.
  convenience init?(_ value: StoredValue, on stage: Stage) {
    guard let record = value.record, let type = record[Self.type]?.text else { return nil }
    self.init(activityType: type)
    title = record[Self.title]?.text
    webpageURL = record[Self.webpage]?.text.flatMap { URL(string: $0) }
    targetContentIdentifier = record[Self.target]?.text
    userInfo = record[Self.userInfo]?.record.map { Self.entries($0, on: stage) }
  }

  /// A URL or an identifier as a text, any other value as it is.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let url as URL: url.absoluteString
    case let identifier as UUID: identifier.uuidString
    default: value
    }
  }
}

/// What outlives a launch of the sessions of scenes.
nonisolated struct StoredSession {
  /// The identifier.
  let identifier: String
  /// The activity, as a plain value; nil for none.
  let activity: StoredValue?

  /// Creates a session from these parts.
  init(identifier: String, activity: StoredValue?) {
    self.identifier = identifier
    self.activity = activity
  }

  /// It as a plain value.
  var stored: StoredValue {
    var record: [String: StoredValue] = ["identifier": .string(identifier)]
    record["activity"] = activity
    return .record(record)
  }

  /// Reads a session from a value; nil if it contains none.
  init?(_ value: StoredValue) {
    guard let record = value.record, let identifier = record["identifier"]?.text else {
      return nil
    }
    self.init(identifier: identifier, activity: record["activity"])
  }
}
