import Foundation
import NavigationModel

/// Where the parts of a search bar are; the distances are unconfirmed.
extension UISearchBar {
  private static let margin = 8.0
  private static let cancelWidth = 112.0

  private static let inlineWidth = 320.0

  private var width: Double {
    guard superview is UINavigationBar else { return Double(super.frame.width) }
    let isInline = searchController?.item?.searchBarPlacement == .inline
    return isInline ? Self.inlineWidth : recordingStage.traits.screen.width
  }

  /// The field, beside Cancel if that is shown.
  var frameOfField: CGRect {
    var frame = frame(ofLine: 0)
    if showsCancelButton { frame.size.width = max(frame.width - Self.cancelWidth, 0) }
    return frame
  }

  /// Cancel, at the right edge.
  var frameOfCancel: CGRect {
    let line = frame(ofLine: 0)
    return CGRect(
      x: line.maxX - Self.cancelWidth, y: line.minY, width: Self.cancelWidth, height: line.height)
  }

  /// A suggestion, below the scopes.
  func frame(of suggestion: SuggestionButton) -> CGRect {
    let index = suggestionButtons.firstIndex { $0 === suggestion } ?? 0
    return frame(ofLine: index + (showsScopeBar ? 2 : 1))
  }

  /// A line of the bar, from 0: the field, the scopes, the suggestions.
  func frame(ofLine line: Int) -> CGRect {
    let top = line == 0 ? 0 : SearchRow.barHeight + SearchRow.scopeHeight * Double(line - 1)
    let height = line == 0 ? SearchRow.barHeight : SearchRow.scopeHeight
    return CGRect(
      x: Self.margin, y: top + Self.margin, width: max(width - 2 * Self.margin, 0),
      height: height - 2 * Self.margin)
  }
}
