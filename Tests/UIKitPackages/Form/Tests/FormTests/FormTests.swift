import UIKit
import XCTest

@testable import Form

@MainActor
final class FormTests: XCTestCase {
  private var form: FormViewController!

  override func setUp() {
    super.setUp()
    form = FormViewController()
  }

  override func tearDown() {
    form = nil
    super.tearDown()
  }

  func testAFormWorksWithoutADelegate() {
    form.loadViewIfNeeded()
    XCTAssertEqual(form.field.placeholder, "Name")
    form.field.text = "Ann"
    XCTAssertTrue(form.textFieldShouldReturn(form.field))
    form.field.text = "A name that is too long"
    XCTAssertFalse(form.textFieldShouldReturn(form.field))
  }

  func testADelegateDecides() {
    let strict = StrictDelegate()
    form.delegate = strict
    form.loadViewIfNeeded()
    XCTAssertEqual(form.field.placeholder, "Nickname")
    form.field.text = "Bob"
    XCTAssertFalse(form.textFieldShouldReturn(form.field))
    form.field.sendActions(for: .editingChanged)
    XCTAssertEqual(strict.changes, ["Bob"])
  }

  func testASelectorCallsItsMethod() {
    form.loadViewIfNeeded()
    form.news.isOn = true
    form.news.sendActions(for: .valueChanged)
    XCTAssertTrue(form.wantsNews)
  }

  func testSelectorsAreEqualByName() {
    form.loadViewIfNeeded()
    XCTAssertEqual(
      form.navigationItem.leftBarButtonItem?.action, #selector(FormViewController.cancel))
    XCTAssertNotEqual(
      #selector(FormViewController.cancel), #selector(UIViewController.viewDidLoad))
    XCTAssertEqual(FormViewController.keys, ["wantsNews"])
  }
}

private final class StrictDelegate: FormDelegate {
  var changes: [String] = []
  let placeholder: String? = "Nickname"

  func form(_ form: FormViewController, shouldChange name: String) -> Bool { name == "Ann" }
  func form(_ form: FormViewController, didChange name: String) { changes.append(name) }
}
