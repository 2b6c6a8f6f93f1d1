import Combine
import UIKit

public final class Cart: ObservableObject {
  @Published public private(set) var goods: [String] = []
  public let checkouts = PassthroughSubject<Int, Never>()

  public init() {}

  public func add(_ name: String) { goods.append(name) }
}

/// Shows the number of goods in the badge of a tab.
@MainActor public final class CartCoordinator {
  private let cart: Cart
  private let tabs: UITabBarController
  private var links: Set<AnyCancellable> = []

  public init(_ cart: Cart, in tabs: UITabBarController) {
    (self.cart, self.tabs) = (cart, tabs)
    cart.$goods.map(\.count).removeDuplicates().map { $0 == 0 ? nil : "\($0)" }
      .sink { [weak self] in self?.tabs.viewControllers?.first?.tabBarItem.badgeValue = $0 }
      .store(in: &links)
    cart.checkouts.receive(on: DispatchQueue.main).sink { [weak self] index in
      self?.tabs.selectedIndex = index
    }
    .store(in: &links)
  }
}

/// A number that several threads may change.
public final class Counter: NSLock, @unchecked Sendable {
  private var count = 0

  public func next() -> Int {
    lock()
    defer { unlock() }
    count += 1
    return count
  }
}

public enum Labels {
  @MainActor public static func price(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = plain.withSymbolicTraits(.traitBold) ?? plain
    let font = UIFont(descriptor: bold, size: 0)
    return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
  }
}
