extension UIScene {
  /// How a scene is brought to the front.
  @preconcurrency @MainActor
  public final class ActivationRequestOptions {
    /// The scene that asks for it; kept, no effect.
    public var requestingScene: UIScene?

    /// Creates options.
    public init() {}
  }
}
