import SwiftUI
import UIKit

/// Shows a view of SwiftUI's in a stack of UIKit's.
@MainActor
public final class CartFlow {
  public let stack = UINavigationController()
  public let cart = Cart()
  public private(set) var note = ""
  public private(set) var payments = 0

  public init() {}

  public var view: CartView {
    CartView(cart: cart, note: Binding(get: { self.note }, set: { self.note = $0 })) {
      [weak self] in
      self?.payments += 1
    }
  }

  public func start() {
    let host = UIHostingController(rootView: view.environmentObject(cart).framed())
    host.title = "Cart"
    stack.pushViewController(host, animated: false)
  }

  public func explain() {
    let text = VStack(spacing: 8) {
      Text("Why?").font(.title)
      if cart.items.isEmpty { Text("It is empty.") } else { Divider() }
    }
    stack.pushViewController(UIHostingController(rootView: text), animated: false)
  }
}
