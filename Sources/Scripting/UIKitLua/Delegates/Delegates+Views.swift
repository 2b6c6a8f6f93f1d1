import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// The delegates of views.
  static var viewDelegates: [TableDescriptor] {
    [
      contextMenuDelegate, scrollDelegate, tableSource, tableDelegate, collectionSource,
      collectionDelegate,
      textFieldDelegate, textViewDelegate, recognizerDelegate, alertDelegate, sheetDelegate,
      searchBarDelegate,
      searchDelegate, resultsUpdater,
    ]
  }

  private static var scrollDelegate: TableDescriptor {
    TableDescriptor("UIScrollViewDelegate", "Is notified of the scrolling of a scroll view.")
      .call(.didScroll, ["view": UIScrollView.self], "Called at every change of the offset.")
      .call(
        .willBeginDragging, ["view": UIScrollView.self], "Called when the user begins to drag."
      )
      .call(
        .willEndDragging,
        ["view": UIScrollView.self, "velocity": CGPoint.self, "target": CGPoint.self],
        returning: CGPoint?.self,
        "Called before the finger is lifted, with its velocity in points per millisecond; may "
          + "return another offset to stop at."
      )
      .call(
        .didEndDragging, ["view": UIScrollView.self, "decelerate": Bool.self],
        "Called when the finger was lifted, with whether the content moves on."
      )
      .call(
        .willBeginDecelerating, ["view": UIScrollView.self],
        "Called when the content begins to move on without a finger."
      )
      .call(
        .didEndDecelerating, ["view": UIScrollView.self], "Called when the content has stopped."
      )
      .call(
        .didEndScrollingAnimation, ["view": UIScrollView.self],
        "Called when an animation of the offset has ended that the script began."
      )
      .call(
        .shouldScrollToTop, ["view": UIScrollView.self], returning: Bool.self,
        "Asked when the user taps the status bar; only false refuses."
      )
      .call(
        .didScrollToTop, ["view": UIScrollView.self],
        "Called when a tap on the status bar has scrolled to the top."
      )
      .call(
        .didChangeAdjustedContentInset, ["view": UIScrollView.self],
        "Called when `adjustedContentInset` has changed.")
  }

  private static var tableSource: TableDescriptor {
    TableDescriptor("UITableViewDataSource", "Provides the sections and rows of a table.")
      .call(
        .numberOfSections, ["table": UITableView.self], returning: Int.self,
        "Asked for the number of sections; 1 without this function."
      )
      .call(
        .numberOfRows, ["table": UITableView.self, "section": Int.self], returning: Int.self,
        "Asked for the number of rows in a section."
      )
      .call(
        .cellForRow, ["table": UITableView.self, "indexPath": IndexPath.self],
        returning: UITableViewCell.self, "Asked for the cell of a row; nil is an error."
      )
      .call(
        .titleForHeader, ["table": UITableView.self, "section": Int.self],
        returning: String?.self, "Asked for the text above a section."
      )
      .call(
        .titleForFooter, ["table": UITableView.self, "section": Int.self],
        returning: String?.self, "Asked for the text below a section."
      )
      .call(
        .canEditRow, ["table": UITableView.self, "indexPath": IndexPath.self],
        returning: Bool.self, "Asked whether a row may be edited; only false refuses."
      )
      .call(
        .commit,
        [
          "table": UITableView.self, "style": UITableViewCell.EditingStyle.self,
          "indexPath": IndexPath.self,
        ], "Called to carry out the user's edit: delete the row, or insert one.")
  }

  private static var tableDelegate: TableDescriptor {
    TableDescriptor(
      "UITableViewDelegate",
      "Allows the user's selections, and is notified of them; has all keys of UIScrollViewDelegate."
    )
    .call(
      .willSelectRow, ["table": UITableView.self, "indexPath": IndexPath.self],
      returning: IndexPath?.self,
      "Asked for the row to select when one was tapped; nil selects none."
    )
    .call(
      .didSelectRow, ["table": UITableView.self, "indexPath": IndexPath.self],
      "Called when the user has selected a row; a script's `selectRow` does not call it."
    )
    .call(
      .willDeselectRow, ["table": UITableView.self, "indexPath": IndexPath.self],
      returning: IndexPath?.self,
      "Asked for the row to deselect when another one is selected; nil deselects none."
    )
    .call(
      .didDeselectRow, ["table": UITableView.self, "indexPath": IndexPath.self],
      "Called when a row has been deselected."
    )
    .call(
      .viewForHeader, ["table": UITableView.self, "section": Int.self],
      returning: UIView?.self, "Asked for the view above a section, which replaces its title."
    )
    .call(
      .heightForHeader, ["table": UITableView.self, "section": Int.self],
      returning: Double.self, "Asked for the height of what is above a section, in points."
    )
    .call(
      .viewForFooter, ["table": UITableView.self, "section": Int.self],
      returning: UIView?.self, "Asked for the view below a section, which replaces its title."
    )
    .call(
      .heightForFooter, ["table": UITableView.self, "section": Int.self],
      returning: Double.self, "Asked for the height of what is below a section, in points."
    )
    .call(
      .heightForRow, ["table": UITableView.self, "indexPath": IndexPath.self],
      returning: Double.self,
      "Asked for the height of a row, in points; -1 lets its contents decide."
    )
    .call(
      .editingStyleForRow, ["table": UITableView.self, "indexPath": IndexPath.self],
      returning: UITableViewCell.EditingStyle.self,
      "Asked what the control of a row does while the table is being edited."
    )
    .withSwipes
  }

  private static var contextMenuDelegate: TableDescriptor {
    TableDescriptor(
      "UIContextMenuInteractionDelegate", "Gives the context menus of a view."
    )
    .call(
      .configurationForMenu,
      ["interaction": UIContextMenuInteraction.self, "location": CGPoint.self],
      returning: UIContextMenuConfiguration?.self,
      "Asked for the menu at a point of the view; nil for none."
    )
    .call(
      .willPerformPreviewAction,
      [
        "interaction": UIContextMenuInteraction.self,
        "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self,
      ], "Called when the preview was tapped."
    )
    .call(
      .willDisplayMenu,
      [
        "interaction": UIContextMenuInteraction.self,
        "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self,
      ], "Called before the menu appears."
    )
    .call(
      .willEnd,
      [
        "interaction": UIContextMenuInteraction.self,
        "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self,
      ], "Called before the menu disappears.")
  }

  private static var textFieldDelegate: TableDescriptor {
    TableDescriptor(
      "UITextFieldDelegate", "Allows the editing of a text field, and is notified of it."
    )
    .call(
      .shouldBeginEditing, ["field": UITextField.self], returning: Bool.self,
      "Asked before editing begins; only false refuses."
    )
    .call(.didBeginEditing, ["field": UITextField.self], "Called when editing has begun.")
    .call(
      .shouldEndEditing, ["field": UITextField.self], returning: Bool.self,
      "Asked before editing ends; only false refuses."
    )
    .call(.didEndEditing, ["field": UITextField.self], "Called when editing has ended.")
    .call(
      .shouldChangeCharacters,
      ["field": UITextField.self, "range": NSRange.self, "text": String.self],
      returning: Bool.self,
      "Asked before typed text replaces a part of the text; only false "
        + "refuses."
    )
    .call(
      .shouldReturn, ["field": UITextField.self], returning: Bool.self,
      "Asked when Return is pressed; only false ignores the key.")
  }

  private static var textViewDelegate: TableDescriptor {
    TableDescriptor(
      "UITextViewDelegate", "Allows the editing of a text view, and is notified of it."
    )
    .call(
      .shouldBeginEditing, ["view": UITextView.self], returning: Bool.self,
      "Asked before editing begins; only false refuses."
    )
    .call(.didBeginEditing, ["view": UITextView.self], "Called when editing has begun.")
    .call(
      .shouldEndEditing, ["view": UITextView.self], returning: Bool.self,
      "Asked before editing ends; only false refuses."
    )
    .call(.didEndEditing, ["view": UITextView.self], "Called when editing has ended.")
    .call(
      .shouldChangeText,
      ["view": UITextView.self, "range": NSRange.self, "text": String.self],
      returning: Bool.self,
      "Asked before typed text replaces a part of the text; only false refuses."
    )
    .call(.didChange, ["view": UITextView.self], "Called when the user has changed the text.")
    .call(
      .didChangeSelection, ["view": UITextView.self],
      "Called when another part of the text is selected.")
  }

  private static var recognizerDelegate: TableDescriptor {
    TableDescriptor("UIGestureRecognizerDelegate", "Allows the gestures of a recogniser.")
      .call(
        .shouldBegin, ["recognizer": UIGestureRecognizer.self], returning: Bool.self,
        "Asked before a gesture begins; only false refuses."
      )
      .call(
        .shouldReceive, ["recognizer": UIGestureRecognizer.self, "touch": UITouch.self],
        returning: Bool.self,
        "Asked when a finger touches the screen; only false keeps its touches away."
      )
      .call(
        .shouldRecognizeSimultaneously,
        ["recognizer": UIGestureRecognizer.self, "other": UIGestureRecognizer.self],
        returning: Bool.self,
        "Asked whether another one may recognise the gesture as well; only true lets it."
      )
      .call(
        .shouldRequireFailure,
        ["recognizer": UIGestureRecognizer.self, "other": UIGestureRecognizer.self],
        returning: Bool.self, "Asked whether it waits until another one fails; only true counts."
      )
      .call(
        .shouldBeRequiredToFail,
        ["recognizer": UIGestureRecognizer.self, "other": UIGestureRecognizer.self],
        returning: Bool.self, "Asked whether another one waits until it fails; only true counts.")
  }

  private static var alertDelegate: TableDescriptor {
    TableDescriptor("UIAlertViewDelegate", "Is notified of the buttons of an alert.")
      .call(.willPresent, ["alert": UIAlertView.self], "Called before it is shown.")
      .call(.didPresent, ["alert": UIAlertView.self], "Called when it has been shown.")
      .call(
        .clickedButton, ["alert": UIAlertView.self, "buttonIndex": Int.self],
        "Called when the user has tapped a button; it dismisses itself then."
      )
      .call(
        .willDismissWithButtonIndex, ["alert": UIAlertView.self, "buttonIndex": Int.self],
        "Called before it is dismissed."
      )
      .call(
        .didDismissWithButtonIndex, ["alert": UIAlertView.self, "buttonIndex": Int.self],
        "Called when it has been dismissed.")
  }

  private static var sheetDelegate: TableDescriptor {
    TableDescriptor("UIActionSheetDelegate", "Is notified of the buttons of an action sheet.")
      .call(.willPresent, ["sheet": UIActionSheet.self], "Called before it is shown.")
      .call(.didPresent, ["sheet": UIActionSheet.self], "Called when it has been shown.")
      .call(
        .clickedButton, ["sheet": UIActionSheet.self, "buttonIndex": Int.self],
        "Called when the user has tapped a button; it dismisses itself then."
      )
      .call(
        .willDismissWithButtonIndex, ["sheet": UIActionSheet.self, "buttonIndex": Int.self],
        "Called before it is dismissed."
      )
      .call(
        .didDismissWithButtonIndex, ["sheet": UIActionSheet.self, "buttonIndex": Int.self],
        "Called when it has been dismissed.")
  }
}

