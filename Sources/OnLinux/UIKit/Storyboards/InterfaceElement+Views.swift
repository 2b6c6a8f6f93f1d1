#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  extension InterfaceElement {
    /// Whether it is a view: what isn't modelled is a plain one.
    @MainActor var isView: Bool {
      Self.viewClasses[name] != nil || name == "view" || name.hasSuffix("View")
    }

    /// The classes of views, by the names of elements.
    @MainActor static let viewClasses: [String: UIView.Type] = [
      "view": UIView.self, "control": UIControl.self, "label": UILabel.self,
      "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
      "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
      "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
      "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
      "activityIndicatorView": UIActivityIndicatorView.self, "scrollView": UIScrollView.self,
      "stackView": UIStackView.self, "tableView": UITableView.self,
      "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
      "collectionViewCell": UICollectionViewCell.self,
      "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
      "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
      "visualEffectView": UIVisualEffectView.self,
      "datePicker": UIControl.self, "colorWell": UIControl.self,
    ]

    /// The classes of recognisers, by the names of elements.
    @MainActor static let recognizerClasses: [String: UIGestureRecognizer.Type] = [
      "tapGestureRecognizer": UITapGestureRecognizer.self,
      // So Interface Builder spells it.
      "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
      "panGestureRecognizer": UIPanGestureRecognizer.self,
      "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
      "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
      "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
      "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    ]

    static let relations: [String: NSLayoutConstraint.Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    static let layoutAttributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
      "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
      "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// The events that actions are sent at.
    static let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchUpInside": .touchUpInside,
      "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
      "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    // MARK: Values

    /// The number of an attribute.
    func number(_ attribute: String) -> CGFloat? {
      self[attribute].flatMap { Double($0) }.map { CGFloat($0) }
    }

    /// The number or ratio of an attribute: `0.5`, `16:9`.
    func ratio(_ attribute: String) -> CGFloat? {
      let parts = (self[attribute] ?? "").split(separator: ":").compactMap { Double($0) }
      guard let first = parts.first else { return nil }
      guard parts.count == 2 else { return CGFloat(first) }
      return parts[1] == 0 ? nil : CGFloat(first / parts[1])
    }

    func whole(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

    /// What its view is created with, by the keys of archives.
    @MainActor var viewValues: [String: Any] {
      var values: [String: Any] = [:]
      switch name {
      case "tableView":
        values["UIStyle"] = ["grouped": 1, "insetGrouped": 2][self["style"] ?? ""] ?? 0
      case "tableViewCell":
        values["UIReuseIdentifier"] = self["reuseIdentifier"]
        let style = (self["style"] ?? "").replacing("IBUITableViewCellStyle", with: "")
        values["UITableViewCellStyle"] = ["Value1": 1, "Value2": 2, "Subtitle": 3][style] ?? 0
      case "button": values["UIButtonType"] = self["buttonType"] == "system" ? 1 : 0
      case "collectionView":
        let layout = UICollectionViewFlowLayout()
        if let flow = child(key: "collectionViewLayout") {
          layout.scrollDirection = flow["scrollDirection"] == "horizontal" ? .horizontal : .vertical
          layout.minimumLineSpacing = flow.number("minimumLineSpacing") ?? 10
          layout.minimumInteritemSpacing = flow.number("minimumInteritemSpacing") ?? 10
          if let size = flow.children.first(where: { $0["key"] == "itemSize" }) {
            layout.itemSize = CGSize(
              width: size.number("width") ?? 50, height: size.number("height") ?? 50)
          }
        }
        values["UICollectionLayout"] = layout
      default: break
      }
      return values
    }

    private var frame: CGRect? {
      children.first { $0.name == "rect" && $0["key"] == "frame" }?.rect
    }

    /// The rectangle that it is.
    var rect: CGRect {
      CGRect(origin: CGPoint(x: number("x") ?? 0, y: number("y") ?? 0), size: size)
    }

    /// The size that it is.
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

    /// Sets the properties of its view.
    @MainActor func configure(_ view: UIView) {
      if let frame { view.frame = frame }
      if let mask = child(key: "autoresizingMask") { view.autoresizingMask = mask.resizing }
      if flag("translatesAutoresizingMaskIntoConstraints") == false {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      if let alpha = number("alpha") { view.alpha = alpha }
      if let tag = whole("tag") { view.tag = tag }
      if let hidden = flag("hidden") { view.isHidden = hidden }
      if let enabled = flag("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
      if let clips = flag("clipsSubviews") { view.clipsToBounds = clips }
      if let color = color("backgroundColor") { view.backgroundColor = color }
      if let identifier = self["restorationIdentifier"] { view.restorationIdentifier = identifier }
      if let spoken = child(key: "accessibilityConfiguration") {
        view.accessibilityIdentifier = spoken["identifier"]
        view.accessibilityLabel = spoken.string("label")
      }
      switch view {
      case let label as UILabel: configure(label)
      case let field as UITextField: configure(field)
      case let button as UIButton: configure(button)
      case let control as UIControl: configure(control)
      case let picture as UIImageView: picture.image = self["image"].flatMap { UIImage(named: $0) }
      case let stack as UIStackView: configure(stack)
      case let scroll as UIScrollView: configure(scroll)
      case let bar as UISearchBar:
        bar.placeholder = string("placeholder")
        if let text = string("text") { bar.text = text }
      case let progress as UIProgressView: progress.progress = Float(number("progress") ?? 0.5)
      case let spinner as UIActivityIndicatorView:
        spinner.hidesWhenStopped = flag("hidesWhenStopped") ?? false
        if flag("animating") == true { spinner.startAnimating() }
      case let cell as UITableViewCell: configure(cell)
      default: break
      }
      if let control = view as? UIControl {
        control.isEnabled = flag("enabled") ?? true
        control.isSelected = flag("selected") ?? false
      }
    }

    @MainActor private func configure(_ label: UILabel) {
      label.text = string("text")
      label.numberOfLines = whole("numberOfLines") ?? 1
      label.textAlignment = alignment
      if let color = color("textColor") { label.textColor = color }
    }

    @MainActor private func configure(_ field: UITextField) {
      if let text = string("text") { field.text = text }
      field.placeholder = string("placeholder")
      field.textAlignment = alignment
      let traits = child(key: "textInputTraits")
      field.isSecureTextEntry = traits?.flag("secureTextEntry") ?? false
    }

    @MainActor private func configure(_ button: UIButton) {
      let states: KeyValuePairs<String, UIControl.State> = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected,
        "disabled": .disabled,
      ]
      for (name, state) in states {
        guard let values = children.first(where: { $0.name == "state" && $0["key"] == name })
        else { continue }
        if let title = values.string("title") { button.setTitle(title, for: state) }
        if let image = values["image"] { button.setImage(UIImage(named: image), for: state) }
      }
      // A configuration has the title where a button has one.
      if let title = child(key: "buttonConfiguration")?.string("title"),
        button.title(for: .normal) == nil
      {
        button.setTitle(title, for: .normal)
      }
    }

    @MainActor private func configure(_ control: UIControl) {
      switch control {
      case let toggle as UISwitch: toggle.isOn = flag("on") ?? false
      case let slider as UISlider:
        slider.minimumValue = Float(number("minValue") ?? 0)
        slider.maximumValue = Float(number("maxValue") ?? 1)
        slider.value = Float(number("value") ?? 0.5)
      case let stepper as UIStepper:
        stepper.minimumValue = Double(number("minimumValue") ?? 0)
        stepper.maximumValue = Double(number("maximumValue") ?? 100)
        stepper.stepValue = Double(number("stepValue") ?? 1)
        stepper.value = Double(number("value") ?? 0)
      case let segments as UISegmentedControl:
        for segment in child(named: "segments")?.children ?? [] {
          segments.insertSegment(
            withTitle: segment.string("title"), at: segments.numberOfSegments, animated: false)
        }
        segments.selectedSegmentIndex = whole("selectedSegmentIndex") ?? -1
      case let pages as UIPageControl:
        pages.numberOfPages = whole("numberOfPages") ?? 0
        pages.currentPage = whole("currentPage") ?? 0
      default: break
      }
    }

    @MainActor private func configure(_ stack: UIStackView) {
      stack.axis = self["axis"] == "vertical" ? .vertical : .horizontal
      stack.spacing = number("spacing") ?? 0
      stack.distribution =
        [
          "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ][self["distribution"] ?? ""] ?? .fill
      stack.alignment =
        [
          "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
          "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ][self["alignment"] ?? ""] ?? .fill
    }

    @MainActor private func configure(_ scroll: UIScrollView) {
      if let enabled = flag("scrollEnabled") { scroll.isScrollEnabled = enabled }
      if let paging = flag("pagingEnabled") { scroll.isPagingEnabled = paging }
      if let size = children.first(where: { $0["key"] == "contentSize" }) {
        scroll.contentSize = size.size
      }
      if let text = scroll as? UITextView {
        text.text = string("text") ?? ""
        text.isEditable = flag("editable") ?? true
      }
      if let table = scroll as? UITableView, let height = number("rowHeight") {
        table.rowHeight = height < 0 ? UITableView.automaticDimension : height
      }
    }

    /// The labels of a cell with a style are named in it.
    @MainActor private func configure(_ cell: UITableViewCell) {
      let labels = child(key: "contentView")?.child(named: "subviews")?.children ?? []
      if let text = labels.first(where: { $0["id"] == self["textLabel"] }) {
        cell.textLabel?.text = text.string("text")
      }
      if let text = labels.first(where: { $0["id"] == self["detailTextLabel"] }) {
        cell.detailTextLabel?.text = text.string("text")
      }
      cell.accessoryType =
        [
          "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
          "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
        ][self["accessoryType"] ?? ""] ?? .none
    }

    /// Sets the properties of its recogniser.
    @MainActor func configure(_ recognizer: UIGestureRecognizer) {
      recognizer.isEnabled = flag("enabled") ?? true
      if let tap = recognizer as? UITapGestureRecognizer {
        tap.numberOfTapsRequired = whole("numberOfTapsRequired") ?? 1
        tap.numberOfTouchesRequired = whole("numberOfTouchesRequired") ?? 1
      }
      if let swipe = recognizer as? UISwipeGestureRecognizer {
        swipe.direction =
          ["left": .left, "up": .up, "down": .down][self["direction"] ?? ""] ?? .right
      }
    }

    private var resizing: UIView.AutoresizingMask {
      let names: KeyValuePairs<String, UIView.AutoresizingMask> = [
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
        "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
        "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
      ]
      return names.reduce(into: []) { mask, part in
        if flag(part.key) == true { mask.insert(part.value) }
      }
    }

    private var alignment: NSTextAlignment {
      ["left": .left, "center": .center, "right": .right, "justified": .justified][
        self["textAlignment"] ?? ""] ?? .natural
    }

    /// A color; nil for one that is named elsewhere.
    @MainActor func color(_ key: String) -> UIColor? {
      guard let element = children.first(where: { $0.name == "color" && $0["key"] == key }) else {
        return nil
      }
      if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
        return Self.systemColors[name]
      }
      if let name = element["name"] { return UIColor(named: name) }
      let alpha = element.number("alpha") ?? 1
      if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = element.number("red"), let green = element.number("green"),
        let blue = element.number("blue")
      else { return nil }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    @MainActor private static let systemColors: [String: UIColor] = [
      "systemBackgroundColor": .systemBackground, "labelColor": .label,
      "secondaryLabelColor": .secondaryLabel,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "groupTableViewBackgroundColor": .groupTableViewBackground, "systemBlueColor": .systemBlue,
      "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
      "systemOrangeColor": .systemOrange, "systemGrayColor": .systemGray,
      "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
    ]

    // MARK: Outlets of UIKit's classes

    /// Sets an outlet that is a property of one of UIKit's classes; false if it is none.
    @MainActor static func set(_ name: String, _ value: Any, of object: AnyObject) -> Bool {
      switch (object, name) {
      case (let controller as UIViewController, "view"):
        // What loads the view sets it.
        return controller.viewIfLoaded != nil || value is UIView
      case (let view as UIView, "gestureRecognizers"):
        for recognizer in value as? [UIGestureRecognizer] ?? [] {
          view.addGestureRecognizer(recognizer)
        }
      case (let table as UITableView, "delegate"):
        table.delegate = value as? any UITableViewDelegate
      case (let table as UITableView, "dataSource"):
        if table.dataSource is StaticRows { return true }
        table.dataSource = value as? any UITableViewDataSource
      case (let collection as UICollectionView, "delegate"):
        collection.delegate = value as? any UICollectionViewDelegate
      case (let collection as UICollectionView, "dataSource"):
        collection.dataSource = value as? any UICollectionViewDataSource
      case (let text as UITextView, "delegate"): text.delegate = value as? any UITextViewDelegate
      case (let scroll as UIScrollView, "delegate"):
        scroll.delegate = value as? any UIScrollViewDelegate
      case (let field as UITextField, "delegate"):
        field.delegate = value as? any UITextFieldDelegate
      case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
      case (let bar as UITabBar, "delegate"): bar.delegate = value as? any UITabBarDelegate
      case (let recognizer as UIGestureRecognizer, "delegate"):
        recognizer.delegate = value as? any UIGestureRecognizerDelegate
      case (let stack as UINavigationController, "delegate"):
        stack.delegate = value as? any UINavigationControllerDelegate
      case (let tabs as UITabBarController, "delegate"):
        tabs.delegate = value as? any UITabBarControllerDelegate
      case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
      case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
      default: return false
      }
      return true
    }
  }
#endif
