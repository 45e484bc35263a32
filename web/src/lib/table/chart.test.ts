import { describe, expect, it } from "vitest";
import { courseOf, spreadOut } from "./chart";

describe("a course", () => {
  it("adds up from nothing", () => {
    expect(courseOf([3, 0, 12])).toEqual([0, 3, 3, 15]);
  });
});

describe("labels", () => {
  it("stay where they are when there is room", () => {
    expect(spreadOut([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it("make way for each other in their order", () => {
    const placed = spreadOut([50, 50, 52], 20, 0, 100);
    expect(placed).toEqual([50, 70, 90]);
  });

  it("are pushed back from the edge", () => {
    expect(spreadOut([95, 99], 20, 0, 100)).toEqual([80, 100]);
  });
});
