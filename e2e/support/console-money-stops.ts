import type { Evening } from './console-evening.ts';
import { EVERYBODY, FLOOR, heading, inDialog, LEAD, MONEY, OFFICE, type Stop, tap } from './console-stop.ts';

/** Who gets what. */
const SEATED = [
  ['Seat 1', 'Moliūgų'],
  ['Seat 2', 'Medaus tortas'],
  ['Shared', 'Kepta duona su sūriu'],
] as const;

const billAt = ({ bill }: Evening) => `bills/${bill}`;
export const bills: readonly Stop[] = [
  {
    name: 'bills',
    at: 'bills',
    for: MONEY,
    shows: ({ page }) => page.getByRole('link', { name: /^Table 7/ }),
  },
  {
    name: 'bill-new',
    at: 'bills',
    for: FLOOR,
    open: ({ page }) => tap(page, 'Open a bill'),
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Table 7', exact: true }),
  },
  { name: 'bill', at: billAt, for: MONEY, shows: ({ page }) => page.getByRole('link', { name: /^Card/ }) },
  {
    name: 'bill-pad',
    at: billAt,
    for: FLOOR,
    open: ({ page }) => tap(page, 'Add dishes'),
    shows: ({ dialog }) => dialog.getByRole('searchbox'),
  },
  {
    name: 'bill-add',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, 'Add dishes');
      await dialog.getByRole('searchbox').fill('sriub');
    },
    shows: ({ dialog }) => dialog.getByRole('listitem').first(),
  },
  {
    name: 'bill-add-words',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, 'Add dishes');
      await tap(dialog, 'Name and price');
    },
    shows: ({ dialog }) => dialog.getByLabel('What is it?'),
  },
  {
    // What is tapped here stays on the pad: the stops that open an empty one come before.
    name: 'bill-pad-seats',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, 'Add dishes');
      const seats = dialog.getByRole('group', { name: 'For whom' });
      for (const [seat, dish] of SEATED) {
        await seats.getByRole('button', { name: seat, exact: true }).click();
        await dialog.getByRole('searchbox').fill(dish);
        await tap(dialog, new RegExp(`^${dish}`));
      }
    },
    shows: ({ dialog }) => dialog.getByRole('region', { name: 'To be put on the bill' }),
  },
  {
    name: 'bill-take-off',
    at: billAt,
    for: FLOOR,
    open: ({ page }) => tap(page, /^Birthday cake/),
    shows: ({ dialog }) => dialog.getByText('Why?').first(),
  },
  {
    name: 'bill-change',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, /^Birthday cake/);
      await tap(dialog, 'Change price or note');
    },
    shows: ({ dialog }) => dialog.getByLabel('Note'),
  },
  {
    name: 'bill-settle',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, /^Take payment/);
      await dialog.getByRole('group', { name: 'The guest gives' }).getByRole('button').nth(2).click();
    },
    shows: inDialog,
  },
  {
    name: 'bill-settle-items',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, /^Take payment/);
      await tap(dialog, 'Items');
      await dialog.getByRole('checkbox').first().check();
    },
    shows: inDialog,
  },
  {
    name: 'bill-settle-card',
    at: billAt,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, /^Take payment/);
      await tap(dialog, 'Card machine');
    },
    shows: inDialog,
  },
  {
    name: 'bill-settle-done',
    at: ({ disputed }) => `bills/${disputed}`,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, /^Take payment/);
      await tap(dialog, 'A sum');
      await dialog.getByLabel('Sum', { exact: true }).fill('0,50');
      await dialog.getByLabel('Another sum').fill('1');
      await tap(dialog, /^Took .* in cash$/);
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Done' }),
  },
  {
    name: 'bill-discount',
    at: ({ unpaid }) => `bills/${unpaid}`,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, 'Discount');
      await tap(dialog, 'Long wait');
    },
    shows: inDialog,
  },
  {
    name: 'bill-precheck',
    at: billAt,
    for: FLOOR,
    open: ({ page }) => tap(page, 'Pre-check'),
    shows: inDialog,
  },
  {
    name: 'bill-close-unpaid',
    at: billAt,
    for: LEAD,
    open: ({ page }) => tap(page, 'Close unpaid'),
    shows: inDialog,
  },
  {
    name: 'bill-people',
    at: billAt,
    for: FLOOR,
    open: ({ page }) => tap(page, /^(People|\d+ (person|people))$/),
    shows: inDialog,
  },
];

export const money: readonly Stop[] = [
  {
    name: 'payments',
    at: 'payments',
    for: MONEY,
    shows: ({ page }) => page.getByRole('list', { name: 'Payments' }).getByRole('link').first(),
  },
  {
    name: 'payment',
    at: ({ payment }) => `payments/${payment}`,
    for: MONEY,
    shows: ({ page }) => heading(page, 'What happened'),
  },
  {
    name: 'refund',
    at: ({ payment }) => `payments/${payment}`,
    for: FLOOR,
    open: async ({ page, dialog }) => {
      await tap(page, 'Give money back');
      await tap(dialog, 'Items');
      await dialog.getByRole('checkbox').first().check();
      await tap(dialog, 'Not good');
    },
    shows: inDialog,
  },
  {
    name: 'home',
    at: 'home',
    for: OFFICE,
    shows: ({ page }) => heading(page, /, until \d\d:\d\d$/),
  },
  {
    name: 'numbers',
    at: 'numbers',
    for: OFFICE,
    shows: ({ page }) => page.getByText('Money received').first(),
  },
  {
    name: 'numbers-own',
    at: 'numbers',
    for: ['waiter'],
    shows: ({ page }) => page.getByText('Your tips').first(),
  },
  {
    name: 'tips',
    at: 'tips',
    for: EVERYBODY,
    shows: ({ page }) => heading(page, /^(What is owed|Your tips)$/),
  },
  {
    name: 'tips-card',
    at: 'tips',
    for: LEAD,
    open: ({ page }) => tap(page, 'Edit'),
    shows: ({ dialog }) => dialog.getByText('Amounts to tap'),
  },
  {
    name: 'closing',
    at: 'numbers/closing',
    for: OFFICE,
    shows: ({ page }) => page.getByText('Expected in the drawer'),
  },
  {
    name: 'close-day',
    at: 'numbers/closing',
    for: LEAD,
    open: async ({ page, dialog }) => {
      await tap(page, 'Close the day');
      await dialog.getByLabel('In the drawer at the beginning').fill('100');
      await dialog.getByLabel('Counted in the drawer now').fill('99,50');
    },
    shows: inDialog,
  },
  {
    name: 'books',
    at: 'numbers/books',
    for: OFFICE,
    // Formats of other countries are folded away.
    open: ({ page }) => page.getByText('For other countries').click(),
    shows: ({ page }) => heading(page, 'DATEV Buchungsstapel'),
  },
  { name: 'z-report', at: 'numbers/1', for: OFFICE, shows: ({ page }) => heading(page, 'Z report 1') },
  {
    name: 'money-alerts',
    at: 'money-alerts',
    for: OFFICE,
    shows: ({ page }) => page.getByRole('link', { name: /^Alerts/ }),
  },
  {
    name: 'money-alert-settle',
    at: 'money-alerts',
    for: LEAD,
    open: ({ page }) => tap(page, 'I have looked at it'),
    shows: inDialog,
  },
  {
    name: 'payment-settings',
    at: 'payment-settings',
    for: OFFICE,
    shows: ({ page }) => heading(page, 'Company and VAT'),
  },
];
