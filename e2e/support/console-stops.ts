import { openTray } from './console.ts';
import { menu } from './console-menu-stops.ts';
import { bills, money } from './console-money-stops.ts';
import { settings } from './console-settings-stops.ts';
import {
  card,
  EVERYBODY,
  FLOOR,
  heading,
  inDialog,
  LEAD,
  lane,
  SERVICE,
  type Stop,
  tableDeed,
  tableTile,
  tap,
  whole,
} from './console-stop.ts';

const orders: readonly Stop[] = [
  {
    name: 'orders',
    at: 'orders',
    for: SERVICE,
    open: ({ page }) => lane(page, 'New'),
    shows: at => card(at, 'fresh'),
  },
  {
    name: 'order-whole',
    at: 'orders',
    for: SERVICE,
    open: async at => void (await whole(at, 'fresh')),
    shows: inDialog,
  },
  {
    name: 'tray',
    at: 'stock',
    for: SERVICE,
    open: async ({ page }) => void (await openTray(page)),
    shows: ({ dialog }) => dialog.getByRole('listitem').first(),
  },
  {
    name: 'accept-other',
    at: 'orders',
    for: SERVICE,
    open: async at => (await whole(at, 'fresh')).getByRole('button', { name: 'Other', exact: true }).click(),
    shows: inDialog,
  },
  {
    name: 'reject',
    at: 'orders',
    for: FLOOR,
    open: async at => (await whole(at, 'fresh')).getByRole('button', { name: 'Reject' }).click(),
    shows: inDialog,
  },
  {
    name: 'contents',
    at: 'orders',
    for: SERVICE,
    open: async at => tap(await whole(at, 'fresh'), 'What is in it?'),
    shows: inDialog,
  },
  {
    name: 'allergy',
    at: 'orders',
    for: SERVICE,
    open: async at => tap(await whole(at, 'fresh'), 'Allergy…'),
    shows: inDialog,
  },
  {
    name: 'progress',
    at: 'orders',
    for: SERVICE,
    open: ({ page }) => lane(page, 'In progress'),
    shows: at => card(at, 'going'),
  },
  {
    name: 'more-time',
    at: 'orders',
    for: SERVICE,
    open: async at => {
      await lane(at.page, 'In progress');
      await tap(await whole(at, 'going'), /more time$/);
    },
    shows: inDialog,
  },
  {
    name: 'cannot-make',
    at: 'orders',
    for: SERVICE,
    open: async at => {
      await lane(at.page, 'In progress');
      await tap(await whole(at, 'going'), "Can't make it");
    },
    shows: inDialog,
  },
  {
    name: 'done',
    at: 'orders',
    for: SERVICE,
    open: ({ page }) => lane(page, 'Done'),
    shows: ({ page }) => page.getByText('Reason: The kitchen is closed').first(),
  },
  {
    name: 'status',
    at: 'orders',
    for: SERVICE,
    open: ({ page }) => tap(page, /^Taking orders/),
    shows: ({ dialog }) => heading(dialog, 'Pause part of the menu'),
  },
  {
    name: 'status-rush',
    at: 'orders',
    for: SERVICE,
    open: async ({ page, dialog }) => {
      await tap(page, /^Taking orders/);
      await tap(dialog, /^Rush/);
    },
    shows: inDialog,
  },
  {
    name: 'menu',
    at: 'orders',
    for: SERVICE,
    open: ({ page }) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    shows: ({ page }) => page.getByRole('button', { name: /^(Sign out|Lock)$/ }),
  },
  { name: 'calls', at: 'calls', for: SERVICE, shows: ({ page }) => page.getByRole('article').first() },
];

