import NavigationModel

/// A request that a window has another root.
struct RootAttempt: Attempt {
  /// The window.
  let window: UIWindow
  /// Its root to be; nil for none.
  let root: UIViewController?

  var stage: Stage { window.stage }

  private var presenter: Hierarchy.ID? { root.flatMap { stage.hierarchy[$0.id].presenter } }
  private var former: UIViewController? { window.rootViewController }
  private var presented: UIViewController? { former.flatMap { stage.presented(by: $0) } }

  /// What a root has to meet.
  static let conditions = [
    Condition<RootAttempt>(
      .alreadyOnScreen, if: { $0.presenter != nil },
      names: { attempt in
        [attempt.root, attempt.presenter.flatMap { attempt.stage.registry[$0] }].map {
          attempt.stage.describe($0)
        } + ["its window"]
      },
      because: { attempt in
        attempt.root.flatMap {
          attempt.stage.hierarchy.presentation(of: $0.id, in: attempt.stage.trace)
        }
      }),
    Condition<RootAttempt>(  // P88
      .rootSwapped, .warns, if: { $0.presented != nil },
      names: { attempt in [attempt.former, attempt.presented].map { attempt.stage.describe($0) } },
      because: { attempt in
        attempt.former.flatMap {
          attempt.stage.hierarchy.activity(of: $0.id, in: attempt.stage.trace)
        }
      }),
  ]
}
