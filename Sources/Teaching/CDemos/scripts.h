// Written by `make texts`; do not edit.
// clang-format off
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char demo_1[] = {
#embed "../../../scripts/lessons/01-a-window-and-a-controller.lua"
};
static const unsigned char demo_2[] = {
#embed "../../../scripts/lessons/02-push-and-pop.lua"
};
static const unsigned char demo_3[] = {
#embed "../../../scripts/lessons/03-tabs-and-families.lua"
};
static const unsigned char demo_4[] = {
#embed "../../../scripts/lessons/04-presenting-a-chain.lua"
};
static const unsigned char demo_5[] = {
#embed "../../../scripts/lessons/05-the-order-of-callbacks.lua"
};
static const unsigned char demo_6[] = {
#embed "../../../scripts/recipes/a-chain-by-taps.lua"
};
static const unsigned char demo_7[] = {
#embed "../../../scripts/recipes/a-context-chooses-the-animation.lua"
};
static const unsigned char demo_8[] = {
#embed "../../../scripts/recipes/a-family.lua"
};
static const unsigned char demo_9[] = {
#embed "../../../scripts/recipes/a-form-above-the-keyboard.lua"
};
static const unsigned char demo_10[] = {
#embed "../../../scripts/recipes/a-grid-with-a-detail.lua"
};
static const unsigned char demo_11[] = {
#embed "../../../scripts/recipes/a-jump-through-a-link.lua"
};
static const unsigned char demo_12[] = {
#embed "../../../scripts/recipes/a-large-title-under-scrolling.lua"
};
static const unsigned char demo_13[] = {
#embed "../../../scripts/recipes/a-list-with-swipes-and-menus.lua"
};
static const unsigned char demo_14[] = {
#embed "../../../scripts/recipes/a-locked-video-screen.lua"
};
static const unsigned char demo_15[] = {
#embed "../../../scripts/recipes/a-menu-becomes-a-screen.lua"
};
static const unsigned char demo_16[] = {
#embed "../../../scripts/recipes/a-new-event.lua"
};
static const unsigned char demo_17[] = {
#embed "../../../scripts/recipes/a-player-above-the-tabs.lua"
};
static const unsigned char demo_18[] = {
#embed "../../../scripts/recipes/a-popover-on-a-pad-and-a-phone.lua"
};
static const unsigned char demo_19[] = {
#embed "../../../scripts/recipes/a-presentation-context.lua"
};
static const unsigned char demo_20[] = {
#embed "../../../scripts/recipes/a-segue-presents.lua"
};
static const unsigned char demo_21[] = {
#embed "../../../scripts/recipes/a-sheet-between-heights.lua"
};
static const unsigned char demo_22[] = {
#embed "../../../scripts/recipes/a-split-view-collapses.lua"
};
static const unsigned char demo_23[] = {
#embed "../../../scripts/recipes/a-stack-of-screens.lua"
};
static const unsigned char demo_24[] = {
#embed "../../../scripts/recipes/a-state-list-in-defaults.lua"
};
static const unsigned char demo_25[] = {
#embed "../../../scripts/recipes/adding-a-recipe.lua"
};
static const unsigned char demo_26[] = {
#embed "../../../scripts/recipes/custom-bar-classes.lua"
};
static const unsigned char demo_27[] = {
#embed "../../../scripts/recipes/from-a-camera-to-a-contact.lua"
};
static const unsigned char demo_28[] = {
#embed "../../../scripts/recipes/homepwner-on-a-pad.lua"
};
static const unsigned char demo_29[] = {
#embed "../../../scripts/recipes/homepwner.lua"
};
static const unsigned char demo_30[] = {
#embed "../../../scripts/recipes/illegal-uses.lua"
};
static const unsigned char demo_31[] = {
#embed "../../../scripts/recipes/loading-an-array.lua"
};
static const unsigned char demo_32[] = {
#embed "../../../scripts/recipes/navigation-items.lua"
};
static const unsigned char demo_33[] = {
#embed "../../../scripts/recipes/objects-of-homepwner.lua"
};
static const unsigned char demo_34[] = {
#embed "../../../scripts/recipes/photos.lua"
};
static const unsigned char demo_35[] = {
#embed "../../../scripts/recipes/popping-options.lua"
};
static const unsigned char demo_36[] = {
#embed "../../../scripts/recipes/presentation-styles.lua"
};
static const unsigned char demo_37[] = {
#embed "../../../scripts/recipes/presenter-and-presented.lua"
};
static const unsigned char demo_38[] = {
#embed "../../../scripts/recipes/pushing-momentary-views.lua"
};
static const unsigned char demo_39[] = {
#embed "../../../scripts/recipes/search-in-a-list-with-a-detail.lua"
};
static const unsigned char demo_40[] = {
#embed "../../../scripts/recipes/settings-drill-down.lua"
};
static const unsigned char demo_41[] = {
#embed "../../../scripts/recipes/system-controllers.lua"
};
static const unsigned char demo_42[] = {
#embed "../../../scripts/recipes/tab-bar-hiding.lua"
};
static const unsigned char demo_43[] = {
#embed "../../../scripts/recipes/tabs-reordered-by-the-user.lua"
};
static const unsigned char demo_44[] = {
#embed "../../../scripts/recipes/the-rules-of-the-bar.lua"
};
static const unsigned char demo_45[] = {
#embed "../../../scripts/recipes/the-selected-tab-again.lua"
};
static const unsigned char demo_46[] = {
#embed "../../../scripts/recipes/the-tasks-of-a-stack.lua"
};
static const unsigned char demo_47[] = {
#embed "../../../scripts/recipes/the-views-of-a-stack.lua"
};
static const unsigned char demo_48[] = {
#embed "../../../scripts/recipes/toolbars.lua"
};
static const unsigned char demo_49[] = {
#embed "../../../scripts/recipes/transition-styles.lua"
};
static const unsigned char demo_50[] = {
#embed "../../../scripts/recipes/two-families.lua"
};
static const unsigned char demo_51[] = {
#embed "../../../scripts/recipes/two-scenes-on-an-ipad.lua"
};
static const unsigned char demo_52[] = {
#embed "../../../scripts/recipes/what-comes-back.lua"
};
static const unsigned char demo_53[] = {
#embed "../../../scripts/flows/01-deep-link-into-a-tab.lua"
};
static const unsigned char demo_54[] = {
#embed "../../../scripts/flows/02-a-form-that-must-not-be-returned-to.lua"
};
static const unsigned char demo_55[] = {
#embed "../../../scripts/flows/03-pushed-or-presented.lua"
};
static const unsigned char demo_56[] = {
#embed "../../../scripts/flows/04-a-jump-with-two-levels.lua"
};
static const unsigned char demo_57[] = {
#embed "../../../scripts/flows/05-settings-deep-link.lua"
};
static const unsigned char demo_58[] = {
#embed "../../../scripts/flows/06-a-notification-opens-a-thread.lua"
};
static const unsigned char demo_59[] = {
#embed "../../../scripts/flows/07-settings-twice.lua"
};
static const unsigned char demo_60[] = {
#embed "../../../scripts/flows/08-a-message-from-a-push-notification.lua"
};
static const unsigned char demo_61[] = {
#embed "../../../scripts/flows/09-who-can-present.lua"
};
static const unsigned char demo_62[] = {
#embed "../../../scripts/flows/10-out-of-a-modal-stack.lua"
};
static const unsigned char demo_63[] = {
#embed "../../../scripts/flows/11-a-modal-stack-prepared-in-advance.lua"
};
static const unsigned char demo_64[] = {
#embed "../../../scripts/flows/12-a-completion-for-each-controller.lua"
};
static const unsigned char demo_65[] = {
#embed "../../../scripts/flows/13-a-small-modern-app.lua"
};
static const unsigned char demo_66[] = {
#embed "../../../scripts/flows/14-a-modern-app-with-two-scenes.lua"
};
static const unsigned char demo_67[] = {
#embed "../../../scripts/flows/15-a-shopping-app.lua"
};
static const unsigned char demo_68[] = {
#embed "../../../scripts/mistakes/a-mask-that-the-app-does-not-share-cured.lua"
};
static const unsigned char demo_69[] = {
#embed "../../../scripts/mistakes/a-mask-that-the-app-does-not-share.lua"
};
static const unsigned char demo_70[] = {
#embed "../../../scripts/mistakes/a-text-field-in-an-action-sheet-cured.lua"
};
static const unsigned char demo_71[] = {
#embed "../../../scripts/mistakes/a-text-field-in-an-action-sheet.lua"
};
static const unsigned char demo_72[] = {
#embed "../../../scripts/mistakes/adopt-a-controller-and-leave-its-view-cured.lua"
};
static const unsigned char demo_73[] = {
#embed "../../../scripts/mistakes/adopt-a-controller-and-leave-its-view.lua"
};
static const unsigned char demo_74[] = {
#embed "../../../scripts/mistakes/an-action-sheet-on-a-pad-cured.lua"
};
static const unsigned char demo_75[] = {
#embed "../../../scripts/mistakes/an-action-sheet-on-a-pad.lua"
};
static const unsigned char demo_76[] = {
#embed "../../../scripts/mistakes/an-alert-with-two-ways-to-cancel-cured.lua"
};
static const unsigned char demo_77[] = {
#embed "../../../scripts/mistakes/an-alert-with-two-ways-to-cancel.lua"
};
static const unsigned char demo_78[] = {
#embed "../../../scripts/mistakes/append-items-without-a-section-cured.lua"
};
static const unsigned char demo_79[] = {
#embed "../../../scripts/mistakes/append-items-without-a-section.lua"
};
static const unsigned char demo_80[] = {
#embed "../../../scripts/mistakes/ask-for-a-cell-of-no-class-cured.lua"
};
static const unsigned char demo_81[] = {
#embed "../../../scripts/mistakes/ask-for-a-cell-of-no-class.lua"
};
static const unsigned char demo_82[] = {
#embed "../../../scripts/mistakes/ask-for-the-scroll-view-of-all-edges-cured.lua"
};
static const unsigned char demo_83[] = {
#embed "../../../scripts/mistakes/ask-for-the-scroll-view-of-all-edges.lua"
};
static const unsigned char demo_84[] = {
#embed "../../../scripts/mistakes/ask-for-the-stack-after-a-pop-cured.lua"
};
static const unsigned char demo_85[] = {
#embed "../../../scripts/mistakes/ask-for-the-stack-after-a-pop.lua"
};
static const unsigned char demo_86[] = {
#embed "../../../scripts/mistakes/call-an-appearance-callback-cured.lua"
};
static const unsigned char demo_87[] = {
#embed "../../../scripts/mistakes/call-an-appearance-callback.lua"
};
static const unsigned char demo_88[] = {
#embed "../../../scripts/mistakes/change-the-tabs-in-the-bar-cured.lua"
};
static const unsigned char demo_89[] = {
#embed "../../../scripts/mistakes/change-the-tabs-in-the-bar.lua"
};
static const unsigned char demo_90[] = {
#embed "../../../scripts/mistakes/continue-right-after-a-push-cured.lua"
};
static const unsigned char demo_91[] = {
#embed "../../../scripts/mistakes/continue-right-after-a-push.lua"
};
static const unsigned char demo_92[] = {
#embed "../../../scripts/mistakes/count-on-full-screen-cured.lua"
};
static const unsigned char demo_93[] = {
#embed "../../../scripts/mistakes/count-on-full-screen.lua"
};
static const unsigned char demo_94[] = {
#embed "../../../scripts/mistakes/count-on-one-viewDidLoad-cured.lua"
};
static const unsigned char demo_95[] = {
#embed "../../../scripts/mistakes/count-on-one-viewDidLoad.lua"
};
static const unsigned char demo_96[] = {
#embed "../../../scripts/mistakes/curl-what-does-not-cover-the-screen-cured.lua"
};
static const unsigned char demo_97[] = {
#embed "../../../scripts/mistakes/curl-what-does-not-cover-the-screen.lua"
};
static const unsigned char demo_98[] = {
#embed "../../../scripts/mistakes/delete-a-row-and-move-it-cured.lua"
};
static const unsigned char demo_99[] = {
#embed "../../../scripts/mistakes/delete-a-row-and-move-it.lua"
};
static const unsigned char demo_100[] = {
#embed "../../../scripts/mistakes/delete-a-row-that-is-not-there-cured.lua"
};
static const unsigned char demo_101[] = {
#embed "../../../scripts/mistakes/delete-a-row-that-is-not-there.lua"
};
static const unsigned char demo_102[] = {
#embed "../../../scripts/mistakes/delete-a-section-that-is-not-there-cured.lua"
};
static const unsigned char demo_103[] = {
#embed "../../../scripts/mistakes/delete-a-section-that-is-not-there.lua"
};
static const unsigned char demo_104[] = {
#embed "../../../scripts/mistakes/dismiss-a-custom-style-without-an-animator-cured.lua"
};
static const unsigned char demo_105[] = {
#embed "../../../scripts/mistakes/dismiss-a-custom-style-without-an-animator.lua"
};
static const unsigned char demo_106[] = {
#embed "../../../scripts/mistakes/dismiss-a-pushed-controller-cured.lua"
};
static const unsigned char demo_107[] = {
#embed "../../../scripts/mistakes/dismiss-a-pushed-controller.lua"
};
static const unsigned char demo_108[] = {
#embed "../../../scripts/mistakes/dismiss-from-the-middle-of-a-chain-cured.lua"
};
static const unsigned char demo_109[] = {
#embed "../../../scripts/mistakes/dismiss-from-the-middle-of-a-chain.lua"
};
static const unsigned char demo_110[] = {
#embed "../../../scripts/mistakes/dismiss-right-after-present-cured.lua"
};
static const unsigned char demo_111[] = {
#embed "../../../scripts/mistakes/dismiss-right-after-present.lua"
};
static const unsigned char demo_112[] = {
#embed "../../../scripts/mistakes/dismiss-twice-cured.lua"
};
static const unsigned char demo_113[] = {
#embed "../../../scripts/mistakes/dismiss-twice.lua"
};
static const unsigned char demo_114[] = {
#embed "../../../scripts/mistakes/edit-without-calling-super-cured.lua"
};
static const unsigned char demo_115[] = {
#embed "../../../scripts/mistakes/edit-without-calling-super.lua"
};
static const unsigned char demo_116[] = {
#embed "../../../scripts/mistakes/end-an-appearance-that-has-not-begun-cured.lua"
};
static const unsigned char demo_117[] = {
#embed "../../../scripts/mistakes/end-an-appearance-that-has-not-begun.lua"
};
static const unsigned char demo_118[] = {
#embed "../../../scripts/mistakes/expect-a-keyboard-from-isActive-cured.lua"
};
static const unsigned char demo_119[] = {
#embed "../../../scripts/mistakes/expect-a-keyboard-from-isActive.lua"
};
static const unsigned char demo_120[] = {
#embed "../../../scripts/mistakes/fill-the-labels-of-a-configured-cell-cured.lua"
};
static const unsigned char demo_121[] = {
#embed "../../../scripts/mistakes/fill-the-labels-of-a-configured-cell.lua"
};
static const unsigned char demo_122[] = {
#embed "../../../scripts/mistakes/flip-inside-a-popover-cured.lua"
};
static const unsigned char demo_123[] = {
#embed "../../../scripts/mistakes/flip-inside-a-popover.lua"
};
static const unsigned char demo_124[] = {
#embed "../../../scripts/mistakes/forward-no-appearance-to-a-child-cured.lua"
};
static const unsigned char demo_125[] = {
#embed "../../../scripts/mistakes/forward-no-appearance-to-a-child.lua"
};
static const unsigned char demo_126[] = {
#embed "../../../scripts/mistakes/give-a-button-a-menu-and-an-action-cured.lua"
};
static const unsigned char demo_127[] = {
#embed "../../../scripts/mistakes/give-a-button-a-menu-and-an-action.lua"
};
static const unsigned char demo_128[] = {
#embed "../../../scripts/mistakes/give-a-sheet-no-heights-cured.lua"
};
static const unsigned char demo_129[] = {
#embed "../../../scripts/mistakes/give-a-sheet-no-heights.lua"
};
static const unsigned char demo_130[] = {
#embed "../../../scripts/mistakes/give-a-view-to-two-controllers-cured.lua"
};
static const unsigned char demo_131[] = {
#embed "../../../scripts/mistakes/give-a-view-to-two-controllers.lua"
};
static const unsigned char demo_132[] = {
#embed "../../../scripts/mistakes/give-two-items-one-identifier-cured.lua"
};
static const unsigned char demo_133[] = {
#embed "../../../scripts/mistakes/give-two-items-one-identifier.lua"
};
static const unsigned char demo_134[] = {
#embed "../../../scripts/mistakes/insert-a-row-beyond-the-end-cured.lua"
};
static const unsigned char demo_135[] = {
#embed "../../../scripts/mistakes/insert-a-row-beyond-the-end.lua"
};
static const unsigned char demo_136[] = {
#embed "../../../scripts/mistakes/insert-a-section-beyond-the-end-cured.lua"
};
static const unsigned char demo_137[] = {
#embed "../../../scripts/mistakes/insert-a-section-beyond-the-end.lua"
};
static const unsigned char demo_138[] = {
#embed "../../../scripts/mistakes/insert-a-section-where-one-moves-to-cured.lua"
};
static const unsigned char demo_139[] = {
#embed "../../../scripts/mistakes/insert-a-section-where-one-moves-to.lua"
};
static const unsigned char demo_140[] = {
#embed "../../../scripts/mistakes/insert-a-token-beyond-the-end-cured.lua"
};
static const unsigned char demo_141[] = {
#embed "../../../scripts/mistakes/insert-a-token-beyond-the-end.lua"
};
static const unsigned char demo_142[] = {
#embed "../../../scripts/mistakes/insert-too-few-sections-cured.lua"
};
static const unsigned char demo_143[] = {
#embed "../../../scripts/mistakes/insert-too-few-sections.lua"
};
static const unsigned char demo_144[] = {
#embed "../../../scripts/mistakes/log-out-on-top-of-everything-cured.lua"
};
static const unsigned char demo_145[] = {
#embed "../../../scripts/mistakes/log-out-on-top-of-everything.lua"
};
static const unsigned char demo_146[] = {
#embed "../../../scripts/mistakes/look-for-the-top-in-the-stack-cured.lua"
};
static const unsigned char demo_147[] = {
#embed "../../../scripts/mistakes/look-for-the-top-in-the-stack.lua"
};
static const unsigned char demo_148[] = {
#embed "../../../scripts/mistakes/lose-a-draft-to-a-swipe-cured.lua"
};
static const unsigned char demo_149[] = {
#embed "../../../scripts/mistakes/lose-a-draft-to-a-swipe.lua"
};
static const unsigned char demo_150[] = {
#embed "../../../scripts/mistakes/make-a-controller-its-own-child-cured.lua"
};
static const unsigned char demo_151[] = {
#embed "../../../scripts/mistakes/make-a-controller-its-own-child.lua"
};
static const unsigned char demo_152[] = {
#embed "../../../scripts/mistakes/make-a-nib-without-a-view-cured.lua"
};
static const unsigned char demo_153[] = {
#embed "../../../scripts/mistakes/make-a-nib-without-a-view.lua"
};
static const unsigned char demo_154[] = {
#embed "../../../scripts/mistakes/make-a-popover-on-a-phone-cured.lua"
};
static const unsigned char demo_155[] = {
#embed "../../../scripts/mistakes/make-a-popover-on-a-phone.lua"
};
static const unsigned char demo_156[] = {
#embed "../../../scripts/mistakes/make-a-stack-with-a-bar-that-is-none-cured.lua"
};
static const unsigned char demo_157[] = {
#embed "../../../scripts/mistakes/make-a-stack-with-a-bar-that-is-none.lua"
};
static const unsigned char demo_158[] = {
#embed "../../../scripts/mistakes/make-a-tab-without-a-controller-cured.lua"
};
static const unsigned char demo_159[] = {
#embed "../../../scripts/mistakes/make-a-tab-without-a-controller.lua"
};
static const unsigned char demo_160[] = {
#embed "../../../scripts/mistakes/make-a-window-without-a-scene-cured.lua"
};
static const unsigned char demo_161[] = {
#embed "../../../scripts/mistakes/make-a-window-without-a-scene.lua"
};
static const unsigned char demo_162[] = {
#embed "../../../scripts/mistakes/make-two-tabs-of-one-controller-cured.lua"
};
static const unsigned char demo_163[] = {
#embed "../../../scripts/mistakes/make-two-tabs-of-one-controller.lua"
};
static const unsigned char demo_164[] = {
#embed "../../../scripts/mistakes/misspell-a-property-cured.lua"
};
static const unsigned char demo_165[] = {
#embed "../../../scripts/mistakes/misspell-a-property.lua"
};
static const unsigned char demo_166[] = {
#embed "../../../scripts/mistakes/mistake-disappearing-for-the-end-cured.lua"
};
static const unsigned char demo_167[] = {
#embed "../../../scripts/mistakes/mistake-disappearing-for-the-end.lua"
};
static const unsigned char demo_168[] = {
#embed "../../../scripts/mistakes/mistake-viewWillDisappear-for-back-cured.lua"
};
static const unsigned char demo_169[] = {
#embed "../../../scripts/mistakes/mistake-viewWillDisappear-for-back.lua"
};
static const unsigned char demo_170[] = {
#embed "../../../scripts/mistakes/move-the-bar-of-a-stack-cured.lua"
};
static const unsigned char demo_171[] = {
#embed "../../../scripts/mistakes/move-the-bar-of-a-stack.lua"
};
static const unsigned char demo_172[] = {
#embed "../../../scripts/mistakes/name-a-class-that-restores-nothing-cured.lua"
};
static const unsigned char demo_173[] = {
#embed "../../../scripts/mistakes/name-a-class-that-restores-nothing.lua"
};
static const unsigned char demo_174[] = {
#embed "../../../scripts/mistakes/name-a-nib-that-is-not-there-cured.lua"
};
static const unsigned char demo_175[] = {
#embed "../../../scripts/mistakes/name-a-nib-that-is-not-there.lua"
};
static const unsigned char demo_176[] = {
#embed "../../../scripts/mistakes/nest-views-without-end-cured.lua"
};
static const unsigned char demo_177[] = {
#embed "../../../scripts/mistakes/nest-views-without-end.lua"
};
static const unsigned char demo_178[] = {
#embed "../../../scripts/mistakes/never-complete-a-swipe-action-cured.lua"
};
static const unsigned char demo_179[] = {
#embed "../../../scripts/mistakes/never-complete-a-swipe-action.lua"
};
static const unsigned char demo_180[] = {
#embed "../../../scripts/mistakes/never-end-a-refresh-cured.lua"
};
static const unsigned char demo_181[] = {
#embed "../../../scripts/mistakes/never-end-a-refresh.lua"
};
static const unsigned char demo_182[] = {
#embed "../../../scripts/mistakes/open-on-the-detail-cured.lua"
};
static const unsigned char demo_183[] = {
#embed "../../../scripts/mistakes/open-on-the-detail.lua"
};
static const unsigned char demo_184[] = {
#embed "../../../scripts/mistakes/perform-a-segue-that-is-not-there-cured.lua"
};
static const unsigned char demo_185[] = {
#embed "../../../scripts/mistakes/perform-a-segue-that-is-not-there.lua"
};
static const unsigned char demo_186[] = {
#embed "../../../scripts/mistakes/place-an-item-that-is-not-there-cured.lua"
};
static const unsigned char demo_187[] = {
#embed "../../../scripts/mistakes/place-an-item-that-is-not-there.lua"
};
static const unsigned char demo_188[] = {
#embed "../../../scripts/mistakes/pop-a-presented-controller-cured.lua"
};
static const unsigned char demo_189[] = {
#embed "../../../scripts/mistakes/pop-a-presented-controller.lua"
};
static const unsigned char demo_190[] = {
#embed "../../../scripts/mistakes/pop-to-another-instance-cured.lua"
};
static const unsigned char demo_191[] = {
#embed "../../../scripts/mistakes/pop-to-another-instance.lua"
};
static const unsigned char demo_192[] = {
#embed "../../../scripts/mistakes/prefer-an-orientation-that-is-not-supported-cured.lua"
};
static const unsigned char demo_193[] = {
#embed "../../../scripts/mistakes/prefer-an-orientation-that-is-not-supported.lua"
};
static const unsigned char demo_194[] = {
#embed "../../../scripts/mistakes/present-a-controller-on-itself-cured.lua"
};
static const unsigned char demo_195[] = {
#embed "../../../scripts/mistakes/present-a-controller-on-itself.lua"
};
static const unsigned char demo_196[] = {
#embed "../../../scripts/mistakes/present-a-controller-out-of-a-stack-cured.lua"
};
static const unsigned char demo_197[] = {
#embed "../../../scripts/mistakes/present-a-controller-out-of-a-stack.lua"
};
static const unsigned char demo_198[] = {
#embed "../../../scripts/mistakes/present-a-popover-without-a-source-cured.lua"
};
static const unsigned char demo_199[] = {
#embed "../../../scripts/mistakes/present-a-popover-without-a-source.lua"
};
static const unsigned char demo_200[] = {
#embed "../../../scripts/mistakes/present-a-see-through-view-full-screen-cured.lua"
};
static const unsigned char demo_201[] = {
#embed "../../../scripts/mistakes/present-a-see-through-view-full-screen.lua"
};
static const unsigned char demo_202[] = {
#embed "../../../scripts/mistakes/present-before-the-view-is-on-screen-cured.lua"
};
static const unsigned char demo_203[] = {
#embed "../../../scripts/mistakes/present-before-the-view-is-on-screen.lua"
};
static const unsigned char demo_204[] = {
#embed "../../../scripts/mistakes/present-from-a-view-without-its-controller-cured.lua"
};
static const unsigned char demo_205[] = {
#embed "../../../scripts/mistakes/present-from-a-view-without-its-controller.lua"
};
static const unsigned char demo_206[] = {
#embed "../../../scripts/mistakes/present-in-the-style-none-cured.lua"
};
static const unsigned char demo_207[] = {
#embed "../../../scripts/mistakes/present-in-the-style-none.lua"
};
static const unsigned char demo_208[] = {
#embed "../../../scripts/mistakes/present-nothing-cured.lua"
};
static const unsigned char demo_209[] = {
#embed "../../../scripts/mistakes/present-nothing.lua"
};
static const unsigned char demo_210[] = {
#embed "../../../scripts/mistakes/present-on-a-busy-presenter-cured.lua"
};
static const unsigned char demo_211[] = {
#embed "../../../scripts/mistakes/present-on-a-busy-presenter.lua"
};
static const unsigned char demo_212[] = {
#embed "../../../scripts/mistakes/present-on-a-searched-controller-cured.lua"
};
static const unsigned char demo_213[] = {
#embed "../../../scripts/mistakes/present-on-a-searched-controller.lua"
};
static const unsigned char demo_214[] = {
#embed "../../../scripts/mistakes/present-right-after-dismiss-cured.lua"
};
static const unsigned char demo_215[] = {
#embed "../../../scripts/mistakes/present-right-after-dismiss.lua"
};
static const unsigned char demo_216[] = {
#embed "../../../scripts/mistakes/present-the-root-of-the-window-cured.lua"
};
static const unsigned char demo_217[] = {
#embed "../../../scripts/mistakes/present-the-root-of-the-window.lua"
};
static const unsigned char demo_218[] = {
#embed "../../../scripts/mistakes/present-the-same-controller-twice-cured.lua"
};
static const unsigned char demo_219[] = {
#embed "../../../scripts/mistakes/present-the-same-controller-twice.lua"
};
static const unsigned char demo_220[] = {
#embed "../../../scripts/mistakes/present-twice-in-a-row-cured.lua"
};
static const unsigned char demo_221[] = {
#embed "../../../scripts/mistakes/present-twice-in-a-row-on-ios-6-cured.lua"
};
static const unsigned char demo_222[] = {
#embed "../../../scripts/mistakes/present-twice-in-a-row-on-ios-6.lua"
};
static const unsigned char demo_223[] = {
#embed "../../../scripts/mistakes/present-twice-in-a-row.lua"
};
static const unsigned char demo_224[] = {
#embed "../../../scripts/mistakes/push-a-navigation-controller-cured.lua"
};
static const unsigned char demo_225[] = {
#embed "../../../scripts/mistakes/push-a-navigation-controller.lua"
};
static const unsigned char demo_226[] = {
#embed "../../../scripts/mistakes/push-a-presented-controller-cured.lua"
};
static const unsigned char demo_227[] = {
#embed "../../../scripts/mistakes/push-a-presented-controller.lua"
};
static const unsigned char demo_228[] = {
#embed "../../../scripts/mistakes/push-a-split-view-controller-cured.lua"
};
static const unsigned char demo_229[] = {
#embed "../../../scripts/mistakes/push-a-split-view-controller.lua"
};
static const unsigned char demo_230[] = {
#embed "../../../scripts/mistakes/push-an-item-onto-a-stacks-bar-cured.lua"
};
static const unsigned char demo_231[] = {
#embed "../../../scripts/mistakes/push-an-item-onto-a-stacks-bar.lua"
};
static const unsigned char demo_232[] = {
#embed "../../../scripts/mistakes/push-nothing-cured.lua"
};
static const unsigned char demo_233[] = {
#embed "../../../scripts/mistakes/push-nothing.lua"
};
static const unsigned char demo_234[] = {
#embed "../../../scripts/mistakes/push-the-same-controller-twice-cured.lua"
};
static const unsigned char demo_235[] = {
#embed "../../../scripts/mistakes/push-the-same-controller-twice.lua"
};
static const unsigned char demo_236[] = {
#embed "../../../scripts/mistakes/push-twice-in-a-row-on-ios-7-cured.lua"
};
static const unsigned char demo_237[] = {
#embed "../../../scripts/mistakes/push-twice-in-a-row-on-ios-7.lua"
};
static const unsigned char demo_238[] = {
#embed "../../../scripts/mistakes/push-under-a-search-cured.lua"
};
static const unsigned char demo_239[] = {
#embed "../../../scripts/mistakes/push-under-a-search.lua"
};
static const unsigned char demo_240[] = {
#embed "../../../scripts/mistakes/push-while-a-sheet-comes-up-cured.lua"
};
static const unsigned char demo_241[] = {
#embed "../../../scripts/mistakes/push-while-a-sheet-comes-up.lua"
};
static const unsigned char demo_242[] = {
#embed "../../../scripts/mistakes/put-a-button-in-the-place-of-back-cured.lua"
};
static const unsigned char demo_243[] = {
#embed "../../../scripts/mistakes/put-a-button-in-the-place-of-back.lua"
};
static const unsigned char demo_244[] = {
#embed "../../../scripts/mistakes/put-a-childs-view-into-another-controller-cured.lua"
};
static const unsigned char demo_245[] = {
#embed "../../../scripts/mistakes/put-a-childs-view-into-another-controller.lua"
};
static const unsigned char demo_246[] = {
#embed "../../../scripts/mistakes/put-a-group-into-itself-cured.lua"
};
static const unsigned char demo_247[] = {
#embed "../../../scripts/mistakes/put-a-group-into-itself.lua"
};
static const unsigned char demo_248[] = {
#embed "../../../scripts/mistakes/put-a-view-into-itself-cured.lua"
};
static const unsigned char demo_249[] = {
#embed "../../../scripts/mistakes/put-a-view-into-itself.lua"
};
static const unsigned char demo_250[] = {
#embed "../../../scripts/mistakes/read-the-answer-right-after-presenting-cured.lua"
};
static const unsigned char demo_251[] = {
#embed "../../../scripts/mistakes/read-the-answer-right-after-presenting.lua"
};
static const unsigned char demo_252[] = {
#embed "../../../scripts/mistakes/read-the-safe-area-in-viewDidLoad-cured.lua"
};
static const unsigned char demo_253[] = {
#embed "../../../scripts/mistakes/read-the-safe-area-in-viewDidLoad.lua"
};
static const unsigned char demo_254[] = {
#embed "../../../scripts/mistakes/read-traits-in-viewWillAppear-cured.lua"
};
static const unsigned char demo_255[] = {
#embed "../../../scripts/mistakes/read-traits-in-viewWillAppear.lua"
};
static const unsigned char demo_256[] = {
#embed "../../../scripts/mistakes/refresh-in-viewDidLoad-cured.lua"
};
static const unsigned char demo_257[] = {
#embed "../../../scripts/mistakes/refresh-in-viewDidLoad.lua"
};
static const unsigned char demo_258[] = {
#embed "../../../scripts/mistakes/release-a-popover-on-the-screen-cured.lua"
};
static const unsigned char demo_259[] = {
#embed "../../../scripts/mistakes/release-a-popover-on-the-screen.lua"
};
static const unsigned char demo_260[] = {
#embed "../../../scripts/mistakes/release-a-search-that-never-began-cured.lua"
};
static const unsigned char demo_261[] = {
#embed "../../../scripts/mistakes/release-a-search-that-never-began.lua"
};
static const unsigned char demo_262[] = {
#embed "../../../scripts/mistakes/reload-an-item-that-is-not-there-cured.lua"
};
static const unsigned char demo_263[] = {
#embed "../../../scripts/mistakes/reload-an-item-that-is-not-there.lua"
};
static const unsigned char demo_264[] = {
#embed "../../../scripts/mistakes/replace-the-root-under-a-sheet-cured.lua"
};
static const unsigned char demo_265[] = {
#embed "../../../scripts/mistakes/replace-the-root-under-a-sheet.lua"
};
static const unsigned char demo_266[] = {
#embed "../../../scripts/mistakes/return-no-cell-cured.lua"
};
static const unsigned char demo_267[] = {
#embed "../../../scripts/mistakes/return-no-cell-of-an-item-cured.lua"
};
static const unsigned char demo_268[] = {
#embed "../../../scripts/mistakes/return-no-cell-of-an-item.lua"
};
static const unsigned char demo_269[] = {
#embed "../../../scripts/mistakes/return-no-cell.lua"
};
static const unsigned char demo_270[] = {
#embed "../../../scripts/mistakes/save-a-view-itself-cured.lua"
};
static const unsigned char demo_271[] = {
#embed "../../../scripts/mistakes/save-a-view-itself.lua"
};
static const unsigned char demo_272[] = {
#embed "../../../scripts/mistakes/select-a-controller-that-is-no-tab-cured.lua"
};
static const unsigned char demo_273[] = {
#embed "../../../scripts/mistakes/select-a-controller-that-is-no-tab.lua"
};
static const unsigned char demo_274[] = {
#embed "../../../scripts/mistakes/set-a-stack-with-a-controller-twice-cured.lua"
};
static const unsigned char demo_275[] = {
#embed "../../../scripts/mistakes/set-a-stack-with-a-controller-twice.lua"
};
static const unsigned char demo_276[] = {
#embed "../../../scripts/mistakes/set-the-back-title-of-the-wrong-item-cured.lua"
};
static const unsigned char demo_277[] = {
#embed "../../../scripts/mistakes/set-the-back-title-of-the-wrong-item.lua"
};
static const unsigned char demo_278[] = {
#embed "../../../scripts/mistakes/set-the-data-after-touching-the-view-cured.lua"
};
static const unsigned char demo_279[] = {
#embed "../../../scripts/mistakes/set-the-data-after-touching-the-view.lua"
};
static const unsigned char demo_280[] = {
#embed "../../../scripts/mistakes/set-the-items-of-a-stacks-toolbar-cured.lua"
};
static const unsigned char demo_281[] = {
#embed "../../../scripts/mistakes/set-the-items-of-a-stacks-toolbar.lua"
};
static const unsigned char demo_282[] = {
#embed "../../../scripts/mistakes/set-up-a-sheet-once-cured.lua"
};
static const unsigned char demo_283[] = {
#embed "../../../scripts/mistakes/set-up-a-sheet-once.lua"
};
static const unsigned char demo_284[] = {
#embed "../../../scripts/mistakes/show-a-popover-from-nowhere-cured.lua"
};
static const unsigned char demo_285[] = {
#embed "../../../scripts/mistakes/show-a-popover-from-nowhere.lua"
};
static const unsigned char demo_286[] = {
#embed "../../../scripts/mistakes/show-a-view-without-its-controller-cured.lua"
};
static const unsigned char demo_287[] = {
#embed "../../../scripts/mistakes/show-a-view-without-its-controller.lua"
};
static const unsigned char demo_288[] = {
#embed "../../../scripts/mistakes/swipe-at-the-root-cured.lua"
};
static const unsigned char demo_289[] = {
#embed "../../../scripts/mistakes/swipe-at-the-root.lua"
};
static const unsigned char demo_290[] = {
#embed "../../../scripts/mistakes/take-over-the-bar-of-a-stack-cured.lua"
};
static const unsigned char demo_291[] = {
#embed "../../../scripts/mistakes/take-over-the-bar-of-a-stack.lua"
};
static const unsigned char demo_292[] = {
#embed "../../../scripts/mistakes/take-over-the-toolbar-of-a-stack-cured.lua"
};
static const unsigned char demo_293[] = {
#embed "../../../scripts/mistakes/take-over-the-toolbar-of-a-stack.lua"
};
static const unsigned char demo_294[] = {
#embed "../../../scripts/mistakes/transition-to-a-controller-that-is-no-child-cured.lua"
};
static const unsigned char demo_295[] = {
#embed "../../../scripts/mistakes/transition-to-a-controller-that-is-no-child.lua"
};
static const unsigned char demo_296[] = {
#embed "../../../scripts/mistakes/turn-the-device-by-its-key-cured.lua"
};
static const unsigned char demo_297[] = {
#embed "../../../scripts/mistakes/turn-the-device-by-its-key.lua"
};
static const unsigned char demo_298[] = {
#embed "../../../scripts/mistakes/turn-to-too-many-pages-cured.lua"
};
static const unsigned char demo_299[] = {
#embed "../../../scripts/mistakes/turn-to-too-many-pages.lua"
};
static const unsigned char demo_300[] = {
#embed "../../../scripts/mistakes/update-the-table-before-the-data-cured.lua"
};
static const unsigned char demo_301[] = {
#embed "../../../scripts/mistakes/update-the-table-before-the-data.lua"
};
static const unsigned char demo_302[] = {
#embed "../../../scripts/mistakes/use-a-name-that-is-newer-cured.lua"
};
static const unsigned char demo_303[] = {
#embed "../../../scripts/mistakes/use-a-name-that-is-newer.lua"
};
static const unsigned char demo_304[] = {
#embed "../../../scripts/mistakes/wait-for-didDismiss-after-dismiss-cured.lua"
};
static const unsigned char demo_305[] = {
#embed "../../../scripts/mistakes/wait-for-didDismiss-after-dismiss.lua"
};
static const unsigned char demo_306[] = {
#embed "../../../scripts/mistakes/wait-for-the-end-of-no-animation-cured.lua"
};
static const unsigned char demo_307[] = {
#embed "../../../scripts/mistakes/wait-for-the-end-of-no-animation.lua"
};
static const unsigned char demo_308[] = {
#embed "../../../scripts/mistakes/wait-for-viewWillAppear-under-a-sheet-cured.lua"
};
static const unsigned char demo_309[] = {
#embed "../../../scripts/mistakes/wait-for-viewWillAppear-under-a-sheet.lua"
};
static const unsigned char demo_310[] = {
#embed "../../../scripts/mistakes/wait-for-viewwillappear-after-the-background-cured.lua"
};
static const unsigned char demo_311[] = {
#embed "../../../scripts/mistakes/wait-for-viewwillappear-after-the-background.lua"
};
static const struct dd_demo demos[] = {
    {"lessons", "01-a-window-and-a-controller", demo_1, sizeof demo_1},
    {"lessons", "02-push-and-pop", demo_2, sizeof demo_2},
    {"lessons", "03-tabs-and-families", demo_3, sizeof demo_3},
    {"lessons", "04-presenting-a-chain", demo_4, sizeof demo_4},
    {"lessons", "05-the-order-of-callbacks", demo_5, sizeof demo_5},
    {"recipes", "a-chain-by-taps", demo_6, sizeof demo_6},
    {"recipes", "a-context-chooses-the-animation", demo_7, sizeof demo_7},
    {"recipes", "a-family", demo_8, sizeof demo_8},
    {"recipes", "a-form-above-the-keyboard", demo_9, sizeof demo_9},
    {"recipes", "a-grid-with-a-detail", demo_10, sizeof demo_10},
    {"recipes", "a-jump-through-a-link", demo_11, sizeof demo_11},
    {"recipes", "a-large-title-under-scrolling", demo_12, sizeof demo_12},
    {"recipes", "a-list-with-swipes-and-menus", demo_13, sizeof demo_13},
    {"recipes", "a-locked-video-screen", demo_14, sizeof demo_14},
    {"recipes", "a-menu-becomes-a-screen", demo_15, sizeof demo_15},
    {"recipes", "a-new-event", demo_16, sizeof demo_16},
    {"recipes", "a-player-above-the-tabs", demo_17, sizeof demo_17},
    {"recipes", "a-popover-on-a-pad-and-a-phone", demo_18, sizeof demo_18},
    {"recipes", "a-presentation-context", demo_19, sizeof demo_19},
    {"recipes", "a-segue-presents", demo_20, sizeof demo_20},
    {"recipes", "a-sheet-between-heights", demo_21, sizeof demo_21},
    {"recipes", "a-split-view-collapses", demo_22, sizeof demo_22},
    {"recipes", "a-stack-of-screens", demo_23, sizeof demo_23},
    {"recipes", "a-state-list-in-defaults", demo_24, sizeof demo_24},
    {"recipes", "adding-a-recipe", demo_25, sizeof demo_25},
    {"recipes", "custom-bar-classes", demo_26, sizeof demo_26},
    {"recipes", "from-a-camera-to-a-contact", demo_27, sizeof demo_27},
    {"recipes", "homepwner-on-a-pad", demo_28, sizeof demo_28},
    {"recipes", "homepwner", demo_29, sizeof demo_29},
    {"recipes", "illegal-uses", demo_30, sizeof demo_30},
    {"recipes", "loading-an-array", demo_31, sizeof demo_31},
    {"recipes", "navigation-items", demo_32, sizeof demo_32},
    {"recipes", "objects-of-homepwner", demo_33, sizeof demo_33},
    {"recipes", "photos", demo_34, sizeof demo_34},
    {"recipes", "popping-options", demo_35, sizeof demo_35},
    {"recipes", "presentation-styles", demo_36, sizeof demo_36},
    {"recipes", "presenter-and-presented", demo_37, sizeof demo_37},
    {"recipes", "pushing-momentary-views", demo_38, sizeof demo_38},
    {"recipes", "search-in-a-list-with-a-detail", demo_39, sizeof demo_39},
    {"recipes", "settings-drill-down", demo_40, sizeof demo_40},
    {"recipes", "system-controllers", demo_41, sizeof demo_41},
    {"recipes", "tab-bar-hiding", demo_42, sizeof demo_42},
    {"recipes", "tabs-reordered-by-the-user", demo_43, sizeof demo_43},
    {"recipes", "the-rules-of-the-bar", demo_44, sizeof demo_44},
    {"recipes", "the-selected-tab-again", demo_45, sizeof demo_45},
    {"recipes", "the-tasks-of-a-stack", demo_46, sizeof demo_46},
    {"recipes", "the-views-of-a-stack", demo_47, sizeof demo_47},
    {"recipes", "toolbars", demo_48, sizeof demo_48},
    {"recipes", "transition-styles", demo_49, sizeof demo_49},
    {"recipes", "two-families", demo_50, sizeof demo_50},
    {"recipes", "two-scenes-on-an-ipad", demo_51, sizeof demo_51},
    {"recipes", "what-comes-back", demo_52, sizeof demo_52},
    {"flows", "01-deep-link-into-a-tab", demo_53, sizeof demo_53},
    {"flows", "02-a-form-that-must-not-be-returned-to", demo_54, sizeof demo_54},
    {"flows", "03-pushed-or-presented", demo_55, sizeof demo_55},
    {"flows", "04-a-jump-with-two-levels", demo_56, sizeof demo_56},
    {"flows", "05-settings-deep-link", demo_57, sizeof demo_57},
    {"flows", "06-a-notification-opens-a-thread", demo_58, sizeof demo_58},
    {"flows", "07-settings-twice", demo_59, sizeof demo_59},
    {"flows", "08-a-message-from-a-push-notification", demo_60, sizeof demo_60},
    {"flows", "09-who-can-present", demo_61, sizeof demo_61},
    {"flows", "10-out-of-a-modal-stack", demo_62, sizeof demo_62},
    {"flows", "11-a-modal-stack-prepared-in-advance", demo_63, sizeof demo_63},
    {"flows", "12-a-completion-for-each-controller", demo_64, sizeof demo_64},
    {"flows", "13-a-small-modern-app", demo_65, sizeof demo_65},
    {"flows", "14-a-modern-app-with-two-scenes", demo_66, sizeof demo_66},
    {"flows", "15-a-shopping-app", demo_67, sizeof demo_67},
    {"mistakes", "a-mask-that-the-app-does-not-share-cured", demo_68, sizeof demo_68},
    {"mistakes", "a-mask-that-the-app-does-not-share", demo_69, sizeof demo_69},
    {"mistakes", "a-text-field-in-an-action-sheet-cured", demo_70, sizeof demo_70},
    {"mistakes", "a-text-field-in-an-action-sheet", demo_71, sizeof demo_71},
    {"mistakes", "adopt-a-controller-and-leave-its-view-cured", demo_72, sizeof demo_72},
    {"mistakes", "adopt-a-controller-and-leave-its-view", demo_73, sizeof demo_73},
    {"mistakes", "an-action-sheet-on-a-pad-cured", demo_74, sizeof demo_74},
    {"mistakes", "an-action-sheet-on-a-pad", demo_75, sizeof demo_75},
    {"mistakes", "an-alert-with-two-ways-to-cancel-cured", demo_76, sizeof demo_76},
    {"mistakes", "an-alert-with-two-ways-to-cancel", demo_77, sizeof demo_77},
    {"mistakes", "append-items-without-a-section-cured", demo_78, sizeof demo_78},
    {"mistakes", "append-items-without-a-section", demo_79, sizeof demo_79},
    {"mistakes", "ask-for-a-cell-of-no-class-cured", demo_80, sizeof demo_80},
    {"mistakes", "ask-for-a-cell-of-no-class", demo_81, sizeof demo_81},
    {"mistakes", "ask-for-the-scroll-view-of-all-edges-cured", demo_82, sizeof demo_82},
    {"mistakes", "ask-for-the-scroll-view-of-all-edges", demo_83, sizeof demo_83},
    {"mistakes", "ask-for-the-stack-after-a-pop-cured", demo_84, sizeof demo_84},
    {"mistakes", "ask-for-the-stack-after-a-pop", demo_85, sizeof demo_85},
    {"mistakes", "call-an-appearance-callback-cured", demo_86, sizeof demo_86},
    {"mistakes", "call-an-appearance-callback", demo_87, sizeof demo_87},
    {"mistakes", "change-the-tabs-in-the-bar-cured", demo_88, sizeof demo_88},
    {"mistakes", "change-the-tabs-in-the-bar", demo_89, sizeof demo_89},
    {"mistakes", "continue-right-after-a-push-cured", demo_90, sizeof demo_90},
    {"mistakes", "continue-right-after-a-push", demo_91, sizeof demo_91},
    {"mistakes", "count-on-full-screen-cured", demo_92, sizeof demo_92},
    {"mistakes", "count-on-full-screen", demo_93, sizeof demo_93},
    {"mistakes", "count-on-one-viewDidLoad-cured", demo_94, sizeof demo_94},
    {"mistakes", "count-on-one-viewDidLoad", demo_95, sizeof demo_95},
    {"mistakes", "curl-what-does-not-cover-the-screen-cured", demo_96, sizeof demo_96},
    {"mistakes", "curl-what-does-not-cover-the-screen", demo_97, sizeof demo_97},
    {"mistakes", "delete-a-row-and-move-it-cured", demo_98, sizeof demo_98},
    {"mistakes", "delete-a-row-and-move-it", demo_99, sizeof demo_99},
    {"mistakes", "delete-a-row-that-is-not-there-cured", demo_100, sizeof demo_100},
    {"mistakes", "delete-a-row-that-is-not-there", demo_101, sizeof demo_101},
    {"mistakes", "delete-a-section-that-is-not-there-cured", demo_102, sizeof demo_102},
    {"mistakes", "delete-a-section-that-is-not-there", demo_103, sizeof demo_103},
    {"mistakes", "dismiss-a-custom-style-without-an-animator-cured", demo_104, sizeof demo_104},
    {"mistakes", "dismiss-a-custom-style-without-an-animator", demo_105, sizeof demo_105},
    {"mistakes", "dismiss-a-pushed-controller-cured", demo_106, sizeof demo_106},
    {"mistakes", "dismiss-a-pushed-controller", demo_107, sizeof demo_107},
    {"mistakes", "dismiss-from-the-middle-of-a-chain-cured", demo_108, sizeof demo_108},
    {"mistakes", "dismiss-from-the-middle-of-a-chain", demo_109, sizeof demo_109},
    {"mistakes", "dismiss-right-after-present-cured", demo_110, sizeof demo_110},
    {"mistakes", "dismiss-right-after-present", demo_111, sizeof demo_111},
    {"mistakes", "dismiss-twice-cured", demo_112, sizeof demo_112},
    {"mistakes", "dismiss-twice", demo_113, sizeof demo_113},
    {"mistakes", "edit-without-calling-super-cured", demo_114, sizeof demo_114},
    {"mistakes", "edit-without-calling-super", demo_115, sizeof demo_115},
    {"mistakes", "end-an-appearance-that-has-not-begun-cured", demo_116, sizeof demo_116},
    {"mistakes", "end-an-appearance-that-has-not-begun", demo_117, sizeof demo_117},
    {"mistakes", "expect-a-keyboard-from-isActive-cured", demo_118, sizeof demo_118},
    {"mistakes", "expect-a-keyboard-from-isActive", demo_119, sizeof demo_119},
    {"mistakes", "fill-the-labels-of-a-configured-cell-cured", demo_120, sizeof demo_120},
    {"mistakes", "fill-the-labels-of-a-configured-cell", demo_121, sizeof demo_121},
    {"mistakes", "flip-inside-a-popover-cured", demo_122, sizeof demo_122},
    {"mistakes", "flip-inside-a-popover", demo_123, sizeof demo_123},
    {"mistakes", "forward-no-appearance-to-a-child-cured", demo_124, sizeof demo_124},
    {"mistakes", "forward-no-appearance-to-a-child", demo_125, sizeof demo_125},
    {"mistakes", "give-a-button-a-menu-and-an-action-cured", demo_126, sizeof demo_126},
    {"mistakes", "give-a-button-a-menu-and-an-action", demo_127, sizeof demo_127},
    {"mistakes", "give-a-sheet-no-heights-cured", demo_128, sizeof demo_128},
    {"mistakes", "give-a-sheet-no-heights", demo_129, sizeof demo_129},
    {"mistakes", "give-a-view-to-two-controllers-cured", demo_130, sizeof demo_130},
    {"mistakes", "give-a-view-to-two-controllers", demo_131, sizeof demo_131},
    {"mistakes", "give-two-items-one-identifier-cured", demo_132, sizeof demo_132},
    {"mistakes", "give-two-items-one-identifier", demo_133, sizeof demo_133},
    {"mistakes", "insert-a-row-beyond-the-end-cured", demo_134, sizeof demo_134},
    {"mistakes", "insert-a-row-beyond-the-end", demo_135, sizeof demo_135},
    {"mistakes", "insert-a-section-beyond-the-end-cured", demo_136, sizeof demo_136},
    {"mistakes", "insert-a-section-beyond-the-end", demo_137, sizeof demo_137},
    {"mistakes", "insert-a-section-where-one-moves-to-cured", demo_138, sizeof demo_138},
    {"mistakes", "insert-a-section-where-one-moves-to", demo_139, sizeof demo_139},
    {"mistakes", "insert-a-token-beyond-the-end-cured", demo_140, sizeof demo_140},
    {"mistakes", "insert-a-token-beyond-the-end", demo_141, sizeof demo_141},
    {"mistakes", "insert-too-few-sections-cured", demo_142, sizeof demo_142},
    {"mistakes", "insert-too-few-sections", demo_143, sizeof demo_143},
    {"mistakes", "log-out-on-top-of-everything-cured", demo_144, sizeof demo_144},
    {"mistakes", "log-out-on-top-of-everything", demo_145, sizeof demo_145},
    {"mistakes", "look-for-the-top-in-the-stack-cured", demo_146, sizeof demo_146},
    {"mistakes", "look-for-the-top-in-the-stack", demo_147, sizeof demo_147},
    {"mistakes", "lose-a-draft-to-a-swipe-cured", demo_148, sizeof demo_148},
    {"mistakes", "lose-a-draft-to-a-swipe", demo_149, sizeof demo_149},
    {"mistakes", "make-a-controller-its-own-child-cured", demo_150, sizeof demo_150},
    {"mistakes", "make-a-controller-its-own-child", demo_151, sizeof demo_151},
    {"mistakes", "make-a-nib-without-a-view-cured", demo_152, sizeof demo_152},
    {"mistakes", "make-a-nib-without-a-view", demo_153, sizeof demo_153},
    {"mistakes", "make-a-popover-on-a-phone-cured", demo_154, sizeof demo_154},
    {"mistakes", "make-a-popover-on-a-phone", demo_155, sizeof demo_155},
    {"mistakes", "make-a-stack-with-a-bar-that-is-none-cured", demo_156, sizeof demo_156},
    {"mistakes", "make-a-stack-with-a-bar-that-is-none", demo_157, sizeof demo_157},
    {"mistakes", "make-a-tab-without-a-controller-cured", demo_158, sizeof demo_158},
    {"mistakes", "make-a-tab-without-a-controller", demo_159, sizeof demo_159},
    {"mistakes", "make-a-window-without-a-scene-cured", demo_160, sizeof demo_160},
    {"mistakes", "make-a-window-without-a-scene", demo_161, sizeof demo_161},
    {"mistakes", "make-two-tabs-of-one-controller-cured", demo_162, sizeof demo_162},
    {"mistakes", "make-two-tabs-of-one-controller", demo_163, sizeof demo_163},
    {"mistakes", "misspell-a-property-cured", demo_164, sizeof demo_164},
    {"mistakes", "misspell-a-property", demo_165, sizeof demo_165},
    {"mistakes", "mistake-disappearing-for-the-end-cured", demo_166, sizeof demo_166},
    {"mistakes", "mistake-disappearing-for-the-end", demo_167, sizeof demo_167},
    {"mistakes", "mistake-viewWillDisappear-for-back-cured", demo_168, sizeof demo_168},
    {"mistakes", "mistake-viewWillDisappear-for-back", demo_169, sizeof demo_169},
    {"mistakes", "move-the-bar-of-a-stack-cured", demo_170, sizeof demo_170},
    {"mistakes", "move-the-bar-of-a-stack", demo_171, sizeof demo_171},
    {"mistakes", "name-a-class-that-restores-nothing-cured", demo_172, sizeof demo_172},
    {"mistakes", "name-a-class-that-restores-nothing", demo_173, sizeof demo_173},
    {"mistakes", "name-a-nib-that-is-not-there-cured", demo_174, sizeof demo_174},
    {"mistakes", "name-a-nib-that-is-not-there", demo_175, sizeof demo_175},
    {"mistakes", "nest-views-without-end-cured", demo_176, sizeof demo_176},
    {"mistakes", "nest-views-without-end", demo_177, sizeof demo_177},
    {"mistakes", "never-complete-a-swipe-action-cured", demo_178, sizeof demo_178},
    {"mistakes", "never-complete-a-swipe-action", demo_179, sizeof demo_179},
    {"mistakes", "never-end-a-refresh-cured", demo_180, sizeof demo_180},
    {"mistakes", "never-end-a-refresh", demo_181, sizeof demo_181},
    {"mistakes", "open-on-the-detail-cured", demo_182, sizeof demo_182},
    {"mistakes", "open-on-the-detail", demo_183, sizeof demo_183},
    {"mistakes", "perform-a-segue-that-is-not-there-cured", demo_184, sizeof demo_184},
    {"mistakes", "perform-a-segue-that-is-not-there", demo_185, sizeof demo_185},
    {"mistakes", "place-an-item-that-is-not-there-cured", demo_186, sizeof demo_186},
    {"mistakes", "place-an-item-that-is-not-there", demo_187, sizeof demo_187},
    {"mistakes", "pop-a-presented-controller-cured", demo_188, sizeof demo_188},
    {"mistakes", "pop-a-presented-controller", demo_189, sizeof demo_189},
    {"mistakes", "pop-to-another-instance-cured", demo_190, sizeof demo_190},
    {"mistakes", "pop-to-another-instance", demo_191, sizeof demo_191},
    {"mistakes", "prefer-an-orientation-that-is-not-supported-cured", demo_192, sizeof demo_192},
    {"mistakes", "prefer-an-orientation-that-is-not-supported", demo_193, sizeof demo_193},
    {"mistakes", "present-a-controller-on-itself-cured", demo_194, sizeof demo_194},
    {"mistakes", "present-a-controller-on-itself", demo_195, sizeof demo_195},
    {"mistakes", "present-a-controller-out-of-a-stack-cured", demo_196, sizeof demo_196},
    {"mistakes", "present-a-controller-out-of-a-stack", demo_197, sizeof demo_197},
    {"mistakes", "present-a-popover-without-a-source-cured", demo_198, sizeof demo_198},
    {"mistakes", "present-a-popover-without-a-source", demo_199, sizeof demo_199},
    {"mistakes", "present-a-see-through-view-full-screen-cured", demo_200, sizeof demo_200},
    {"mistakes", "present-a-see-through-view-full-screen", demo_201, sizeof demo_201},
    {"mistakes", "present-before-the-view-is-on-screen-cured", demo_202, sizeof demo_202},
    {"mistakes", "present-before-the-view-is-on-screen", demo_203, sizeof demo_203},
    {"mistakes", "present-from-a-view-without-its-controller-cured", demo_204, sizeof demo_204},
    {"mistakes", "present-from-a-view-without-its-controller", demo_205, sizeof demo_205},
    {"mistakes", "present-in-the-style-none-cured", demo_206, sizeof demo_206},
    {"mistakes", "present-in-the-style-none", demo_207, sizeof demo_207},
    {"mistakes", "present-nothing-cured", demo_208, sizeof demo_208},
    {"mistakes", "present-nothing", demo_209, sizeof demo_209},
    {"mistakes", "present-on-a-busy-presenter-cured", demo_210, sizeof demo_210},
    {"mistakes", "present-on-a-busy-presenter", demo_211, sizeof demo_211},
    {"mistakes", "present-on-a-searched-controller-cured", demo_212, sizeof demo_212},
    {"mistakes", "present-on-a-searched-controller", demo_213, sizeof demo_213},
    {"mistakes", "present-right-after-dismiss-cured", demo_214, sizeof demo_214},
    {"mistakes", "present-right-after-dismiss", demo_215, sizeof demo_215},
    {"mistakes", "present-the-root-of-the-window-cured", demo_216, sizeof demo_216},
    {"mistakes", "present-the-root-of-the-window", demo_217, sizeof demo_217},
    {"mistakes", "present-the-same-controller-twice-cured", demo_218, sizeof demo_218},
    {"mistakes", "present-the-same-controller-twice", demo_219, sizeof demo_219},
    {"mistakes", "present-twice-in-a-row-cured", demo_220, sizeof demo_220},
    {"mistakes", "present-twice-in-a-row-on-ios-6-cured", demo_221, sizeof demo_221},
    {"mistakes", "present-twice-in-a-row-on-ios-6", demo_222, sizeof demo_222},
    {"mistakes", "present-twice-in-a-row", demo_223, sizeof demo_223},
    {"mistakes", "push-a-navigation-controller-cured", demo_224, sizeof demo_224},
    {"mistakes", "push-a-navigation-controller", demo_225, sizeof demo_225},
    {"mistakes", "push-a-presented-controller-cured", demo_226, sizeof demo_226},
    {"mistakes", "push-a-presented-controller", demo_227, sizeof demo_227},
    {"mistakes", "push-a-split-view-controller-cured", demo_228, sizeof demo_228},
    {"mistakes", "push-a-split-view-controller", demo_229, sizeof demo_229},
    {"mistakes", "push-an-item-onto-a-stacks-bar-cured", demo_230, sizeof demo_230},
    {"mistakes", "push-an-item-onto-a-stacks-bar", demo_231, sizeof demo_231},
    {"mistakes", "push-nothing-cured", demo_232, sizeof demo_232},
    {"mistakes", "push-nothing", demo_233, sizeof demo_233},
    {"mistakes", "push-the-same-controller-twice-cured", demo_234, sizeof demo_234},
    {"mistakes", "push-the-same-controller-twice", demo_235, sizeof demo_235},
    {"mistakes", "push-twice-in-a-row-on-ios-7-cured", demo_236, sizeof demo_236},
    {"mistakes", "push-twice-in-a-row-on-ios-7", demo_237, sizeof demo_237},
    {"mistakes", "push-under-a-search-cured", demo_238, sizeof demo_238},
    {"mistakes", "push-under-a-search", demo_239, sizeof demo_239},
    {"mistakes", "push-while-a-sheet-comes-up-cured", demo_240, sizeof demo_240},
    {"mistakes", "push-while-a-sheet-comes-up", demo_241, sizeof demo_241},
    {"mistakes", "put-a-button-in-the-place-of-back-cured", demo_242, sizeof demo_242},
    {"mistakes", "put-a-button-in-the-place-of-back", demo_243, sizeof demo_243},
    {"mistakes", "put-a-childs-view-into-another-controller-cured", demo_244, sizeof demo_244},
    {"mistakes", "put-a-childs-view-into-another-controller", demo_245, sizeof demo_245},
    {"mistakes", "put-a-group-into-itself-cured", demo_246, sizeof demo_246},
    {"mistakes", "put-a-group-into-itself", demo_247, sizeof demo_247},
    {"mistakes", "put-a-view-into-itself-cured", demo_248, sizeof demo_248},
    {"mistakes", "put-a-view-into-itself", demo_249, sizeof demo_249},
    {"mistakes", "read-the-answer-right-after-presenting-cured", demo_250, sizeof demo_250},
    {"mistakes", "read-the-answer-right-after-presenting", demo_251, sizeof demo_251},
    {"mistakes", "read-the-safe-area-in-viewDidLoad-cured", demo_252, sizeof demo_252},
    {"mistakes", "read-the-safe-area-in-viewDidLoad", demo_253, sizeof demo_253},
    {"mistakes", "read-traits-in-viewWillAppear-cured", demo_254, sizeof demo_254},
    {"mistakes", "read-traits-in-viewWillAppear", demo_255, sizeof demo_255},
    {"mistakes", "refresh-in-viewDidLoad-cured", demo_256, sizeof demo_256},
    {"mistakes", "refresh-in-viewDidLoad", demo_257, sizeof demo_257},
    {"mistakes", "release-a-popover-on-the-screen-cured", demo_258, sizeof demo_258},
    {"mistakes", "release-a-popover-on-the-screen", demo_259, sizeof demo_259},
    {"mistakes", "release-a-search-that-never-began-cured", demo_260, sizeof demo_260},
    {"mistakes", "release-a-search-that-never-began", demo_261, sizeof demo_261},
    {"mistakes", "reload-an-item-that-is-not-there-cured", demo_262, sizeof demo_262},
    {"mistakes", "reload-an-item-that-is-not-there", demo_263, sizeof demo_263},
    {"mistakes", "replace-the-root-under-a-sheet-cured", demo_264, sizeof demo_264},
    {"mistakes", "replace-the-root-under-a-sheet", demo_265, sizeof demo_265},
    {"mistakes", "return-no-cell-cured", demo_266, sizeof demo_266},
    {"mistakes", "return-no-cell-of-an-item-cured", demo_267, sizeof demo_267},
    {"mistakes", "return-no-cell-of-an-item", demo_268, sizeof demo_268},
    {"mistakes", "return-no-cell", demo_269, sizeof demo_269},
    {"mistakes", "save-a-view-itself-cured", demo_270, sizeof demo_270},
    {"mistakes", "save-a-view-itself", demo_271, sizeof demo_271},
    {"mistakes", "select-a-controller-that-is-no-tab-cured", demo_272, sizeof demo_272},
    {"mistakes", "select-a-controller-that-is-no-tab", demo_273, sizeof demo_273},
    {"mistakes", "set-a-stack-with-a-controller-twice-cured", demo_274, sizeof demo_274},
    {"mistakes", "set-a-stack-with-a-controller-twice", demo_275, sizeof demo_275},
    {"mistakes", "set-the-back-title-of-the-wrong-item-cured", demo_276, sizeof demo_276},
    {"mistakes", "set-the-back-title-of-the-wrong-item", demo_277, sizeof demo_277},
    {"mistakes", "set-the-data-after-touching-the-view-cured", demo_278, sizeof demo_278},
    {"mistakes", "set-the-data-after-touching-the-view", demo_279, sizeof demo_279},
    {"mistakes", "set-the-items-of-a-stacks-toolbar-cured", demo_280, sizeof demo_280},
    {"mistakes", "set-the-items-of-a-stacks-toolbar", demo_281, sizeof demo_281},
    {"mistakes", "set-up-a-sheet-once-cured", demo_282, sizeof demo_282},
    {"mistakes", "set-up-a-sheet-once", demo_283, sizeof demo_283},
    {"mistakes", "show-a-popover-from-nowhere-cured", demo_284, sizeof demo_284},
    {"mistakes", "show-a-popover-from-nowhere", demo_285, sizeof demo_285},
    {"mistakes", "show-a-view-without-its-controller-cured", demo_286, sizeof demo_286},
    {"mistakes", "show-a-view-without-its-controller", demo_287, sizeof demo_287},
    {"mistakes", "swipe-at-the-root-cured", demo_288, sizeof demo_288},
    {"mistakes", "swipe-at-the-root", demo_289, sizeof demo_289},
    {"mistakes", "take-over-the-bar-of-a-stack-cured", demo_290, sizeof demo_290},
    {"mistakes", "take-over-the-bar-of-a-stack", demo_291, sizeof demo_291},
    {"mistakes", "take-over-the-toolbar-of-a-stack-cured", demo_292, sizeof demo_292},
    {"mistakes", "take-over-the-toolbar-of-a-stack", demo_293, sizeof demo_293},
    {"mistakes", "transition-to-a-controller-that-is-no-child-cured", demo_294, sizeof demo_294},
    {"mistakes", "transition-to-a-controller-that-is-no-child", demo_295, sizeof demo_295},
    {"mistakes", "turn-the-device-by-its-key-cured", demo_296, sizeof demo_296},
    {"mistakes", "turn-the-device-by-its-key", demo_297, sizeof demo_297},
    {"mistakes", "turn-to-too-many-pages-cured", demo_298, sizeof demo_298},
    {"mistakes", "turn-to-too-many-pages", demo_299, sizeof demo_299},
    {"mistakes", "update-the-table-before-the-data-cured", demo_300, sizeof demo_300},
    {"mistakes", "update-the-table-before-the-data", demo_301, sizeof demo_301},
    {"mistakes", "use-a-name-that-is-newer-cured", demo_302, sizeof demo_302},
    {"mistakes", "use-a-name-that-is-newer", demo_303, sizeof demo_303},
    {"mistakes", "wait-for-didDismiss-after-dismiss-cured", demo_304, sizeof demo_304},
    {"mistakes", "wait-for-didDismiss-after-dismiss", demo_305, sizeof demo_305},
    {"mistakes", "wait-for-the-end-of-no-animation-cured", demo_306, sizeof demo_306},
    {"mistakes", "wait-for-the-end-of-no-animation", demo_307, sizeof demo_307},
    {"mistakes", "wait-for-viewWillAppear-under-a-sheet-cured", demo_308, sizeof demo_308},
    {"mistakes", "wait-for-viewWillAppear-under-a-sheet", demo_309, sizeof demo_309},
    {"mistakes", "wait-for-viewwillappear-after-the-background-cured", demo_310, sizeof demo_310},
    {"mistakes", "wait-for-viewwillappear-after-the-background", demo_311, sizeof demo_311},
};