extension TableDescriptor {
  /// With what a table asks about swipes and context menus of its rows.
  fileprivate var withSwipes: TableDescriptor {
    call(
      .leadingSwipeActionsConfigurationForRow, Self.row,
      returning: UISwipeActionsConfiguration?.self,
      "Asked for the actions at the left edge of a row that is swiped; nil for none."
    )
    .call(
      .trailingSwipeActionsConfigurationForRow, Self.row,
      returning: UISwipeActionsConfiguration?.self,
      "Asked for the actions at the right edge of a row that is swiped; nil for Delete, if the data "
        + "source has `commit`."
    )
    .call(
      .titleForDeleteConfirmationButtonForRow, Self.row, returning: String?.self,
      "Asked for the text of the button that deletes a row; \"Delete\" without this function."
    )
    .call(.willBeginEditingRow, Self.row, "Called before a swipe moves a row aside.")
    .call(
      .didEndEditingRow, ["table": UITableView.self, "indexPath": IndexPath?.self],
      "Called when a row that was swiped is back in its place; nil if it is gone."
    )
    .call(
      .contextMenuConfigurationForRow,
      ["table": UITableView.self, "indexPath": IndexPath.self, "point": CGPoint.self],
      returning: UIContextMenuConfiguration?.self,
      "Asked for the menu of a row that is pressed long; nil for none."
    )
    .call(
      .willDisplayContextMenu, Self.menu, "Called before the menu of a row appears."
    )
    .call(
      .willEndContextMenuInteraction, Self.menu, "Called before the menu of a row disappears."
    )
    .call(
      .willPerformPreviewAction, Self.menu, "Called when the preview of a row's menu was tapped.")
  }

  private static var row: KeyValuePairs<String, any LuaConvertible.Type> {
    ["table": UITableView.self, "indexPath": IndexPath.self]
  }

  private static var menu: KeyValuePairs<String, any LuaConvertible.Type> {
    [
      "table": UITableView.self, "configuration": UIContextMenuConfiguration.self,
      "animator": ContextMenuAnimator.self,
    ]
  }
}
