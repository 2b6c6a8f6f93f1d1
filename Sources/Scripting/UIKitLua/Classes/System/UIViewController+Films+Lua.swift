import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// Adds the methods that present and dismiss films.
  func withFilms(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .method(
        "presentMoviePlayerViewControllerAnimated", "movie",
        summary: "Presents a controller that plays a film, with its own animation."
      ) { (controller: UIViewController, movie: MPMoviePlayerViewController) -> Void in
        controller.presentMoviePlayerViewControllerAnimated(movie)
      }
      .dismissMoviePlayerViewControllerAnimated()
  }
}
