import Foundation
import HeadlessUIKit
import NavigationModel

/// Offers services for something: to send it, to copy it, to open it elsewhere.
///
/// A popover on an iPad, which needs a source (P77). It dismisses itself, then its completion handler
/// is called (F121).
/// [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What the services get.
  open private(set) var activityItems: [Any]
  /// The services of the program.
  open private(set) var applicationActivities: [UIActivity]?
  /// The services that aren't offered; nil for all.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether a sheet of it shows all that it can at first (iOS 15); kept, no effect.
  open var allowsProminentActivity = true
  /// Called when it is gone: with the service, and whether it was performed; nil and false if the
  /// user cancelled (F121).
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    didSet { completion = completionWithItemsHandler.map(ActivityCompletion.init) }
  }
  private var completion: ActivityCompletion?

  /// What is called at the end.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Creates a controller for some items, with services of the program.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = Stage.current.traits.device == .iPad ? .popover : .automatic
  }

  /// Creates a controller without items; the coder is not read further.
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], nil)
    super.init(coder: coder)
  }

  /// Called when it has disappeared: a swipe or a tap outside cancels.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isDismissedByUser else { return }
    notifyDelegate(cancelled)
  }

  private var cancelled: DelegateNotification<ActivityCompletion> {
    DelegateNotification(call: .completionWithItemsHandler, words: ["nil", "false"]) {
      $0.body(nil, false, nil, nil)
    }
  }

  nonisolated deinit {}
}

/// The closure of an activity controller.
package final class ActivityCompletion {
  let body: UIActivityViewController.CompletionWithItemsHandler

  init(_ body: @escaping UIActivityViewController.CompletionWithItemsHandler) { self.body = body }

  nonisolated deinit {}
}

extension UIActivityViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [.completionWithItemsHandler: "completionWithItemsHandler"]
  }

  package var listener: ActivityCompletion? { completion }

  package var outcomes: [SystemOutcome<ActivityCompletion>] {  // F121
    [
      .pick(
        "the name of an activity", by: .completionWithItemsHandler, read: { [self] in type(of: $0) }
      ) {
        $0.body($1, true, nil, nil)
      }
      .closing(.beforeCallsWhenGone),
      .cancel(.completionWithItemsHandler, "nil", "false") { $0.body(nil, false, nil, nil) }
        .closing(.beforeCallsWhenGone),
    ]
  }

  /// The service that a name means: one that isn't excluded.
  private func type(of choice: Choice) -> UIActivity.ActivityType? {
    guard let name = choice.values.first as? String, choice.values.count == 1 else { return nil }
    let own = applicationActivities?.first { activity in
      HandlerCall.activityTitle.run { activity.activityTitle } == name
    }?.activityType
    let type = own ?? UIActivity.ActivityType(name: name)
    return excludedActivityTypes?.contains(type) == true ? nil : type
  }
}
