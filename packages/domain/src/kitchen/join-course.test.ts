import { describe, expect, it } from 'vitest';
import { courseStage, joinProblem } from './join-course.ts';

describe('a dish that comes with another course', () => {
  it.each([
    ['waits with one that waits', ['held'], 'held', 'held', null],
    ['is begun with one that is being made', ['held'], 'going', 'going', null],
    ['waits in one that nothing was in', ['held'], 'absent', 'held', null],
    ['is begun in one that nothing was in, where that is said', ['held'], 'absent', 'going', null],
    ['goes back to what waits while it is not made', ['going'], 'held', 'held', null],
    ['stays where it is once it is made', ['made'], 'held', 'held', 'made'],
    ['stays with all others where one of them is made', ['held', 'made'], 'going', 'going', 'made'],
    ['is not begun because somebody fired the course meanwhile', ['held'], 'going', 'held', 'going'],
    ['does not wait because somebody put the course on hold meanwhile', ['held'], 'held', 'going', 'held'],
  ] as const)('%s', (_, dishes, course, seen, problem) => {
    expect(joinProblem(dishes, course, seen)).toBe(problem);
  });
});

it.each([
  [[], 'absent'],
  [[{ held: true }, { held: true }], 'held'],
  [[{ held: true }, { held: false }], 'going'],
] as const)('a course of %o is %s', (dishes, stage) => {
  expect(courseStage(dishes)).toBe(stage);
});
