/// What only Apple's platforms have, by name.
public enum AppleOnly {
  /// What is said of a function or method that needs Objective-C's run time; nil for others.
  public static func text(about name: String) -> String? {
    let base = name.prefix { $0 != "(" }
    let known = ObjectiveCOnly.calls.merging(ObjectiveCOnly.overrides) { call, _ in call }
    return known[name] ?? known["." + name]
      ?? known.sorted { $0.key < $1.key }.first {
        $0.key.prefix { $0 != "(" }.trimmingPrefix(".") == base
      }?.value
  }

  /// Whether a name is that of a framework that isn't there.
  public static func isAbsent(_ framework: String) -> Bool {
    AppleModule.absent.contains(framework)
  }
}
