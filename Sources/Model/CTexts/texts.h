// Written by `make texts`; do not edit.
// clang-format off
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char program_text_1[] = {
#embed "../../../Sources/Prompt/Console/Lua/recorder.lua"
};
static const unsigned char program_text_2[] = {
#embed "../../../Sources/Prompt/Console/Lua/replay.lua"
};
static const unsigned char program_text_3[] = {
#embed "../../../Sources/Pictures/Films/Page/base.css"
};
static const unsigned char program_text_4[] = {
#embed "../../../Sources/Pictures/Films/Page/film.css"
};
static const unsigned char program_text_5[] = {
#embed "../../../Sources/Pictures/Films/Page/film.js"
};
static const unsigned char program_text_6[] = {
#embed "../../../Sources/Pictures/Films/Page/play.css"
};
static const unsigned char program_text_7[] = {
#embed "../../../Sources/Pictures/Films/Page/play.js"
};
static const unsigned char program_text_8[] = {
#embed "../../../Sources/Pictures/Films/Page/run.css"
};
static const unsigned char program_text_9[] = {
#embed "../../../Sources/Pictures/Films/Page/site.css"
};
static const unsigned char program_text_10[] = {
#embed "../../../Sources/Pictures/Films/Page/site.js"
};
static const unsigned char program_text_11[] = {
#embed "../../../Sources/Scripting/Lua/Glue/assigning.lua"
};
static const unsigned char program_text_12[] = {
#embed "../../../Sources/Scripting/Lua/Glue/calls.lua"
};
static const unsigned char program_text_13[] = {
#embed "../../../Sources/Scripting/Lua/Glue/collecting.lua"
};
static const unsigned char program_text_14[] = {
#embed "../../../Sources/Scripting/Lua/Glue/debugging.lua"
};
static const unsigned char program_text_15[] = {
#embed "../../../Sources/Scripting/Lua/Glue/files.lua"
};
static const unsigned char program_text_16[] = {
#embed "../../../Sources/Scripting/Lua/Glue/lines.lua"
};
static const unsigned char program_text_17[] = {
#embed "../../../Sources/Scripting/Lua/Glue/loading.lua"
};
static const unsigned char program_text_18[] = {
#embed "../../../Sources/Scripting/Lua/Glue/output.lua"
};
static const unsigned char program_text_19[] = {
#embed "../../../Sources/Scripting/Lua/Glue/pairs.lua"
};
static const unsigned char program_text_20[] = {
#embed "../../../Sources/Scripting/Lua/Glue/programs.lua"
};
static const unsigned char program_text_21[] = {
#embed "../../../Sources/Scripting/Lua/Glue/sandbox.lua"
};
static const unsigned char program_text_22[] = {
#embed "../../../Sources/Scripting/Lua/Glue/tasks.lua"
};
static const unsigned char program_text_23[] = {
#embed "../../../Sources/Scripting/Lua/Reference/Addon/config.json"
};
static const unsigned char program_text_24[] = {
#embed "../../../Sources/Scripting/Lua/Reference/Addon/info.json"
};
static const unsigned char program_text_25[] = {
#embed "../../../Sources/Scripting/Lua/Reference/Addon/plugin.lua"
};
static const unsigned char program_text_26[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.basics.lua"
};
static const unsigned char program_text_27[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.calls.lua"
};
static const unsigned char program_text_28[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.errors.lua"
};
static const unsigned char program_text_29[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.goldens.lua"
};
static const unsigned char program_text_30[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.lua"
};
static const unsigned char program_text_31[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.timelines.lua"
};
static const unsigned char program_text_32[] = {
#embed "../../../Sources/Testing/Specs/Lua/assert.worlds.lua"
};
static const unsigned char program_text_33[] = {
#embed "../../../Sources/Testing/Specs/Lua/exhaustive.lua"
};
static const unsigned char program_text_34[] = {
#embed "../../../Sources/Testing/Specs/Lua/isolation.lua"
};
static const unsigned char program_text_35[] = {
#embed "../../../Sources/Testing/Specs/Lua/limits.lua"
};
static const unsigned char program_text_36[] = {
#embed "../../../Sources/Testing/Specs/Lua/matchers.lua"
};
static const unsigned char program_text_37[] = {
#embed "../../../Sources/Testing/Specs/Lua/mocks.lua"
};
static const unsigned char program_text_38[] = {
#embed "../../../Sources/Testing/Specs/Lua/modules.lua"
};
static const unsigned char program_text_39[] = {
#embed "../../../Sources/Testing/Specs/Lua/properties.lua"
};
static const unsigned char program_text_40[] = {
#embed "../../../Sources/Testing/Specs/Lua/rows.lua"
};
static const unsigned char program_text_41[] = {
#embed "../../../Sources/Testing/Specs/Lua/spec.lua"
};
static const unsigned char program_text_42[] = {
#embed "../../../Sources/Testing/Specs/Lua/spies.lua"
};
static const unsigned char program_text_43[] = {
#embed "../../../Sources/Testing/Specs/Lua/teaching.lua"
};
static const unsigned char program_text_44[] = {
#embed "../../../Sources/Testing/Specs/Lua/values.lua"
};
static const unsigned char program_text_45[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/bar.lua"
};
static const unsigned char program_text_46[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/cell.lua"
};
static const unsigned char program_text_47[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/events.lua"
};
static const unsigned char program_text_48[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/kind.lua"
};
static const unsigned char program_text_49[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/leaks.lua"
};
static const unsigned char program_text_50[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/nibs.lua"
};
static const unsigned char program_text_51[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/numbered.lua"
};
static const unsigned char program_text_52[] = {
#embed "../../../Sources/Scripting/UIKitLua/Lua/printed.lua"
};
static const struct dd_program_text program_texts[] = {
    {"Console/Lua/recorder.lua", program_text_1, sizeof program_text_1},
    {"Console/Lua/replay.lua", program_text_2, sizeof program_text_2},
    {"Films/Page/base.css", program_text_3, sizeof program_text_3},
    {"Films/Page/film.css", program_text_4, sizeof program_text_4},
    {"Films/Page/film.js", program_text_5, sizeof program_text_5},
    {"Films/Page/play.css", program_text_6, sizeof program_text_6},
    {"Films/Page/play.js", program_text_7, sizeof program_text_7},
    {"Films/Page/run.css", program_text_8, sizeof program_text_8},
    {"Films/Page/site.css", program_text_9, sizeof program_text_9},
    {"Films/Page/site.js", program_text_10, sizeof program_text_10},
    {"Lua/Glue/assigning.lua", program_text_11, sizeof program_text_11},
    {"Lua/Glue/calls.lua", program_text_12, sizeof program_text_12},
    {"Lua/Glue/collecting.lua", program_text_13, sizeof program_text_13},
    {"Lua/Glue/debugging.lua", program_text_14, sizeof program_text_14},
    {"Lua/Glue/files.lua", program_text_15, sizeof program_text_15},
    {"Lua/Glue/lines.lua", program_text_16, sizeof program_text_16},
    {"Lua/Glue/loading.lua", program_text_17, sizeof program_text_17},
    {"Lua/Glue/output.lua", program_text_18, sizeof program_text_18},
    {"Lua/Glue/pairs.lua", program_text_19, sizeof program_text_19},
    {"Lua/Glue/programs.lua", program_text_20, sizeof program_text_20},
    {"Lua/Glue/sandbox.lua", program_text_21, sizeof program_text_21},
    {"Lua/Glue/tasks.lua", program_text_22, sizeof program_text_22},
    {"Lua/Reference/Addon/config.json", program_text_23, sizeof program_text_23},
    {"Lua/Reference/Addon/info.json", program_text_24, sizeof program_text_24},
    {"Lua/Reference/Addon/plugin.lua", program_text_25, sizeof program_text_25},
    {"Specs/Lua/assert.basics.lua", program_text_26, sizeof program_text_26},
    {"Specs/Lua/assert.calls.lua", program_text_27, sizeof program_text_27},
    {"Specs/Lua/assert.errors.lua", program_text_28, sizeof program_text_28},
    {"Specs/Lua/assert.goldens.lua", program_text_29, sizeof program_text_29},
    {"Specs/Lua/assert.lua", program_text_30, sizeof program_text_30},
    {"Specs/Lua/assert.timelines.lua", program_text_31, sizeof program_text_31},
    {"Specs/Lua/assert.worlds.lua", program_text_32, sizeof program_text_32},
    {"Specs/Lua/exhaustive.lua", program_text_33, sizeof program_text_33},
    {"Specs/Lua/isolation.lua", program_text_34, sizeof program_text_34},
    {"Specs/Lua/limits.lua", program_text_35, sizeof program_text_35},
    {"Specs/Lua/matchers.lua", program_text_36, sizeof program_text_36},
    {"Specs/Lua/mocks.lua", program_text_37, sizeof program_text_37},
    {"Specs/Lua/modules.lua", program_text_38, sizeof program_text_38},
    {"Specs/Lua/properties.lua", program_text_39, sizeof program_text_39},
    {"Specs/Lua/rows.lua", program_text_40, sizeof program_text_40},
    {"Specs/Lua/spec.lua", program_text_41, sizeof program_text_41},
    {"Specs/Lua/spies.lua", program_text_42, sizeof program_text_42},
    {"Specs/Lua/teaching.lua", program_text_43, sizeof program_text_43},
    {"Specs/Lua/values.lua", program_text_44, sizeof program_text_44},
    {"UIKitLua/Lua/bar.lua", program_text_45, sizeof program_text_45},
    {"UIKitLua/Lua/cell.lua", program_text_46, sizeof program_text_46},
    {"UIKitLua/Lua/events.lua", program_text_47, sizeof program_text_47},
    {"UIKitLua/Lua/kind.lua", program_text_48, sizeof program_text_48},
    {"UIKitLua/Lua/leaks.lua", program_text_49, sizeof program_text_49},
    {"UIKitLua/Lua/nibs.lua", program_text_50, sizeof program_text_50},
    {"UIKitLua/Lua/numbered.lua", program_text_51, sizeof program_text_51},
    {"UIKitLua/Lua/printed.lua", program_text_52, sizeof program_text_52},
};
