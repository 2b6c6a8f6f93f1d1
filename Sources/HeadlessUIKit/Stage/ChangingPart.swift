import NavigationModel

/// A part of the screen that changes by a row and is no controller, such as an alert view: it plays the
/// beats that only it knows.
protocol ChangingPart {
  /// Plays a beat of its row.
  func play(_ beat: Beat)
}
