/// What has to update its properties (H75).
struct PropertyRequests: OptionSet {
  let rawValue: UInt8

  /// A view itself.
  static let own = PropertyRequests(rawValue: 1)
  /// The controller whose view it is.
  static let ofController = PropertyRequests(rawValue: 2)
  /// Both.
  static let all: PropertyRequests = [.own, .ofController]
}
