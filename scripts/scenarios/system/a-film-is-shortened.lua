-- facts: P117
-- The editor has three callbacks: the path of the new film, an error, and Cancel.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function say(_, ...) print(...) end
local editor = UIVideoEditorController{ name = "editor" }
editor.delegate = {
  didSaveEditedVideoToPath = say, didFailWithError = say,
  didCancel = function(it) it:dismiss() end,
}
home:present(editor)
settle()
--> editor viewDidLoad
--> SystemContents#3 willMove(toParent: editor)
--> editor viewWillAppear
--> editor viewIsAppearing
--> editor viewDidAppear
--> SystemContents#3 didMove(toParent: editor)
print(user.pick("short.mov"))
print(user.pick{ error = "Disk full" })
print(user.pick(1))
print(user.cancel())
settle()
--> editor didSaveEditedVideoToPath(short.mov)
--> short.mov
--> true
--> editor didFailWithError(Disk full)
--> Disk full
--> true
--> false editor wants an error, or a path
--> editor didCancel
--> true
--> editor viewWillDisappear
--> editor viewDidDisappear
