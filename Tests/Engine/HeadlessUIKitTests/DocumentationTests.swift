import Foundation
import HeadlessUIKit
import Support
import Testing

// The listings of HeadlessUIKit.docc, verbatim; the last test compares them.

private final class App {
  let window = UIWindow()
  let navigation: UINavigationController

  init() {
    let list = UIViewController()
    list.title = "List"
    navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}

private final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
  }
}

@MainActor
private final class CheckoutCoordinator {
  let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func showBasket() {
    let basket = UIViewController()
    basket.title = "Basket"
    navigation.pushViewController(basket, animated: true)
  }

  func askToSignIn() {
    let login = UIViewController()
    login.title = "Sign in"
    login.modalPresentationStyle = .fullScreen
    navigation.present(login, animated: true)
  }
}

struct DocumentationTests {
  @Test @MainActor func signingInCoversTheBasket() {
    let stage = Stage()
    stage.asCurrent {
      let app = App()
      let coordinator = CheckoutCoordinator(navigation: app.navigation)
      coordinator.showBasket()
      stage.settle()
      #expect(app.navigation.topViewController?.title == "Basket")

      stage.clearTrace()
      coordinator.askToSignIn()
      stage.settle()
      #expect(app.navigation.presentedViewController?.title == "Sign in")
      let lines = stage.trace.events.filter { $0.name == "Basket" }.map(\.text)
      #expect(
        lines == ["Basket viewWillDisappear(animated)", "Basket viewDidDisappear(animated)"])
    }
  }

  @Test func aUserGoesBackOnce() throws {
    let stage = Stage()
    let app = stage.asCurrent { App() }
    stage.asCurrent { app.navigation.pushViewController(UIViewController(), animated: true) }
    stage.settle()
    try stage.user.back()
    stage.settle()
    #expect(throws: Stage.User.Failure.ignored("there is no back button on screen")) {
      try stage.user.back()
    }
    #expect(app.navigation.viewControllers.count == 1)
  }

  @Test func landingPageShowsAWindow() {
    let stage = Stage()
    let window = stage.asCurrent {
      let list = UIViewController()
      list.title = "List"
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: list)
      window.makeKeyAndVisible()
      return window
    }
    stage.settle()
    #expect(window.rootViewController?.isViewLoaded == true)
    #expect(stage.trace.events.contains { $0.text == "List viewDidAppear" })
  }

  @Test func pushRunsInTwoSteps() {
    let stage = Stage()
    let app = stage.asCurrent { App() }
    stage.settle()
    stage.asCurrent {
      app.navigation.pushViewController(DetailViewController(), animated: true)
    }
    stage.settle()
    #expect(app.navigation.topViewController?.title == "Detail")
    stage.clearTrace()

    stage.asCurrent { app.navigation.pushViewController(UIViewController(), animated: true) }
    stage.endTurn()  // viewWillDisappear, viewWillAppear
    #expect(stage.trace.events.contains { $0.text == "Detail viewWillDisappear(animated)" })
    #expect(!stage.trace.events.contains { $0.callback == "viewDidDisappear" })
    stage.advance(by: .milliseconds(350))  // viewDidDisappear, viewDidAppear
    #expect(stage.trace.events.contains { $0.text == "Detail viewDidDisappear(animated)" })

    let raised = stage.exceptions {
      app.navigation.pushViewController(UINavigationController(), animated: false)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    let lines = stage.trace.events.map { "\($0.at) \($0.text)" }
    #expect(lines.contains("0.7 seconds UIViewController#4 viewDidAppear(animated)"))
  }

  /// Every line of a listing is in this file, except for manifests and imports.
  @Test func listingsAreCompiled() throws {
    let here = URL(filePath: #filePath)
    let known = Set(try lines(of: String(contentsOf: here, encoding: .utf8)))
    let catalog = try Repository.file("HeadlessUIKit/HeadlessUIKit.docc")
    let articles = try FileManager.default.contentsOfDirectory(
      at: catalog, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    #expect(articles.count == 6)
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      for listing in text.components(separatedBy: "```swift\n").dropFirst() {
        let code = lines(of: listing.components(separatedBy: "```")[0])
        if code.contains(where: { $0.hasPrefix(".target(") || $0.hasPrefix("#if") }) { continue }
        for line in code where !known.contains(line) {
          Issue.record("\(article.lastPathComponent): not compiled: \(line)")
        }
      }
    }
  }

  private func lines(of text: String) -> [String] {
    text.replacing("private ", with: "").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
