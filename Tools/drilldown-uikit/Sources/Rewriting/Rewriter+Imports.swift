import SwiftSyntax

extension Rewriter {
  /// Makes `import UIKit` of an import of a part of it, and of a framework that `UIKit` stands for.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let name = first.name.text
    let bridged = ["Foundation", "Dispatch"].contains(name) && needsBridges ? "UIKit" : nil
    guard let module = AppleModule.substitutes[name] ?? bridged else { return }
    if let kind = node.importKindSpecifier { text.blank(kind.range) }
    let path = node.path.range
    if path.count >= module.utf8.count {
      if module != name || node.path.count > 1 { text.exchange(path, for: module) }
    } else {
      text.add(Edit(path, module))
    }
  }
}

/// Apple's frameworks without a module of their own on Linux.
enum AppleModule {
  /// The modules that have what is used of them.
  static let substitutes = [
    "CoreGraphics": "UIKit", "ObjectiveC": "UIKit", "QuartzCore": "UIKit", "UIKit": "UIKit",
    "Darwin": "Glibc", "os": "OSLog",
  ]

  /// What Foundation has on Apple's platforms only, and `UIKit` has here.
  static let bridges = [
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
    "autoreleasepool", "responds(to", "Selector", "#selector", "CGAffineTransform", "CGColor",
    "CATransaction",
    "NSMapTable", "NSHashTable", "NSEC_PER_", "USEC_PER_SEC", "ProcessInfo()",
    "dynamic var", ".observe(", "NSKeyValue", ": NSLock", ": NSRecursiveLock",
  ]

  /// Frameworks of Apple that neither are there nor have a substitute.
  static let absent: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AddressBook", "AppKit",
    "AuthenticationServices",
    "CallKit", "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreServices",
    "CoreSpotlight",
    "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "HealthKit",
    "ImageIO", "Intents", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "MobileCoreServices", "NaturalLanguage", "Network", "PDFKit", "PassKit", "Photos", "PhotosUI",
    "PushKit", "QuickLook", "SceneKit", "Security", "Social", "Speech",
    "SpriteKit",
    "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "WatchConnectivity", "WatchKit", "WidgetKit",
  ]
}

/// Finds the modules that a file imports, at the top or under conditions.
final class ImportFinder: SyntaxVisitor {
  private var names: [String] = []

  static func usesUIKit(_ tree: some SyntaxProtocol) -> Bool {
    imports(of: tree).contains { $0 == "UIKit" || $0 == "SwiftUI" }
  }

  static func imports(of tree: some SyntaxProtocol) -> [String] {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { names.append(first.name.text) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
