import SwiftSyntax

/// What becomes of attributes that mean something to Objective-C or Interface Builder only.
enum AttributeRule {
  /// The attributes and what stands for them.
  private static let replacements = [
    "objc": "", "objcMembers": "", "nonobjc": "", "IBAction": "", "IBOutlet": "",
    "IBInspectable": "", "IBDesignable": "", "IBSegueAction": "", "GKInspectable": "",
    "NSCopying": "", "UIApplicationMain": "@main", "NSApplicationMain": "@main",
  ]

  /// What stands for an attribute; nil if it stays as it is.
  static func replacement(for attribute: AttributeSyntax) -> String? {
    let name = attribute.attributeName.trimmedDescription
    if name == "convention", attribute.arguments?.trimmedDescription == "block" { return "" }
    return replacements[name]
  }
}
