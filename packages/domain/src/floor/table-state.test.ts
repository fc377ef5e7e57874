import { expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { stateOfTable, TABLE_STATES, type TableFacts, type TableState } from './index.ts';

const empty: TableFacts = {
  openedAt: null,
  phones: 0,
  waitingSince: null,
  ordered: 0,
  cookingSince: null,
  heldSince: null,
  servedAt: null,
  askedToPayAt: null,
  owed: minor(0),
  paid: minor(0),
  paidAt: null,
};
const [owed, paid] = [minor(20_00), minor(5_00)];

const rows: readonly (readonly [string, Partial<TableFacts>, TableState, number | null])[] = [
  ['nobody is there', {}, 'free', null],
  ['a phone looks at the menu', { openedAt: 1, phones: 1 }, 'browsing', 1],
  ['staff seated people without a phone', { openedAt: 1 }, 'browsing', 1],
  ['a guest calls before ordering', { openedAt: 1, phones: 1, waitingSince: 2 }, 'waiting', 2],
  ['an order waits to be accepted', { openedAt: 1, ordered: 1, waitingSince: 3, owed }, 'waiting', 3],
  ['the kitchen has it', { openedAt: 1, ordered: 1, cookingSince: 4, owed }, 'ordered', 4],
  [
    'the kitchen has what is paid already',
    { openedAt: 1, ordered: 1, cookingSince: 4, paid, paidAt: 3 },
    'ordered',
    4,
  ],
  ['everything was brought', { openedAt: 1, ordered: 1, servedAt: 5, owed }, 'eating', 5],
  [
    'the starters are there, the mains wait',
    { openedAt: 1, ordered: 1, heldSince: 4, servedAt: 5, owed },
    'to_fire',
    5,
  ],
  ['all of it waits', { openedAt: 1, ordered: 1, heldSince: 4, owed }, 'to_fire', 4],
  [
    'the kitchen makes the starters, the mains wait',
    { openedAt: 1, ordered: 1, cookingSince: 4, heldSince: 4, owed },
    'ordered',
    4,
  ],
  [
    'they ask to pay, dessert waits',
    { openedAt: 1, ordered: 1, heldSince: 4, servedAt: 5, askedToPayAt: 6, owed },
    'asking_to_pay',
    6,
  ],
  [
    'all is paid, dessert waits',
    { openedAt: 1, ordered: 1, heldSince: 4, servedAt: 5, paid, paidAt: 8 },
    'to_fire',
    5,
  ],
  ['staff wrote a bill, nothing was brought', { openedAt: 1, ordered: 1, owed }, 'eating', 1],
  [
    'the pre-check was printed',
    { openedAt: 1, ordered: 1, servedAt: 5, askedToPayAt: 6, owed },
    'asking_to_pay',
    6,
  ],
  [
    'they ask to pay while a dessert is made',
    { openedAt: 1, ordered: 2, cookingSince: 4, askedToPayAt: 6, owed },
    'asking_to_pay',
    6,
  ],
  [
    'they ask to pay and call',
    { openedAt: 1, ordered: 1, askedToPayAt: 6, waitingSince: 7, owed },
    'waiting',
    7,
  ],
  [
    'the pre-check of a bill that is paid now',
    { openedAt: 1, ordered: 1, askedToPayAt: 6, paid: owed, paidAt: 8 },
    'paid',
    8,
  ],
  ['one of them paid', { openedAt: 1, ordered: 1, servedAt: 5, owed, paid, paidAt: 8 }, 'part_paid', 8],
  [
    'one paid, and more was ordered',
    { openedAt: 1, ordered: 2, cookingSince: 9, owed, paid, paidAt: 8 },
    'ordered',
    9,
  ],
  ['all is paid', { openedAt: 1, ordered: 1, servedAt: 5, paid, paidAt: 8 }, 'paid', 8],
  ['a free dish was brought', { openedAt: 1, ordered: 1, servedAt: 5 }, 'paid', 5],
  ['the party left and owes', { ordered: 1, servedAt: 5, owed }, 'eating', 5],
];

it.each(rows)('%s', (_, facts, state, since) => {
  expect(stateOfTable({ ...empty, ...facts })).toEqual({ state, since });
});

it('every state is reached by some row of the table', () => {
  expect(new Set(rows.map(([, , state]) => state))).toEqual(new Set(TABLE_STATES));
});
