import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  var documentPicker: ClassDescriptor<UIDocumentPickerViewController> {
    ClassDescriptor(
      "UIDocumentPickerViewController", of: UIDocumentPickerViewController.self,
      extends: "UIViewController", receiver: "controller",
      summary: "Lets the user choose documents; it dismisses itself."
    )
    .initializer("forOpeningContentTypes") { arguments throws(LuaError) in
      let types: [String]? = try arguments.read("forOpeningContentTypes")
      return UIDocumentPickerViewController(
        forOpeningContentTypes: (types ?? []).compactMap { UTType($0) })
    }
    .label(
      "forOpeningContentTypes", [String].self, "The types of the documents, as `public.text`."
    )
    .allowsMultipleSelection()
    .delegate(
      type: "UIDocumentPickerDelegate", summary: "Is notified of the documents.",
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}
