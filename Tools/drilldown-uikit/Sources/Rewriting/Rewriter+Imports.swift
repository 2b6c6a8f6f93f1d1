import SwiftSyntax

extension Rewriter {
  /// Makes `import UIKit` of an import of a part of it, and of a framework that `UIKit` stands for.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let name = first.name.text
    guard let module = AppleModule.substitutes[name] else { return }
    if let kind = node.importKindSpecifier { text.blank(kind.range) }
    let path = node.path.range
    if path.count >= module.utf8.count {
      if module != name || node.path.count > 1 { text.exchange(path, for: module) }
    } else {
      text.add(Edit(path, module))
    }
  }

  /// Imports UIKit in front of everything, where the file needs it and doesn't import it.
  func importUIKit() {
    guard addsUIKit else { return }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    text.insert("import UIKit; ", at: text.original.starts(with: mark) ? mark.count : 0)
  }
}

/// Finds out whether a file has UIKit on Apple's platforms without an import of its own: with XCTest, by
/// a header that its module bridges to, or as the bridge of Foundation to Objective-C.
enum MissingImport {
  static func isNeeded(
    in file: ParsedFile, importing imports: [String], names: NamesOfUIKit, isForUIKit: Bool
  ) -> Bool {
    let isBridged = imports.contains { ["Foundation", "Dispatch"].contains($0) }
    if isBridged, AppleModule.bridges.contains(where: file.text.contains) { return true }
    guard isForUIKit || imports.contains("XCTest") else { return false }
    return imports.isEmpty && isForUIKit || names.areIn(file.tree)
      || isForUIKit && !imports.contains("Foundation")
        && AppleModule.usualInFoundation.areIn(file.tree)
  }
}

/// The names of types and functions that a framework declares.
public struct NamesOfUIKit: Sendable {
  private let names: Set<String>
  /// Whether every name that looks like one of UIKit's is meant as one, though it may be absent here.
  private let takesPrefix: Bool

  /// Some names, and all others that begin with `UI`.
  public init(_ names: Set<String> = []) { self.init(names, takesPrefix: true) }

  fileprivate init(_ names: Set<String>, takesPrefix: Bool) {
    (self.names, self.takesPrefix) = (names, takesPrefix)
  }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool {
    names.contains(name) || takesPrefix && name.wholeMatch(of: #/UI[A-Z]\w*/#) != nil
  }

  /// Whether the code of a file uses one of them.
  public func areIn(_ file: ParsedFile) -> Bool { areIn(file.tree) }

  func areIn(_ tree: some SyntaxProtocol) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      // A member of something: `view.layer`, `.zero`.
      return token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        && contains(name)
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

  /// What files name most of Foundation, for those that have it by a header.
  static let usualInFoundation = NamesOfUIKit(
    [
      "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date",
      "DateFormatter", "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder",
      "JSONEncoder", "Locale", "NSAttributedString", "NSCoder", "NSError", "NSLock", "NSNumber",
      "NSObject", "NSString", "Notification", "NotificationCenter", "NumberFormatter",
      "ProcessInfo", "RunLoop", "Thread", "TimeInterval", "Timer", "URL", "URLRequest",
      "URLSession", "UUID", "UserDefaults",
    ], takesPrefix: false)

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
