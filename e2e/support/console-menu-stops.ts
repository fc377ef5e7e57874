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
  {
    name: 'menu-files',
    at: 'menu/files',
    for: LEAD,
    open: ({ page }) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'menu.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('category,name,price\nSweets,Cake,6.50\nSweets,Pie,cheap'),
      }),
    shows: ({ page }) => heading(page, '1 problem'),
  },
];
