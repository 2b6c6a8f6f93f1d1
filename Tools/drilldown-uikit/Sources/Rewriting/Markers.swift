import Foundation

/// Finds out whether a file has to be parsed, which takes longer than looking for words.
public enum Markers {
  private static let words = [
    "@objc", "@nonobjc", "@IB", "@GKInspectable", "@NSCopying", "ApplicationMain",
    "convention(block",
    "#selector", "#keyPath", "#Preview", "os(iOS)", "os(Linux)", "UIKit.", "CoreGraphics",
    "ObjectiveC", "QuartzCore", "Darwin", "objc_", "autoreleasepool", "responds(to",
    "setUp", "tearDown", "NSSelectorFromString", "Selector(", "forKey", "observe", "method_",
    "class_",
    "forwardingTarget", "import os", "canImport(os", "override", "NSLock", "NSRecursiveLock",
    ".init(", "NSMapTable", "NSHashTable", "NSEC_PER_", "USEC_PER_SEC", "ProcessInfo()",
    "import SwiftUI",
  ].map { Data($0.utf8) }

  /// Whether a text has something that may have to be changed or remarked on.
  public static func areIn(_ text: Data, filming: Bool = false) -> Bool {
    let has = { (word: Data) in text.range(of: word) != nil }
    return words.contains(where: has) || has(test) && (filming || has(prefix))
      || filming && has(Data("@Test".utf8))
  }

  /// Whether a text may use UIKit without an import of it, as a file does whose module bridges to a header.
  public static func mayLackImport(_ text: Data, inModuleForUIKit: Bool) -> Bool {
    let has = { (word: Data) in text.range(of: word) != nil }
    if has(importOfUIKit) { return false }
    return has(prefix)
      || inModuleForUIKit && (!has(importOfFoundation) || frameworks.contains(where: has))
  }

  private static let importOfUIKit = Data("import UIKit".utf8)
  private static let importOfFoundation = Data("import Foundation".utf8)
  private static let frameworks = ["CA", "CG", "NS"].map { Data($0.utf8) }
  private static let test = Data("XCTest".utf8)
  /// What the names of UIKit's types begin with: tests may use them without importing it.
  private static let prefix = Data("UI".utf8)
}
