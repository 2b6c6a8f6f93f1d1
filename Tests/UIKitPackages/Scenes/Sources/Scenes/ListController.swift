import UIKit

public final class ListController: UITableViewController {
  public var chosen: String?

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? DetailController)?.name = sender as? String
  }

  public func choose(_ name: String) { performSegue(withIdentifier: "detail", sender: name) }
}

public class DetailController: UIViewController {
  public var name: String?
  public let isFromFile: Bool

  public init(name: String) {
    (self.name, isFromFile) = (name, false)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    isFromFile = true
    super.init(coder: coder)
  }
}

/// The class of a stack is chosen when the program runs.
public enum Stacks {
  public static var kind: UINavigationController.Type = UINavigationController.self

  @MainActor public static func make(
    around root: UIViewController, _ screen: UIViewController.Type
  ) -> UINavigationController {
    let stack = kind.init(rootViewController: root)
    stack.pushViewController(screen.init(), animated: false)
    return stack
  }
}
