// What the compiler imports where a file imports both `Testing` and `UIKit`; on Apple's platforms it
// attaches images to tests.
