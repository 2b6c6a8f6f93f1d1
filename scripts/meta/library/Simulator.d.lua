---@meta
-- Written by `drilldown meta`; do not edit.

---The device that the world runs on.
---@class Simulator
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field profile Profile The iOS version to emulate; set it while the window is empty.
---@field device Device The device; set it while the window is empty.
---@field model Model? The model of iPhone, with its screen and safe area; nil for the one of the release. Set it while the window is empty.
---@field orientation Orientation How the contents of the screen are turned; writing it turns the device, and its contents if that is supported.
---@field infoPlist InfoPlist The entries of Info.plist that controllers depend on; a copy, so write it as a whole. It outlives a relaunch.
---@field horizontalSizeClass SizeClass? The available width; nil lets the device decide.
---@field userInterfaceStyle UIUserInterfaceStyle Whether the device has the light or the dark appearance; nothing is drawn darker.
---@field statusBar StatusBar The status bar as the controllers on screen determine it. Read-only.
---@field systemParts SystemParts What the controllers on screen decide about the home indicator, the edges of the screen and the pointer. Read-only.
---@field keyboard CGRect? The frame of the keyboard on the screen; nil while there is none. Read-only.
---@field canSendMail boolean Whether a mail account is set up; true by default.
---@field canSendText boolean Whether texts can be sent; true by default.
---@field fits number? How many characters fit in a bar; nil if their widths decide, `math.huge` for no limit.
---@field currentActivity NSUserActivity? What the user is doing, as the program says; nil for nothing. Read-only.
---@field launchCrashLimit integer How many launches in a row crash before the saved state is deleted; 1 by default.
Simulator = {}

---The user leaves the app, and its state is saved; controllers get no callbacks.
---@return boolean isDone
---@return string? reason
function Simulator:background() end

---The user returns; controllers get no callbacks.
---@return boolean isDone
---@return string? reason
function Simulator:foreground() end

---Something of the system's comes in front of the app, which is inactive until `endSystemAlert`.
---@return boolean isDone
---@return string? reason
function Simulator:systemAlert() end

---The app is in front again, and active.
---@return boolean isDone
---@return string? reason
function Simulator:endSystemAlert() end

---The user opens another window of the app on an iPad; `urls` and `userActivities` are in its connection options. Returns the scene.
---@param options? NewSceneOptions
---@return UIWindowScene
function Simulator:newScene(options) end

---The user closes a scene in the app switcher; its session is discarded.
---@param scene UIWindowScene
---@return boolean isDone
---@return string? reason
function Simulator:closeScene(scene) end

---The system removes a scene in the background from memory; its session stays.
---@param scene UIWindowScene
---@return boolean isDone
---@return string? reason
function Simulator:reclaimScene(scene) end

---The user continues an activity of another device; the scene in front gets it, without scenes the app's delegate.
---@param activity NSUserActivity
---@return boolean isDone
---@return string? reason
function Simulator:continueActivity(activity) end

---An activity that the user continues doesn't arrive; the scene in front gets an error, without scenes the app's delegate.
---@param type string
---@return boolean isDone
---@return string? reason
function Simulator:failToContinueActivity(type) end

---The user brings a scene to the front.
---@param scene UIWindowScene
---@return boolean isDone
---@return string? reason
function Simulator:showScene(scene) end

---Another app opens a URL; the scene in front gets it.
---@param url string
---@return boolean isDone
---@return string? reason
function Simulator:openURL(url) end

---The user kills the app, and its saved state is deleted; objects of its world are dead.
---@return boolean isDone
---@return string? reason
function Simulator:terminate() end

---The app crashes; in a launch callback that deletes the saved state, too.
---@return boolean isDone
---@return string? reason
function Simulator:crash() end

---Launches the app after the system has ended it: a new world, the callbacks of `app`, and the saved state is restored. An error in a launch callback is raised: the app has crashed.
---@return boolean isDone
---@return string? reason
function Simulator:relaunch() end

---Starts a fresh world, as at the start; objects of the old one are dead.
function Simulator:reset() end

---Sends a memory warning to all controllers.
function Simulator:memoryWarning() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Simulator:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function Simulator:subclass(name) end
