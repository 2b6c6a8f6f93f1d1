import Foundation
import HeadlessUIKit
import NavigationModel

/// The view of a movie.
final class MPMovieView: UIView {}
