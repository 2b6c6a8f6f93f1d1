import struct Foundation.Calendar
import NavigationModel

/// What sources mustn't do, for the tests beside this file to find: none of it runs.
private enum SourceMistakes {
  static func needsData(_ text: String) -> String { "\(Calendar.current) \(text.capitalized)" }

  static func comparesReleases(_ profile: Profile, with other: Era) -> [Bool] {
    [
      profile.era < .iOS8,
      other == profile.era,
    ]
  }
}
