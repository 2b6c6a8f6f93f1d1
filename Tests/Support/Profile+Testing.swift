import NavigationModel
import Testing

/// A case is named after its profile, not after all that is in it.
extension Profile: CustomTestStringConvertible {
  public var testDescription: String { name }
}
