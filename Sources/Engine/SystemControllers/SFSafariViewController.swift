import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows a page of the web.
///
/// A tap on Done dismisses it, then its delegate is notified (F121).
/// [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller)
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// Is notified when the page has been loaded and when the user is done; not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The address.
  open private(set) var url: URL
  /// How it was configured.
  open private(set) var configuration: Configuration
  /// What the button that dismisses it shows; kept, no effect.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colours of its bars; kept, no effect.
  open var preferredBarTintColor: UIColor?, preferredControlTintColor: UIColor?
  private var isLoaded = false

  /// Creates a controller for an address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for the address in an archive; nil without one.
  ///
  /// UIKit has no such initializer.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding,
      let text = coder.decodeObject(forKey: Self.urlKey) as? String, let url = URL(string: text)
    else { return nil }
    (self.url, configuration) = (url, Configuration())
    super.init(coder: coder)
  }

  /// Archives the address.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(url.absoluteString as Any, forKey: Self.urlKey)
  }

  private static let urlKey = "SFURL"

  /// Called when it has appeared: the page is loaded in the next turn.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isLoaded else { return }
    isLoaded = true
    stage.after(.zero) { [weak self] in
      guard let self else { return }
      notifyDelegate(
        DelegateNotification(call: .didCompleteInitialLoad, words: ["true"]) { [self] in
          $0.safariViewController(self, didCompleteInitialLoad: true)
        })
    }
  }

  /// How it behaves.
  @preconcurrency @MainActor
  public final class Configuration {
    /// Whether it begins in the reader; kept, no effect.
    public var entersReaderIfAvailable = false
    /// Whether its bars collapse; kept, no effect.
    public var barCollapsingEnabled = true

    /// Creates a configuration.
    public init() {}
  }

  /// What the button that dismisses it shows.
  nonisolated public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  nonisolated deinit {}
}

extension SFSafariViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinish: "safariViewControllerDidFinish(_:)",
      .didCompleteInitialLoad: "safariViewController(_:didCompleteInitialLoad:)",
    ]
  }

  package var listener: (any SFSafariViewControllerDelegate)? { delegate }

  package var outcomes: [SystemOutcome<any SFSafariViewControllerDelegate>] {  // F121
    [
      .done(.didFinish) { [self] in $0.safariViewControllerDidFinish(self) }
        .closing(.beforeCallsWhenGone),
      .cancel(.didFinish) { [self] in $0.safariViewControllerDidFinish(self) }
        .closing(.beforeCallsWhenGone),
    ]
  }
}

/// Methods to respond to the page and to the end.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the user is done, and the controller is gone.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the page has been loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { DefaultBody.reached(by: self) }
}
