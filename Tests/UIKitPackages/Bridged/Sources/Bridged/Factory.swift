#if os(iOS)
  import UIKit
#elseif os(macOS)
  import AppKit
#endif

/// Makes screens whose class is known when the program runs.
@MainActor
public struct Factory {
  public var kind: UIViewController.Type

  public init(_ kind: UIViewController.Type) { self.kind = kind }

  #if os(iOS)
    public func make() -> UIViewController { kind.init(nibName: nil, bundle: nil) }
  #elseif os(macOS)
    public func make() -> NSViewController { NSViewController() }
  #endif
}

/// Passes messages on, where that can be done.
@MainActor
public class Proxy: NSObject, UINavigationControllerDelegate {
  public weak var next: (any UINavigationControllerDelegate)?

  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || next?.responds(to: aSelector) == true
  }

  public override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}
