import { heading, LEAD, type Stop, tap } from './console-stop.ts';
import { expect } from './test.ts';

/** A venue that was added a moment ago: what is left to do there. */
const toFirstSteps: NonNullable<Stop['open']> = async ({ page }) => {
  await tap(page, 'Open Vasaros terasa');
  await page.waitForURL(/vasaros-terasa/);
  await page.goto(page.url().replace(/[^/]+$/, 'first-steps'));
};

/** The pages of the venue's settings. */
export const settings: readonly Stop[] = [
  {
    name: 'settings',
    at: 'settings',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Guests and ordering'),
  },
  {
    name: 'settings-found',
    at: 'settings',
    for: ['owner'],
    open: ({ page }) => page.getByLabel('Find a setting').fill('logo'),
    shows: ({ page }) => page.getByRole('link', { name: 'Logo', exact: true }),
  },
  {
    name: 'settings-switches',
    at: 'settings/switches',
    for: LEAD,
    shows: ({ page }) => heading(page, 'What guests see first'),
  },
  {
    name: 'settings-security',
    at: 'settings/security',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Shared devices'),
  },
  {
    name: 'settings-fiscal',
    at: 'settings/fiscal',
    for: LEAD,
    shows: ({ page }) => page.getByLabel('Print fiscal receipts'),
  },
  {
    name: 'settings-service',
    at: 'settings/service',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Is the guest at the table?'),
  },
  {
    name: 'settings-review-settings',
    at: 'settings/review-settings',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Public reviews'),
  },
  {
    name: 'settings-about',
    at: 'settings/about',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Languages guests can choose'),
  },
  {
    name: 'settings-looks',
    at: 'settings/looks',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Ready-made looks'),
  },
  {
    name: 'settings-welcome',
    at: 'settings/welcome',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Your own buttons'),
  },
  {
    name: 'settings-questions',
    at: 'settings/questions',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Questions at ordering'),
  },
  {
    name: 'settings-popups',
    at: 'settings/popups',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Pop-ups on the menu'),
  },
  {
    name: 'settings-tips',
    at: 'settings/tips',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Tips to tap'),
  },
  {
    name: 'settings-coupons',
    at: 'settings/coupons',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Discount codes'),
  },
  {
    name: 'settings-loyalty',
    at: 'settings/loyalty',
    for: LEAD,
    shows: ({ page }) => heading(page, 'The programme'),
  },
  {
    name: 'settings-team',
    at: 'settings/team',
    for: ['owner'],
    shows: ({ page }) => heading(page, 'Who works here'),
  },
  {
    name: 'settings-hours-worked',
    at: 'settings/hours-worked',
    for: LEAD,
    open: ({ page }) => page.getByRole('button', { name: 'Add a shift' }).click(),
    shows: ({ page }) => page.getByLabel('Breaks, minutes'),
  },
  {
    name: 'settings-notices',
    at: 'settings/notices',
    for: LEAD,
    open: ({ page }) => page.getByText('An order nobody accepts').click(),
    shows: ({ page }) => page.getByRole('group', { name: 'Letter' }),
  },
  {
    name: 'settings-connections',
    at: 'settings/connections',
    for: ['owner'],
    open: async ({ page, dialog }) => {
      const known = page.getByRole('button', { name: 'Change hooks.invalid' });
      await expect(heading(page, 'Webhooks')).toBeVisible();
      if (await known.isVisible()) return;
      await tap(page, 'Add an address');
      await dialog.getByLabel('Address').fill('https://hooks.invalid/tableside');
      await tap(dialog, 'Save');
      await tap(dialog, 'Done');
    },
    shows: ({ page }) => page.getByRole('button', { name: 'Change hooks.invalid' }),
  },
  {
    name: 'settings-webhook',
    at: 'settings/connections',
    for: ['owner'],
    open: async ({ page, dialog }) => {
      await tap(page, 'Change hooks.invalid');
      await tap(dialog, 'Send a test');
    },
    shows: ({ dialog }) => dialog.getByText(/no server of this name|No answer/),
  },
  {
    name: 'settings-webhook-log',
    at: 'settings/connections',
    for: ['owner'],
    open: ({ page }) => tap(page, 'What was sent to hooks.invalid'),
    shows: ({ dialog }) => dialog.getByText('Given up').first(),
  },
  {
    name: 'first-steps',
    at: 'venues',
    for: ['owner'],
    open: toFirstSteps,
    shows: ({ page }) => page.getByRole('button', { name: 'Write the menu' }),
  },
  {
    name: 'first-steps-code',
    at: 'venues',
    for: ['owner'],
    open: async at => {
      await toFirstSteps(at);
      await tap(at.page, 'Show a code');
    },
    shows: ({ dialog }) => dialog.getByRole('img').first(),
  },
  {
    name: 'organisation',
    at: 'venues',
    for: ['owner'],
    shows: ({ page }) => page.getByRole('button', { name: 'Add a venue' }),
  },
  {
    name: 'organisation-add',
    at: 'venues/new',
    for: ['owner'],
    open: async ({ page }) => {
      await page.getByLabel('Begin with').selectOption({ index: 1 });
    },
    shows: ({ page }) => page.getByText('What to copy'),
  },
  {
    name: 'settings-retention',
    at: 'settings/retention',
    for: ['owner'],
    shows: ({ page }) => heading(page, 'How long it is kept'),
  },
  {
    name: 'settings-retention-erase',
    at: 'settings/retention',
    for: ['owner'],
    open: async ({ page }) => {
      await page.getByLabel('What guests said').selectOption('7');
      await tap(page, 'Save');
    },
    shows: ({ dialog }) => dialog.getByRole('button', { name: 'Save and erase' }),
  },
  {
    name: 'food-courts',
    at: 'food-courts',
    for: ['owner'],
    shows: ({ page }) => page.getByRole('link', { name: 'Change Market Hall' }),
  },
  {
    name: 'food-court',
    at: 'food-courts',
    for: ['owner'],
    open: async ({ page }) => {
      await page.getByRole('link', { name: /^(Change|Keisti:) / }).click();
    },
    shows: ({ page }) => page.getByRole('img', { name: /^Code of / }),
  },
  {
    name: 'settings-archive',
    at: 'settings/archive',
    for: ['owner'],
    shows: ({ page }) => heading(page, 'Everything in one file'),
  },
  {
    name: 'settings-api-key',
    at: 'settings/connections',
    for: ['owner'],
    open: ({ page }) => tap(page, 'Make a key'),
    shows: ({ dialog }) => dialog.getByLabel('For which system'),
  },
];
