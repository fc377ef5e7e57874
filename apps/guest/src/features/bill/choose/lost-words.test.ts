import { afterEach, expect, it } from 'vitest';
import { aBill, aBillItem } from '../../../testing/wire-builders.ts';
import { currentToasts, dismissToast } from '../../../toasts/toasts.ts';
import { tellLost } from './lost-words.ts';

const ME = 1;
const FRIEND = 2;
const bill = (soupBy: number | null, cakeBy: number | null) =>
  aBill({
    items: [
      aBillItem({ id: 'soup', name: 'Soup', is_paid: soupBy !== null, paid_by: soupBy }),
      aBillItem({ id: 'cake', name: 'Cake', is_paid: cakeBy !== null, paid_by: cakeBy }),
    ],
  });

afterEach(() => dismissToast('selection-lost'));

it('a guest who paid for what they chose is not told that somebody took it', () => {
  tellLost(bill(ME, ME), ['soup', 'cake'], ME);
  expect(currentToasts()).toEqual([]);
});

it('[SPLIT-07] what another guest paid for is named, and nothing of one’s own', () => {
  tellLost(bill(ME, FRIEND), ['soup', 'cake'], ME);
  expect(currentToasts().map(({ text }) => text)).toEqual([expect.stringContaining('Cake')]);
});
