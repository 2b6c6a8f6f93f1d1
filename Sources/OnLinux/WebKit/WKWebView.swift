import Foundation
import HeadlessUIKit

@_exported import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A view for a web page; nothing is loaded, and what it was asked to load is kept.
///
/// [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview)
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// How it was set up.
  public let configuration: WKWebViewConfiguration
  /// Decides on pages, and is notified of them; kept, not called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows panels for pages; kept, not called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address that it was asked to load last.
  open private(set) var url: URL?
  /// The title of the page; nil, as there is none.
  open var title: String? { nil }
  /// Whether a page is being loaded; false.
  open var isLoading: Bool { false }
  /// How much of it is loaded.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether there is an earlier page.
  open var canGoBack: Bool { false }
  /// Whether there is a later page.
  open var canGoForward: Bool { false }
  /// Whether swipes show other pages; kept, no effect.
  open var allowsBackForwardNavigationGestures = false
  /// What it says it is; kept, no effect.
  open var customUserAgent: String?
  /// What shows a part of the page.
  public private(set) lazy var scrollView = UIScrollView(frame: bounds)
  /// What it was asked to load, in order.
  public private(set) var requestedURLs: [URL] = []

  /// Creates a view with a frame.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view of zero size; the coder is not read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Notes what is to be loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    if let url { requestedURLs.append(url) }
    Stage.current.noteStandIn(.webView)
    return WKNavigation()
  }

  /// Notes that a page is to be shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    Stage.current.noteStandIn(.webView)
    return WKNavigation()
  }

  /// Loads the page again; does nothing.
  @discardableResult
  open func reload() -> WKNavigation? { url == nil ? nil : WKNavigation() }

  /// Shows the page before; there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Shows the page after; there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Stops; does nothing.
  open func stopLoading() {}
}

/// How a web view is set up; kept, no effect.
///
/// [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration)
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether videos are played in the page.
  open var allowsInlineMediaPlayback = false
  /// What its user agent ends in.
  open var applicationNameForUserAgent: String?

  nonisolated deinit {}
}

/// A page that is loaded.
///
/// [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation)
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  nonisolated deinit {}
}

/// Methods about the pages of a web view; none is called.
///
/// [WKNavigationDelegate](https://developer.apple.com/documentation/webkit/wknavigationdelegate)
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// Methods about the panels of a page; none is called.
///
/// [WKUIDelegate](https://developer.apple.com/documentation/webkit/wkuidelegate)
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
