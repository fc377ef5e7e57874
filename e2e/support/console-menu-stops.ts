import { heading, inDialog, LEAD, type Stop, tap } from './console-stop.ts';

/** The menu and what is changed in it. */
export const menu: readonly Stop[] = [
  {
    name: 'menu-editor',
    at: 'menu',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Menu'),
  },
  {
    name: 'menu-dish',
    at: 'menu',
    for: LEAD,
    open: ({ page }) =>
      page
        .getByRole('listitem')
        .getByRole('button')
        .filter({ has: page.locator('img') })
        .first()
        .click(),
    shows: inDialog,
  },
  {
    name: 'menu-category',
    at: 'menu',
    for: LEAD,
    open: ({ page }) => tap(page, 'Category settings'),
    shows: inDialog,
  },
];
