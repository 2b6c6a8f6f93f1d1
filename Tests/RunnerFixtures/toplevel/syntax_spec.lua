describe("never", function(
