import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Where the keyboard is, and how long it stays.
@MainActor
struct KeyboardPlaceTests {
  /// A world with a field in the view of its root.
  private func withField(
    _ traits: Traits = Traits(), _ body: (World, UIViewController, UITextField) -> Void
  ) {
    let world = World()
    world.stage.asCurrent {
      let (home, field) = (UIViewController(), UITextField())
      world.window.rootViewController = home
      home.view.addSubview(field)
      world.stage.settle()
      body(world, home, field)
    }
  }

  @Test func theGuideFollowsTheKeyboard() {  // E111
    withField { world, home, field in
      let guide = home.view.keyboardLayoutGuide
      #expect(guide === home.view.keyboardLayoutGuide && guide.owningView === home.view)
      let height = home.view.bounds.height
      let rest = home.view.safeAreaInsets.bottom
      #expect(guide.layoutFrame.minY == height - rest && guide.layoutFrame.maxY == height)
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame.height == 0)
      field.becomeFirstResponder()
      #expect(guide.layoutFrame.height == 216)
      #expect(guide.layoutFrame.width == home.view.bounds.width)
      let inner = UIView(frame: CGRect(x: 0, y: height - 300, width: 100, height: 200))
      home.view.addSubview(inner)
      // It ends 100 points above the lower edge.
      #expect(
        inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 84, width: 100, height: 116))
      #expect(UIView().keyboardLayoutGuide.layoutFrame.height == 0)
      field.resignFirstResponder()
      world.stage.settle()
      #expect(guide.layoutFrame.height == 0)
    }
  }

  @Test func theKeyboardTurnsWithTheDevice() {  // E104
    withField { world, _, field in
      field.becomeFirstResponder()
      world.stage.settle()
      let seen = KeyboardLog(on: world.stage)
      var traits = world.stage.traits
      traits.orientation = .landscape
      world.stage.setTraits(traits)
      #expect(seen.words == ["keyboardWillHide 216", "keyboardDidHide 216"])
      world.stage.settle()
      #expect(
        seen.words == [
          "keyboardWillHide 216", "keyboardDidHide 216", "keyboardWillShow 162",
          "keyboardDidShow 162",
        ])
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, true), (.pageSheet, false), (.fullScreen, false),
  ])
  func aFormSheetKeepsTheKeyboard(_ style: UIModalPresentationStyle, _ isKept: Bool) {  // E110
    withField { world, home, _ in
      let (form, field) = (UIViewController(), UITextField())
      form.modalPresentationStyle = style
      #expect(form.disablesAutomaticKeyboardDismissal == isKept)
      home.present(form, animated: true)
      form.view.addSubview(field)
      world.stage.settle()
      field.becomeFirstResponder()
      world.stage.settle()
      let seen = KeyboardLog(on: world.stage)
      field.resignFirstResponder()
      world.stage.settle()
      #expect(seen.words.isEmpty == isKept)
      #expect(!field.isFirstResponder)
      form.dismiss(animated: true)
      world.stage.settle()
      #expect(seen.words == ["keyboardWillHide 216", "keyboardDidHide 216"])
    }
  }

  @Test func aControllerDecidesWhetherItStays() {  // E110
    final class Form: UIViewController {
      override var disablesAutomaticKeyboardDismissal: Bool { false }
    }
    withField { world, home, _ in
      let (form, field) = (Form(), UITextField())
      form.modalPresentationStyle = .formSheet
      home.present(form, animated: false)
      form.view.addSubview(field)
      world.stage.settle()
      field.becomeFirstResponder()
      world.stage.settle()
      let seen = KeyboardLog(on: world.stage)
      field.resignFirstResponder()
      #expect(seen.words == ["keyboardWillHide 216"])
    }
  }
}

extension KeyboardPlaceTests {
  @Test func constraintsToTheGuideAreSolvedAgain() {  // E111
    withField { world, home, field in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      home.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: home.view.topAnchor),
        box.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: home.view.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: home.view.keyboardLayoutGuide.topAnchor),
      ])
      world.stage.settle()
      let height = home.view.bounds.height
      #expect(box.frame.maxY == height - home.view.safeAreaInsets.bottom)
      field.becomeFirstResponder()
      world.stage.settle()
      #expect(box.frame.maxY == height - 216)
      field.resignFirstResponder()
      world.stage.settle()
      #expect(box.frame.maxY == height - home.view.safeAreaInsets.bottom)
    }
  }
}

/// The notifications of the keyboard, with its height afterwards or before.
private final class KeyboardLog {
  private(set) var words: [String] = []

  init(on stage: Stage) {
    for notification in UIKitNotification.all
    where ["keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide"]
      .contains(notification.word)
    {
      _ = stage.addObserver(for: notification) { [unowned self] contents in
        let frame = contents.userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        words.append("\(notification.word) \(Int(frame?.height ?? 0))")
      }
    }
  }

  nonisolated deinit {}
}
