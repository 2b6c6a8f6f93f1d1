---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows pages, and turns them when the user swipes.
---@class UIPageViewController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field transitionStyle UIPageViewController.TransitionStyle Whether pages scroll or curl; fixed on creation. Read-only.
---@field navigationOrientation UIPageViewController.NavigationOrientation The direction of the pages; fixed on creation. Read-only.
---@field spineLocation UIPageViewController.SpineLocation The location of the spine, for the curl style; the delegate may change it when the device turns. Read-only.
---@field isDoubleSided boolean Whether pages also have contents on their backs, for the curl style; a spine in the middle makes it true.
---@field viewControllers UIViewController[]? The pages on screen; empty if there are none. Read-only.
---@field delegate (UIPageViewControllerDelegate|table)? Is notified when the user turns pages.
---@field dataSource (UIPageViewControllerDataSource|table)? Provides the pages before and after one; without it the user can't swipe.
---@overload fun(arguments?: UIPageViewController.Arguments): UIPageViewController
UIPageViewController = {}

---Turns to other pages; the completion receives whether that finished.
---
---`page-count`: NSInvalidArgumentException: pages passed: …, different ones needed: …; an exception is raised, and nothing has changed.
---
---`child-cycle`: NSInvalidArgumentException: no controller is inside itself; an exception is raised, and nothing has changed.
---
---`is-presented`: NSInvalidArgumentException: a presented controller has no parent; an exception is raised, and nothing has changed.
---
---Facts: A24, A79, P14 (:help A24).
---@param viewControllers? UIViewController[]
---@param direction UIPageViewController.NavigationDirection
---@param animated? boolean
---@param completion? fun(finished: boolean)
function UIPageViewController:setViewControllers(viewControllers, direction, animated, completion) end

---What UIPageViewController is called with.
---@class UIPageViewController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field interPageSpacing? number The distance between pages in points, as in UIKit's options; nothing is drawn.
---@field transitionStyle? UIPageViewController.TransitionStyle
---@field navigationOrientation? UIPageViewController.NavigationOrientation
---@field spineLocation? UIPageViewController.SpineLocation
---@field isDoubleSided? boolean
---@field delegate? UIPageViewControllerDelegate|table
---@field dataSource? UIPageViewControllerDataSource|table
