import HeadlessUIKit
import Lua
import NavigationModel

/// The name of an orientation that is supported, or of several.
enum OrientationName: String, LuaEnumeration {
  case portrait, landscapeLeft, landscapeRight, portraitUpsideDown
  case landscape, all, allButUpsideDown

  static var luaType: String { "UIInterfaceOrientationMask" }
  static var luaCases: LuaCases<Self> {
    [
      .all, .allButUpsideDown, .landscape, .portrait, .landscapeLeft, .landscapeRight,
      .portraitUpsideDown,
    ]
  }

  /// The orientations.
  var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscape: .landscape
    case .all: .all
    case .allButUpsideDown: .allButUpsideDown
    }
  }
}

/// One of the names, or a sequence of them.
extension UIInterfaceOrientationMask: LuaConvertible {
  package static var luaType: String { "UIInterfaceOrientationMask" }

  package static var luaDescription: LuaType {
    .union([OrientationName.luaDescription, [OrientationName].luaDescription])
  }

  package static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> UIInterfaceOrientationMask {
    if case .string = stack.value(at: index) {
      return try OrientationName.read(from: stack, at: index).mask
    }
    return UIInterfaceOrientationMask(
      try [OrientationName].read(from: stack, at: index).map(\.mask))
  }

  package func push(onto stack: LuaStack) {
    if let name = OrientationName.luaCases.first(where: { $0.value.mask == self })?.key {
      return name.push(onto: stack)
    }
    orientations.map { "\($0)" }.push(onto: stack)
  }

  /// The orientations that a script's function returned; nil for anything else.
  init?(_ result: LuaValue) {
    if let name: OrientationName = result.named() {
      self = name.mask
    } else if case .table(let table) = result {
      let names = table.sequence.map { $0.named(OrientationName.self) }
      guard names.allSatisfy({ $0 != nil }) else { return nil }
      self.init(names.compactMap { $0?.mask })
    } else {
      return nil
    }
  }

  /// What a script's function has to return.
  static var expected: String {
    let names = OrientationName.luaCases.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return "orientations: one of \(names), or a sequence of them"
  }
}

extension UIInterfaceOrientation {
  /// What a script's function has to return.
  static var expected: String {
    "one of: " + luaCases.map(\.key).filter { $0 != "unknown" }.joined(separator: ", ")
  }
}

/// How the user holds the device: as it calls that itself, and `landscape` for the first side.
struct HeldOrientation: LuaEnumeration, Equatable {
  let device: UIDeviceOrientation

  static var luaType: String { "device orientation" }
  static var luaCases: LuaCases<Self> {
    [
      "portrait": Self(device: .portrait), "landscape": Self(device: .landscapeLeft),
      "landscapeLeft": Self(device: .landscapeLeft),
      "landscapeRight": Self(device: .landscapeRight),
      "portraitUpsideDown": Self(device: .portraitUpsideDown),
      "faceUp": Self(device: .faceUp), "faceDown": Self(device: .faceDown),
    ]
  }
}

extension InfoPlist: LuaStructure {
  package static var luaType: String { "InfoPlist" }
  package static let luaSummary = "The entries of Info.plist that controllers depend on."
  package static let luaFields = [
    LuaField(
      "UISupportedInterfaceOrientations", UIInterfaceOrientationMask?.self,
      "The orientations that the application supports; nil for no entry."),
    LuaField(
      "UISupportedInterfaceOrientations~ipad", UIInterfaceOrientationMask?.self,
      "The same on an iPad; nil for the entry above."),
    LuaField(
      "UIRequiresFullScreen", Bool?.self, "Whether it has the screen of an iPad for itself."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init()
    supportedInterfaceOrientations = try fields.read("UISupportedInterfaceOrientations")
    supportedInterfaceOrientationsOnPad = try fields.read("UISupportedInterfaceOrientations~ipad")
    requiresFullScreen = try fields.read("UIRequiresFullScreen") ?? false
  }

  package var fieldValues: [any LuaConvertible] {
    [supportedInterfaceOrientations, supportedInterfaceOrientationsOnPad, requiresFullScreen]
  }
}

extension ScriptWorld {
  /// Adds the orientations that a controller supports.
  func withOrientations(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "supportedInterfaceOrientations",
        summary: "The orientations it supports, asked as a root or a presented controller that "
          + "fills the screen; override it with a function of this name.",
        super: { $0.supportedInterfaceOrientations }, get: { $0.resolvedOrientations }
      )
      .property(
        "preferredInterfaceOrientationForPresentation",
        summary: "The orientation in which a full-screen presentation of it begins; override it "
          + "with a function of this name.",
        super: { $0.preferredInterfaceOrientationForPresentation },
        get: { $0.resolvedPreferredOrientation }
      )
      .property(
        "shouldAutorotate",
        summary: "Whether the screen turns at all (iOS 6 to 15); override it with a function of "
          + "this name.",
        super: { $0.shouldAutorotate }, get: { $0.resolvedShouldAutorotate }
      )
      .callback(
        "shouldAutorotateTo", "orientation",
        summary: "Whether the screen turns to an orientation (iOS 2 to 5)."
      ) { (controller: UIViewController, orientation: UIInterfaceOrientation) -> Bool in
        controller.resolvedShouldAutorotate(to: orientation)
      } super: { controller, orientation in
        controller.shouldAutorotate(to: orientation)
      }
      .setNeedsUpdateOfSupportedInterfaceOrientations()
      .function(
        "attemptRotationToDeviceOrientation",
        summary: "Asks again for the supported orientations, and turns the screen to that of the "
          + "device (iOS 5 to 15)."
      ) { () -> Void in UIViewController.attemptRotationToDeviceOrientation() }
  }
}
