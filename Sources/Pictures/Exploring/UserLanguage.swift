/// The language in which it is written what the user of an app does.
nonisolated package enum UserLanguage: Sendable {
  case lua, swift

  /// What lets time pass.
  func wait(_ time: Duration) -> String {
    switch self {
    case .lua: "wait(\(time.seconds))"
    case .swift: "\(Self.advance)\(time.seconds)))"
    }
  }

  /// What turns the device upright, or to its side.
  func turn(toPortrait isPortrait: Bool) -> String {
    let side = isPortrait ? "portrait" : "landscape"
    return switch self {
    case .lua: "user.rotate(\"\(side)\")"
    case .swift: "stage.user.rotate(to: .\(side))"
    }
  }

  /// How much time a statement of Swift lets pass; nil if it does something else.
  static func time(in statement: String) -> Duration? {
    guard statement.hasPrefix(advance) else { return nil }
    return Double(statement.dropFirst(advance.count).dropLast(2)).map(Duration.seconds)
  }

  private static let advance = "stage.advance(by: .seconds("
}

nonisolated extension Duration {
  /// The seconds in digits, a whole number of milliseconds that isn't less.
  var seconds: String {
    let (whole, rest) = components
    let milliseconds = whole * 1000 + rest / 1_000_000_000_000_000
    let value = Double(milliseconds + (rest % 1_000_000_000_000_000 > 0 ? 1 : 0)) / 1000
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
