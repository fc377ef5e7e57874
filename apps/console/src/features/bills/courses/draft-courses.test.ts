import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { addLine, atSeat, type DraftLine, inCourse, wordsLine } from '../pad/draft.ts';
import { asSaid, coursesSaid, draftCourses, holdCourse, underWay } from './draft-courses.ts';

const VENUE = {
  courses: ['starters', 'mains'].map(id => ({ id, name: id, categories: [] })),
  holds_later: true,
};
const NOTHING = underWay([]);
const dish = (name: string, course: string | null): DraftLine =>
  inCourse(wordsLine(name, minor(500), 1), course);
const shown = (draft: readonly DraftLine[]) =>
  draftCourses(draft, NOTHING, VENUE).map(({ id, held, lines }) => [id, held, lines.map(({ name }) => name)]);

const round = [dish('Steak', 'mains'), dish('Beer', null), dish('Soup', 'starters')];

it('what lies in the pad stands by course, and later ones wait unless somebody says otherwise', () => {
  expect(shown(round)).toEqual([
    [null, false, ['Beer']],
    ['starters', false, ['Soup']],
    ['mains', true, ['Steak']],
  ]);
  const all = holdCourse(round, 'mains', false);
  expect(shown([...all, dish('Fish', 'mains')])[2]).toEqual(['mains', false, ['Steak', 'Fish']]);
});

it('is sent with what was on screen, whatever the rule is when it arrives', () => {
  const said = asSaid(draftCourses(round, NOTHING, VENUE));
  expect(coursesSaid(said)).toEqual([
    { course_id: 'starters', held: false },
    { course_id: 'mains', held: true },
  ]);
  // What was kept from before there were courses says nothing of them.
  expect(coursesSaid(round)).toEqual([]);
});

it('a dish in another course, or for another seat, is a line of its own, and goes back to be the same', () => {
  const soup = dish('Soup', null);
  const moved = inCourse(atSeat(soup, 2), 'mains');
  expect(addLine([soup], moved)).toHaveLength(2);
  expect(atSeat(inCourse(moved, null), null).key).toBe(soup.key);
  expect(moved.key).toBe(atSeat(inCourse(soup, 'mains'), 2).key);
});
