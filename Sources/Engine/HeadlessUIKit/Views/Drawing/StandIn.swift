import Foundation
import NavigationModel

/// Something of UIKit's that is there to be called, and does nothing here.
nonisolated package struct StandIn: Sendable {
  /// The class or member.
  package let name: String
  /// What it doesn't do.
  package let note: String
  /// Other names that the note is about.
  let others: [String]
  /// What to do instead.
  package let hint: String

  private init(_ name: String, _ note: String, others: [String] = [], hint: String) {
    (self.name, self.note, self.others, self.hint) = (name, note, others, hint)
  }

  /// Drawing by the program itself.
  package static let drawing = StandIn(
    "UIBezierPath", "nothing is drawn",
    others: [
      "fill", "stroke", "addClip", "CGPath", "CGContext", "UIGraphicsImageRenderer",
      "UIGraphicsBeginImageContext",
    ],
    hint: "check the path: its bounds, and which points it contains")
  package static let brightness = StandIn(
    "UIScreen.brightness", "nothing is drawn", others: ["brightness"],
    hint: "keep the value where a test can read it")
  package static let haptics = StandIn(
    "UIFeedbackGenerator", "nothing is felt",
    others: [
      "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator",
      "UINotificationFeedbackGenerator",
    ],
    hint: "pass the generator to what uses it, and count its calls in a subclass")
  package static let constraints = StandIn(
    "NSLayoutConstraint", "only equations that follow from each other are solved",
    others: ["UILayoutPriority"],
    hint: "pin and centre views, or set their frames; inequalities and priorities are kept")
  package static let webView = StandIn(
    "WKWebView", "nothing is loaded", others: ["WKNavigationDelegate", "WKUIDelegate"],
    hint: "its `requestedURLs` are what it was asked to load")
  package static let opening = StandIn(
    "UIApplication.open", "no other application is opened",
    others: ["canOpenURL", "open", "UIApplication.canOpenURL"],
    hint: "web pages, mails and calls count as opened, other URLs as refused")
  package static let layerAnimation = StandIn(
    "CAAnimation", "nothing is animated",
    others: ["CALayer.add", "CABasicAnimation", "CATransition"],
    hint: "animate with `UIView.animate`, whose completion is called at the end")
  package static let inputViews = StandIn(
    "UIResponder.reloadInputViews", "input views aren't shown",
    others: ["reloadInputViews", "inputView", "inputAccessoryView"],
    hint: "check the view that the property returns")
  package static let brokenSelector = StandIn(
    "Selector", "a selector made from a string has no method",
    others: ["NSSelectorFromString"],
    hint: "write #selector, or pass the method: Selector(\"tap:\", Screen.tap)")

  package static let previews = StandIn(
    "UIViewControllerPreviewing", "no view is pressed hard",
    others: ["registerForPreviewing", "UIPreviewAction"],
    hint: "call the delegate's methods in a test")
  package static let nibs = StandIn(
    "UINib", "there is no such file, so there is nothing in it",
    others: ["loadNibNamed", "register(_:forCellReuseIdentifier:)"],
    hint: "put the .xib among the sources of the target, or create the view in Swift")
  package static let appearances = StandIn(
    "UIAppearance", "what is set on it applies to bars only", others: ["appearance"],
    hint: "set the properties of the view itself")
  package static let motionEffects = StandIn(
    "UIMotionEffect", "the device isn't moved", others: ["UIInterpolatingMotionEffect"],
    hint: "check the `motionEffects` of the view")

  /// All of them.
  package static let all = [
    drawing, brightness, haptics, constraints, webView, opening, layerAnimation, inputViews,
    brokenSelector, previews, nibs, appearances, motionEffects,
  ]

  /// The one with a name, or that is also about it.
  package static func named(_ name: String) -> StandIn? {
    all.first { $0.name == name } ?? all.first { $0.others.contains(name) }
  }
}

extension Stage {
  /// Says once that something of UIKit's is there to be called, and does nothing: in the trace, and in a
  /// program that uses the module `UIKit` on standard error.
  package func noteStandIn(_ standIn: StandIn) {
    guard notedNames.insert("stand-in \(standIn.name)").inserted else { return }
    let text = "\(standIn.name): \(standIn.note)"
    trace.append(Event(at: now, kind: .mark, callback: "stand-in", arguments: [text]))
    guard Self.isHosted else { return }
    let more = "; drilldown explain \(standIn.name)"
    FileHandle.standardError.write(Data("UIKit on Linux: \(text)\(more)\n".utf8))
  }
}
