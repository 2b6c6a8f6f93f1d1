-- facts: F119, F120, F121, P77
-- An activity controller and a page of the web dismiss themselves, then report; a document picker
-- reports while it is being dismissed; a photo picker leaves that to the program.
local home = UIViewController "Home"
window.rootViewController = home
settle()
local share = UIActivityViewController{ name = "share", activityItems = { "a text" } }
share.completionWithItemsHandler = function(kind, completed)
  print(kind, completed, home.presentedViewController)
end
home:present(share, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> share viewDidLoad
--> share viewWillAppear(animated)
--> share viewIsAppearing(animated)
--> … 500 ms
--> share viewDidAppear(animated)
user.pick "mail"
settle()
--> share viewWillDisappear(animated)
--> … 500 ms
--> share viewDidDisappear(animated)
--> completion of dismiss(Home)
--> share completionWithItemsHandler(mail)
--> com.apple.UIKit.activity.Mail true nil
home:present(share, true)
settle()
user.swipeDown()
settle()
--> share viewWillAppear(animated)
--> share viewIsAppearing(animated)
--> … 500 ms
--> share viewDidAppear(animated)
--> share viewWillDisappear(animated)
--> … 500 ms
--> share viewDidDisappear(animated)
--> share completionWithItemsHandler(nil, false)
--> nil false nil
local web = SFSafariViewController{ url = "https://example.com", name = "web" }
web.delegate = {
  didFinish = function() print(home.presentedViewController) end,
  didCompleteInitialLoad = function(_, loaded) print(loaded) end,
}
home:present(web, true)
settle()
--> web viewDidLoad
--> web viewWillAppear(animated)
--> web viewIsAppearing(animated)
--> … 500 ms
--> web viewDidAppear(animated)
--> web didCompleteInitialLoad(true)
--> true
user.pick()
settle()
--> web viewWillDisappear(animated)
--> … 500 ms
--> web viewDidDisappear(animated)
--> completion of dismiss(Home)
--> web didFinish
--> nil
local files = UIDocumentPickerViewController{ name = "files" }
files.delegate = {
  didPickDocumentsAt = function(picker, urls) print(urls[1], picker.isBeingDismissed) end,
  wasCancelled = function() print "cancelled" end,
}
home:present(files, true)
settle()
user.pick "file:///a.txt"
settle()
--> files viewDidLoad
--> files viewWillAppear(animated)
--> files viewIsAppearing(animated)
--> … 500 ms
--> files viewDidAppear(animated)
--> files didPickDocumentsAt(file:///a.txt)
--> file:///a.txt true
--> files viewWillDisappear(animated)
--> … 500 ms
--> files viewDidDisappear(animated)
local photos = PHPickerViewController{ selectionLimit = 2, name = "photos" }
photos.delegate = {
  didFinishPicking = function(picker, results)
    print(#results)
    picker:dismiss(true)
  end,
}
home:present(photos, true)
settle()
user.pick("1.jpg", "2.jpg")
settle()
--> photos viewDidLoad
--> photos viewWillAppear(animated)
--> photos viewIsAppearing(animated)
--> … 500 ms
--> photos viewDidAppear(animated)
--> photos didFinishPicking(1.jpg, 2.jpg)
--> 2
--> photos viewWillDisappear(animated)
--> … 500 ms
--> photos viewDidDisappear(animated)
