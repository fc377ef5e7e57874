import { Chip } from '@tableside/design';
import { isValidElement, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { cartStore } from '../../../data/cart/index.ts';
import { aCart } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import { aLine, aSession } from '../../../testing/wire-builders.ts';
import { LineCourse } from './LineCourse.tsx';

type Part = ReactElement<{ children?: unknown; onClick?: () => void }>;

/** All that stands in a part, however deep. */
const within = (part: unknown): Part[] =>
  Array.isArray(part)
    ? part.flatMap(within)
    : isValidElement(part)
      ? [part as Part, ...within((part as Part).props.children)]
      : [];

it('[CART-04] another course is posted with its line, and the cart is the one of the answer', async () => {
  const line = aLine({ item_id: 'soup', cart_item_id: 'l1', course_id: null });
  const answer = aCart({ revision: 9, cart: [{ ...line, course_id: 'first' }] });
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Response.json({ data: answer });
  });
  cartStore('s').accept(aCart({ cart: [line] }));
  const courses = [{ id: 'first', name: 'first', display_name: 'Starter' }];
  const field = await running(() => LineCourse({ line }), null, aSession({ restaurant: { courses } }));
  const chip = (words: string) =>
    within(field.value()).find(({ type, props }) => type === Chip && props.children === words) as Part;
  await field.does(() => chip('Starter').props.onClick?.());
  expect(asked).toMatchObject([
    ['/api/cart/s/update-courses', { cart_items: [{ cart_item_id: 'l1', course_id: 'first' }] }],
  ]);
  expect(cartStore('s').current().cart).toEqual(answer);
  await field.leave();
  vi.unstubAllGlobals();
});
