import type { BoardOrder } from '@tableside/contract/http/console/board';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../../testing/samples.ts';
import { courseTargets } from './course-targets.ts';

type Item = BoardOrder['items'][number];
const [sample] = aBoardOrder().items as [Item];
const dish = (course_id: string, over: Partial<Item> = {}): Item => ({
  ...sample,
  id: `${course_id} ${JSON.stringify(over)}`,
  course_id,
  quantity: 1,
  taken_off: 0,
  ...over,
});
const courses = ['starters', 'mains', 'desserts'].map(id => ({ id, name: id.toUpperCase() }));

it('a dish that waits can come with any course; with one that the kitchen makes it is begun', () => {
  const items = [
    dish('starters'),
    dish('starters', { held: true }),
    dish('mains', { held: true }),
    // What was taken off is made by nobody.
    dish('mains', { taken_off: 1 }),
  ];
  expect(courseTargets({ items }, courses).map(({ name, going }) => [name, going])).toEqual([
    ['STARTERS', true],
    ['MAINS', false],
    ['DESSERTS', false],
  ]);
});
