import Foundation

/// What a configuration depends on.
///
/// [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol)
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates the state of an environment.
  init(traitCollection: UITraitCollection)
  /// The environment.
  var traitCollection: UITraitCollection { get set }
}

/// What depends on the environment of a controller without contents, and on what is searched for.
///
/// [UIContentUnavailableConfigurationState](https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct)
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil without a search.
  public var searchText: String?

  /// Creates the state of an environment, without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
