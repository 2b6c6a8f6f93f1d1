/// The amount of space in one direction.
///
/// [UIUserInterfaceSizeClass](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass)
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  init(_ size: Traits.SizeClass) { self = size == .compact ? .compact : .regular }
}
