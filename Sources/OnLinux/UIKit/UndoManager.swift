// Without a prefix of UIKit's, so that it isn't among the exports that are generated.
@_exported import class HeadlessUIKit.UndoManager
