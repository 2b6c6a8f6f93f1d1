import Foundation

/// A line whose placeholders are replaced by values.
struct FormattedLine {
  private(set) var text = ""

  init(_ format: String, _ values: [Any]) {
    var rest = values[...]
    var at = format.startIndex
    while let place = format[at...].firstMatch(of: Self.placeholder) {
      text += format[at..<place.range.lowerBound]
      at = place.range.upperBound
      text += place.kind == "%" ? "%" : Self.text(of: rest.popFirst(), place.size, place.kind)
    }
    text += format[at...]
  }

  /// `%{public}.2f`, `%ld`, `%@`, `%%`.
  private static var placeholder: Regex<(Substring, size: Substring, kind: Substring)> {
    #/%(?:\{[^}]*\})?(?<size>[-+ #0]*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j|L)?(?<kind>[@dDiuUxXoOfFeEgGaAcCsSpm%])/#
  }

  /// A value as a placeholder wants it.
  private static func text(of value: Any?, _ size: Substring, _ kind: Substring) -> String {
    switch value {
    case nil: return "<decode: missing data>"
    case let number as any BinaryInteger where "dDiuUxXoOcC".contains(kind):
      return String(format: "%\(size)l\(kind.lowercased())", Int(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint where "fFeEgGaA".contains(kind):
      return String(format: "%\(size)\(kind)", Double(number))
    case let value?: return String(describing: value)
    }
  }
}

extension Regex.Match where Output == (Substring, size: Substring, kind: Substring) {
  fileprivate var size: Substring { output.size }
  fileprivate var kind: Substring { output.kind }
}
