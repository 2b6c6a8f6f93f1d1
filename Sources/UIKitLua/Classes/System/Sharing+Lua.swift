import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// Registers the controllers for sharing, pages of the web, documents and photos.
  func registerSharingClasses() {
    describe("UIActivityViewController") { $0.activityController }
    describe("SFSafariViewController") { $0.safariController }
    describe("UIDocumentPickerViewController") { $0.documentPicker }
    describe("PHPickerViewController") { $0.photoPicker }
  }

  private var activityController: ClassDescriptor<UIActivityViewController> {
    ClassDescriptor(
      "UIActivityViewController", of: UIActivityViewController.self, extends: "UIViewController",
      receiver: "controller",
      summary: "Offers services for something; a popover on an iPad, which needs a source."
    )
    .initializer("activityItems") { arguments throws(LuaError) in
      let items: [LuaValue]? = try arguments.read("activityItems")
      return UIActivityViewController(
        activityItems: (items ?? []).map(\.plain), applicationActivities: nil)
    }
    .label("activityItems", [LuaValue].self, "What the services get.")
    .slot(
      "completionWithItemsHandler", type: "function", taking: LuaValue.functions,
      summary: "Called when it is gone, with the service or nil, and whether it was performed."
    ) { [unowned self] controller, isNil in
      guard !isNil else { return controller.completionWithItemsHandler = nil }
      controller.completionWithItemsHandler = { [weak self, weak controller] type, isDone, _, _ in
        guard let self, let controller else { return }
        callBack("completionWithItemsHandler") { () throws(LuaError) in
          try interpreter.callSlot(
            of: controller, "completionWithItemsHandler", type?.rawValue, isDone)
        }
      }
    }
    .typed(
      nil,
      .function(
        [
          LuaType.Component("activityType", String?.luaDescription),
          LuaType.Component("completed", Bool.luaDescription),
        ], returns: []))
  }

  private var safariController: ClassDescriptor<SFSafariViewController> {
    ClassDescriptor(
      "SFSafariViewController", of: SFSafariViewController.self, extends: "UIViewController",
      receiver: "controller", summary: "Shows a page of the web; Done dismisses it."
    )
    .initializer("url") { arguments throws(LuaError) in
      let text: String = try arguments.read("url")
      guard let url = URL(string: text), url.scheme != nil else {
        throw LuaError("\"\(text)\" is no URL; one begins with a scheme, such as https://")
      }
      return SFSafariViewController(url: url)
    }
    .property(
      "url", summary: "The address of the page that it shows.", get: { $0.url.absoluteString }
    )
    .delegate(
      type: "SFSafariViewControllerDelegate", summary: "Is notified of the page and of the end.",
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  private var documentPicker: ClassDescriptor<UIDocumentPickerViewController> {
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
    .property(
      "allowsMultipleSelection", summary: "Whether several can be chosen; false by default.",
      get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 }
    )
    .delegate(
      type: "UIDocumentPickerDelegate", summary: "Is notified of the documents.",
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  private var photoPicker: ClassDescriptor<PHPickerViewController> {
    ClassDescriptor(
      "PHPickerViewController", of: PHPickerViewController.self, extends: "UIViewController",
      receiver: "controller",
      summary: "Lets the user choose photos; the program dismisses it."
    )
    .initializer("selectionLimit") { arguments throws(LuaError) in
      var configuration = PHPickerConfiguration()
      let limit: Int? = try arguments.read("selectionLimit")
      configuration.selectionLimit = limit ?? 1
      return PHPickerViewController(configuration: configuration)
    }
    .label("selectionLimit", Int.self, "How many can be chosen; 0 for any number, 1 if omitted.")
    .delegate(
      type: "PHPickerViewControllerDelegate", summary: Self.systemDelegateSummary,
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}

extension ScriptedSystemDelegate: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    callFunction(.didFinish)
  }

  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {
    callFunction(.didCompleteInitialLoad, didLoadSuccessfully)
  }
}

extension ScriptedSystemDelegate: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    callFunction(.didPickDocumentsAt, urls.map(\.absoluteString))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    callFunction(.wasCancelled)
  }
}

extension ScriptedSystemDelegate: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    callFunction(.didFinishPicking, results.compactMap(\.assetIdentifier))
  }
}
