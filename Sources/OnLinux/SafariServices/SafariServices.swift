@_exported import UIKit

@_exported import class SystemControllers.SFSafariViewController
@_exported import protocol SystemControllers.SFSafariViewControllerDelegate
