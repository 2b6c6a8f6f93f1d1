open class Screen: UIViewController {
  public private(set) var visits: [Date] = []

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visits.append(Date())
  }
}

public final class Details: Screen {}
