import { expect, it } from 'vitest';
import { isTipLink } from '../../features/venue/index.ts';
import { shareOf } from '../MenuFilters/card-share.ts';

it('[SELECT-16] a tip link is known by its path, not by its host', () => {
  expect(['/tip/RUTA', 'https://x.lt/tip/RUTA'].map(isTipLink)).toEqual([true, true]);
  expect(['/menu/tip', 'https://x.lt/tips', 'https://x.lt/?u=/tip/a'].map(isTipLink)).toEqual([
    false,
    false,
    false,
  ]);
});

it('a card takes the share of the row that comes nearest', () => {
  expect(['48%', '100%', '30', 'auto', '70%'].map(shareOf)).toEqual([50, 100, 33, 100, 66]);
});
