import type { Page } from '@playwright/test';
import { heading, LEAD, type Stop, tap } from './console-stop.ts';

const tools = (page: Page) => page.getByRole('button', { name: 'Tools', exact: true }).click();
const tapTool = async (page: Page, name: string) => {
  await tools(page);
  await page.getByRole('menuitem', { name }).click();
};

/** What is being changed stands in a sheet, and on a wide screen beside the list. */
const inEditor: Stop['shows'] = ({ page }) =>
  page.getByRole('dialog').or(page.getByRole('complementary')).getByRole('heading', { level: 2 }).first();

/** The menu and what is changed in it. */
export const menu: readonly Stop[] = [
  {
    name: 'menu-editor',
    at: 'menu',
    for: LEAD,
    shows: ({ page }) => heading(page, 'Menu'),
  },
  {
    name: 'menu-tools',
    at: 'menu',
    for: LEAD,
    open: ({ page }) => tools(page),
    shows: ({ page }) => page.getByRole('menuitem', { name: 'Import and export' }),
  },
  {
    name: 'menu-dish',
    at: 'menu',
    for: LEAD,
    open: ({ page }) =>
      page
        .getByRole('listitem')
        .getByRole('button')
        .filter({ has: page.locator('img, [class*="noPhoto"]') })
        .first()
        .click(),
    shows: inEditor,
  },
  {
    name: 'menu-category',
    at: 'menu',
    for: LEAD,
    open: ({ page }) => tap(page, 'Category settings'),
    shows: inEditor,
  },
  {
    name: 'menu-banner',
    at: 'menu',
    for: LEAD,
    open: async ({ page }) => {
      await tap(page, 'Category settings');
      await page.getByText('With a picture').click();
    },
    shows: ({ page }) => page.getByText('Picture in place of the name'),
  },
  {
    name: 'menu-tags',
    at: 'menu',
    for: LEAD,
    open: ({ page }) => tapTool(page, 'Tags of dishes'),
    shows: ({ page }) => page.getByRole('button', { name: 'Add a tag' }),
  },
  {
    name: 'menu-tag',
    at: 'menu',
    for: LEAD,
    open: async ({ page }) => {
      await tapTool(page, 'Tags of dishes');
      await page
        .getByRole('dialog')
        .or(page.getByRole('complementary'))
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click();
    },
    shows: ({ page }) => page.getByRole('radiogroup', { name: 'Colour of the icon' }),
  },
  {
    name: 'menu-files',
    at: 'menu/files',
    for: LEAD,
    open: ({ page }) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'menu.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('category,name,price\nSweets,Cake,6.50\nSweets,Pie,"4,5O"'),
      }),
    shows: ({ page }) => heading(page, '1 problem'),
  },
];
