import type { Locator, Page } from '@playwright/test';
import { type Act, type Answer, measured, tap } from './finger.ts';

export type Deed = { readonly what: string; readonly acts: readonly Act[] };

const times = async (count: number, act: (turn: number) => Promise<Act>): Promise<Act[]> => {
  const all: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) all.push(await act(turn));
  return all;
};

const press = (page: Page, key: string, answer?: Answer): Promise<Act> =>
  measured(page, () => page.keyboard.press(key), answer);

/** The list of dishes, and a row of it. */
const LIST = 'main section:not([aria-label]) ul';
const rows = (page: Page): Locator => page.locator(`${LIST} > li`);
const nameIn = async (row: Locator): Promise<string> =>
  (await row.getByRole('button').first().innerText()).split('\n')[0] ?? '';
const rest = (page: Page): Promise<void> => page.getByText('Everything is saved').waitFor();

/** A word is typed and taken back. */
const search = async (page: Page, word: string): Promise<Deed> => {
  await page.getByRole('searchbox', { name: 'Find a dish' }).click();
  const typed = await times(word.length, turn => press(page, word[turn] ?? ''));
  const gone = await times(word.length, () => press(page, 'Backspace'));
  return { what: 'a letter typed in the search', acts: [...typed, ...gone] };
};

const switchCategory = async (page: Page, names: readonly string[], count: number): Promise<Deed> => {
  const buttons = page.getByRole('region', { name: 'Categories' });
  const acts = await times(count, turn => {
    const name = names[turn % names.length] ?? '';
    const answer = { within: `main section:not([aria-label]) h2`, text: name };
    return tap(page, buttons.getByRole('button', { name: new RegExp(`^${name}`) }), answer);
  });
  await buttons.getByRole('button', { name: new RegExp(`^${names[0]}`) }).click();
  return { what: 'another category', acts };
};

const openDishes = async (page: Page, count: number, wide: boolean): Promise<Deed> => {
  const acts: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const row = rows(page).nth(turn);
    const answer = { within: wide ? 'aside h2 + form' : '[role=dialog] form', text: '' };
    const title = { within: wide ? 'aside h2' : '[role=dialog] h2', text: await nameIn(row) };
    acts.push(await tap(page, row.getByRole('button').first(), wide ? title : answer));
    if (!wide && turn < count - 1) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  return { what: 'a dish opened', acts };
};

/** In the dish that is open: a letter, and leaving the field, which saves. */
const typeInDish = async (page: Page, count: number): Promise<Deed[]> => {
  const field = page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').first();
  await field.click();
  await page.keyboard.press('End');
  const letters = await times(count, () => press(page, 'x'));
  const left: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    left.push(await press(page, 'Tab'));
    await rest(page);
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type('y');
  }
  await page.keyboard.press('Tab');
  await rest(page);
  return [
    { what: 'a letter typed in a field of the dish', acts: letters },
    { what: 'a field of the dish left, which saves it', acts: left },
  ];
};

const changePrices = async (page: Page, count: number): Promise<Deed[]> => {
  const letters: Act[] = [];
  const saved: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    await rows(page).nth(turn).getByRole('textbox').click();
    letters.push(await press(page, '3'));
    saved.push(await press(page, 'Enter'));
    await rest(page);
  }
  return [
    { what: 'a digit typed in a price of the list', acts: letters },
    { what: 'a price of the list saved', acts: saved },
  ];
};

const undo = async (page: Page, count: number): Promise<Deed> => {
  const acts: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    acts.push(await tap(page, page.getByRole('button', { name: 'Undo' })));
    await rest(page);
  }
  return { what: 'undo', acts };
};

const tick = async (page: Page, count: number): Promise<Deed[]> => {
  const begun = await tap(page, page.getByRole('button', { name: 'Select several' }));
  await rows(page).nth(count).getByRole('checkbox').waitFor();
  const acts = await times(count, turn => tap(page, rows(page).nth(turn).getByRole('checkbox')));
  const ended = await tap(page, page.getByRole('button', { name: 'Stop selecting' }));
  return [
    { what: 'selecting begun and ended', acts: [begun, ended] },
    { what: 'a dish ticked', acts },
  ];
};

/** A dish goes down by Enter on its button, again and again. */
const moveByKeys = async (page: Page, count: number): Promise<Deed[]> => {
  const begun = await tap(page, page.getByRole('button', { name: 'Change the order' }).last());
  const moved = await nameIn(rows(page).nth(2));
  await page.getByRole('button', { name: `Move ${moved} down`, exact: true }).focus();
  const acts: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const answer = { within: `${LIST} > li:nth-child(${turn + 4})`, text: moved };
    acts.push(await press(page, 'Enter', answer));
    await rest(page);
  }
  const ended = await tap(page, page.getByRole('button', { name: 'Order is done' }));
  return [
    { what: 'sorting begun and ended', acts: [begun, ended] },
    { what: 'a dish moved by the keyboard', acts },
  ];
};

const FURTHER = 5;

/** A mouse takes the first dish over five others. */
const drag = async (page: Page, count: number): Promise<Deed> => {
  const acts: Act[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const moved = await nameIn(rows(page).first());
    const [from, to] = [await rows(page).first().boundingBox(), await rows(page).nth(FURTHER).boundingBox()];
    if (!from || !to) throw new Error('there is nothing to drag');
    const act = async (): Promise<void> => {
      await page.mouse.move(from.x + 24, from.y + from.height / 2);
      await page.mouse.down();
      for (let step = 1; step <= FURTHER; step += 1)
        await page.mouse.move(from.x + 24, from.y + from.height / 2 + ((to.y - from.y) * step) / FURTHER);
      await page.mouse.up();
    };
    const { frame, busy } = await measured(page, act);
    await page.locator(`${LIST} > li:nth-child(${FURTHER + 1})`, { hasText: moved }).waitFor();
    acts.push({ frame, busy, shown: Number.NaN });
    await rest(page);
  }
  return { what: 'a dish dragged over five others', acts };
};

/** Everything that somebody does in the editor, `count` times each. */
export const editMenu = async (
  page: Page,
  { count, wide, categories }: { count: number; wide: boolean; categories: readonly string[] },
): Promise<Deed[]> => [
  await switchCategory(page, categories, count),
  await search(page, 'duck'),
  ...(await changePrices(page, count)),
  await undo(page, count),
  ...(await tick(page, count)),
  ...(await moveByKeys(page, count)),
  ...(wide ? [await drag(page, count)] : []),
  await openDishes(page, count, wide),
  ...(await typeInDish(page, count)),
];
