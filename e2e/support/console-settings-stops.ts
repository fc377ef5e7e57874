import { heading, LEAD, type Stop } from './console-stop.ts';

/** The pages of the venue's settings. */
export const settings: readonly Stop[] = [
  {
    name: 'settings',
    at: 'settings',
    for: LEAD,
    shows: ({ page }) => heading(page, 'What guests see first'),
  },
  {
    name: 'settings-service',
    at: 'settings/service',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Is the guest at the table?'),
  },
  {
    name: 'settings-about',
    at: 'settings/about',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Languages guests can choose'),
  },
  {
    name: 'settings-team',
    at: 'settings/team',
    for: ['owner'],
    shows: ({ page }) => heading(page, 'Who works here'),
  },
];
