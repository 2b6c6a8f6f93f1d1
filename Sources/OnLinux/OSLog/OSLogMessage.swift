import Foundation

/// A line with values in it.
///
/// [OSLogMessage](https://developer.apple.com/documentation/os/oslogmessage)
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  public init(stringLiteral value: String) { text = value }
}

/// The parts of a line; private values are written as well, as with a debugger.
///
/// [OSLogInterpolation](https://developer.apple.com/documentation/os/osloginterpolation)
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text of the program's.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as its description.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(String(describing: value()))
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: BinaryInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.text(of: number()))
  }

  /// Adds a number.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.text(of: Double(number())))
  }

  /// Adds a flag.
  public mutating func appendInterpolation(
    _ flag: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: text += flag() ? "true" : "false"
    case .answer: text += flag() ? "yes" : "no"
    }
  }
}

/// How private a value in a log is; all values are written here.
public struct OSLogPrivacy: Sendable {
  /// How a private value is written.
  public enum Mask: Sendable { case hash, none }

  /// As its type wants it.
  public static let auto = OSLogPrivacy()
  /// It is written.
  public static let `public` = OSLogPrivacy()
  /// It is written for debugging only.
  public static let `private` = OSLogPrivacy()
  /// It is private, also where private values are shown.
  public static let sensitive = OSLogPrivacy()

  /// As its type wants it.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// It is written for debugging only.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// It is private, also where private values are shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// At the right of a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  fileprivate func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeft ? text + blanks : blanks + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasPlus = false
  private var prefix = ""
  private var isUppercase = false
  private var digits = 0

  /// With decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// With decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPlus: explicitPositiveSign, digits: minDigits())
  }

  /// With hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, digits: minDigits())
  }

  fileprivate func text(of number: some BinaryInteger) -> String {
    let size = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(digits - size.count, 0))
    return (number < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + size
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private var format = "%f"

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// With hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }

  /// With a number of digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(max(precision(), 0))f")
  }

  fileprivate func text(of number: Double) -> String { String(format: format, number) }
}

/// How a flag is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}
