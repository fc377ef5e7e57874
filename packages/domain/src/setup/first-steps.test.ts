import { expect, it } from 'vitest';
import { firstSteps } from './index.ts';

const NOTHING = {
  menuPublished: false,
  codesPrinted: false,
  paymentMethods: ['cash'],
  hoursSet: false,
  anyOrder: false,
};

it.each([
  ['a venue that was just set up', {}, [], 5],
  ['a published menu', { menuPublished: true }, ['menu'], 4],
  ['cash and cards', { paymentMethods: ['cash', 'stripe-card'] }, ['payments'], 4],
  ['no way to pay at all', { paymentMethods: [] }, [], 5],
  [
    'all but an order',
    { menuPublished: true, codesPrinted: true, paymentMethods: ['card'], hoursSet: true },
    ['menu', 'codes', 'payments', 'hours'],
    1,
  ],
])('with %s', (_, facts, done, left) => {
  const found = firstSteps({ ...NOTHING, ...facts });
  expect(found.steps.filter(each => each.done).map(({ step }) => step)).toEqual(done);
  expect(found.left).toBe(left);
});
