import NavigationModel

/// A request that a window has another root.
struct RootAttempt: Attempt {
  /// The window.
  let window: UIWindow
  /// Its root to be; nil for none.
  let root: UIViewController?

  var stage: Stage { window.stage }

  private var former: UIViewController? { window.rootViewController }
  /// What stays behind; not the new root itself, whose presentation ends.
  private var presented: UIViewController? {
    former.flatMap { stage.presented(by: $0) }.flatMap { $0 === root ? nil : $0 }
  }

  /// What a root has to meet.
  static let conditions = [
    Condition<RootAttempt>(  // P88
      .rootSwapped, .warns, if: { $0.presented != nil },
      names: { attempt in [attempt.former, attempt.presented].map { attempt.stage.describe($0) } },
      because: { attempt in
        attempt.former.flatMap {
          attempt.stage.hierarchy.activity(of: $0.id, in: attempt.stage.trace)
        }
      })
  ]
}
