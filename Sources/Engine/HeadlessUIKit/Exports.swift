// UIKit brings Foundation along; code written for it counts on that. The model's values are part
// of the face: enumerations such as `UIModalPresentationStyle`, and what `Stage` answers.
@_exported import Foundation
@_exported import NavigationModel
