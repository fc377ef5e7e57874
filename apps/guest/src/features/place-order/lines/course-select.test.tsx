import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { cartStore } from '../../../data/cart/index.ts';
import { aCart } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import { aLine, aSession } from '../../../testing/wire-builders.ts';
import { CourseSelect } from './CourseSelect.tsx';

type Select = ReactElement<{
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}>;

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
  const field = await running(() => CourseSelect({ line }), null, aSession({ restaurant: { courses } }));
  const select = (): Select =>
    (field.value() as ReactElement<{ children: ReactElement[] }>).props.children.find(
      each => each.type === 'select',
    ) as Select;
  await field.does(() => select().props.onChange({ currentTarget: { value: 'first' } }));
  expect(asked).toMatchObject([
    ['/api/cart/s/update-courses', { cart_items: [{ cart_item_id: 'l1', course_id: 'first' }] }],
  ]);
  expect(cartStore('s').current().cart).toEqual(answer);
  await field.leave();
  vi.unstubAllGlobals();
});