const kitchen: readonly Stop[] = [
  { name: 'kitchen', at: 'kitchen', for: SERVICE, shows: ({ page }) => page.getByRole('article').first() },
  {
    name: 'kitchen-keys',
    at: 'kitchen',
    for: SERVICE,
    open: async ({ page, dialog }) => {
      await tap(page, 'More tools');
      await tap(dialog, 'Keys');
    },
    shows: inDialog,
  },
  {
    name: 'kitchen-done',
    at: 'kitchen',
    for: SERVICE,
    open: ({ page }) => tap(page, /^Done \(/),
    shows: inDialog,
  },
  {
    name: 'kitchen-sold-out',
    at: 'kitchen',
    for: SERVICE,
    open: async ({ page, dialog }) => {
      await tap(page, /^More about /);
      await tap(dialog, 'Sold out…');
    },
    shows: inDialog,
  },
  {
    name: 'kitchen-sold-out-sure',
    at: 'kitchen',
    for: SERVICE,
    open: async ({ page, dialog }) => {
      await tap(page, /^More about /);
      await tap(dialog, 'Sold out…');
      await dialog.getByRole('listitem').getByRole('button').first().click();
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Yes, sold out' }),
  },
  {
    name: 'kitchen-set-up',
    at: 'kitchen',
    for: LEAD,
    open: async ({ page, dialog }) => {
      await tap(page, 'More tools');
      await tap(dialog, 'Set up the kitchen');
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Save' }),
  },
  {
    name: 'printers',
    at: 'kitchen',
    for: LEAD,
    open: async ({ page, dialog }) => {
      await tap(page, 'More tools');
      await tap(dialog, 'Printers');
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Add a printer' }),
  },
  {
    name: 'printer-new',
    at: 'kitchen',
    for: LEAD,
    open: async ({ page, dialog }) => {
      await tap(page, 'More tools');
      await tap(dialog, 'Printers');
      await tap(dialog, 'Add a printer');
    },
    shows: ({ dialog }) => dialog.getByLabel('Address'),
  },
  {
    name: 'printer',
    at: 'kitchen',
    for: LEAD,
    open: async ({ page, dialog }) => {
      await tap(page, 'More tools');
      await tap(dialog, 'Printers');
      await tap(dialog, 'Change');
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Remove the printer' }),
  },
  {
    name: 'kitchen-wall',
    at: 'kitchen',
    for: ['kitchen'],
    open: ({ page }) => tap(page, 'Full screen'),
    shows: ({ page }) => page.getByRole('article').first(),
  },
];

const tables: readonly Stop[] = [
  {
    name: 'tables',
    at: 'tables',
    for: SERVICE,
    open: ({ page }) => tap(page, 'List'),
    shows: ({ page }) => page.getByRole('button', { name: /^Table 7/ }),
  },
  {
    name: 'tables-all',
    at: 'tables',
    for: SERVICE,
    open: async ({ page }) => {
      await tap(page, 'List');
      await tap(page, /^All/);
    },
    shows: ({ page }) => page.getByRole('button', { name: /^Table 12/ }),
  },
  {
    name: 'table',
    at: 'tables',
    for: SERVICE,
    open: at => tableTile(at, 'Table 7'),
    shows: inDialog,
  },
  { name: 'table-seat', at: 'tables', for: FLOOR, open: tableDeed('Number of guests'), shows: inDialog },
  { name: 'table-move', at: 'tables', for: FLOOR, open: tableDeed('Move the guests'), shows: inDialog },
  { name: 'table-join', at: 'tables', for: FLOOR, open: tableDeed('Join with a table'), shows: inDialog },
  {
    name: 'table-join-sure',
    at: 'tables',
    for: FLOOR,
    open: async at => {
      await tableDeed('Join with a table')(at);
      await tap(at.dialog, /^Table 8/);
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Join them' }),
  },
  { name: 'table-split', at: 'tables', for: FLOOR, open: tableDeed('Move dishes'), shows: inDialog },
  {
    name: 'table-order',
    at: 'tables',
    for: FLOOR,
    open: async at => {
      await tableTile(at, 'Table 7');
      await tap(at.dialog, 'Order for the guests');
      await at.dialog.getByRole('searchbox').fill('sriub');
    },
    shows: ({ dialog }) => dialog.getByRole('listitem').first(),
  },
  { name: 'table-close', at: 'tables', for: FLOOR, open: tableDeed('Close table'), shows: inDialog },
  {
    name: 'plan',
    at: 'tables',
    for: SERVICE,
    open: ({ page }) => tap(page, 'Plan'),
    shows: ({ page }) => page.getByRole('button', { name: /^Table 7/ }),
  },
  {
    name: 'plan-change',
    at: 'tables',
    for: LEAD,
    open: async ({ page }) => {
      await tap(page, 'Plan');
      await tap(page, 'Change the plan');
      await tap(page, /^Table 1: /);
    },
    shows: ({ page }) => heading(page, 'Areas'),
  },
];

const stock: readonly Stop[] = [
  {
    name: 'stock',
    at: 'stock',
    for: SERVICE,
    shows: ({ page }) => page.getByRole('searchbox', { name: 'Find an item' }),
  },
  {
    name: 'stock-count',
    at: 'stock',
    for: SERVICE,
    open: ({ page }) => tap(page, /^Set a count for/),
    shows: ({ dialog }) => dialog.getByLabel('Pieces left'),
  },
];

const reservations: readonly Stop[] = [
  {
    name: 'reservations',
    at: 'reservations',
    for: FLOOR,
    // Shortly before the business day ends nobody comes any more.
    shows: ({ page }) => heading(page, /^(To come|Through)/),
  },
  {
    name: 'reservation-new',
    at: 'reservations',
    for: FLOOR,
    open: ({ page }) => tap(page, 'Add reservation'),
    shows: inDialog,
  },
];

const own: readonly Stop[] = [
  {
    name: 'account',
    at: 'account',
    for: EVERYBODY,
    shows: ({ page }) => heading(page, 'Account and security'),
  },
  {
    name: 'codes',
    at: 'codes',
    for: LEAD,
    shows: ({ page }) => page.getByRole('button', { name: /^Save PDF/ }),
  },
  {
    name: 'codes-add',
    at: 'codes',
    for: LEAD,
    open: ({ page }) => tap(page, 'Add tables'),
    shows: inDialog,
  },
  {
    name: 'codes-table',
    at: 'codes',
    for: LEAD,
    open: async ({ page, dialog }) => {
      await tap(page, /^Table 7/);
      await tap(dialog, 'Replace the code…');
    },
    shows: ({ dialog }) => dialog.getByRole('alert'),
  },
  ...menu,
  { name: 'hours', at: 'hours', for: LEAD, shows: ({ page }) => heading(page, 'Opening hours') },
  {
    name: 'hours-exception',
    at: 'hours',
    for: LEAD,
    open: ({ page }) => tap(page, 'Add a different day'),
    shows: ({ page }) => page.getByRole('group', { name: /^Different day/ }),
  },
  { name: 'recommend', at: 'recommend', for: LEAD, shows: ({ page }) => heading(page, 'Recommendations') },
  { name: 'reviews', at: 'reviews', for: LEAD, shows: ({ page }) => heading(page, 'Reviews') },
  {
    name: 'audit',
    at: 'audit',
    for: ['owner'],
    shows: ({ page }) => page.getByRole('list', { name: 'Audit log' }),
  },
];

/** Every room of the console and every dialog in it. */
export const STOPS: readonly Stop[] = [
  ...orders,
  ...kitchen,
  ...tables,
  ...stock,
  ...reservations,
  ...bills,
  ...money,
  ...own,
  ...settings,
];
