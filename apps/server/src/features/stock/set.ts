import { Refusal } from '@tableside/contract';
import type { MenuItem } from '@tableside/domain/menu';
import { mostPerPortion } from '@tableside/domain/stock';
import type { Run } from '../../database/database.ts';
import type { StockKind } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { businessDayAt } from '../venues/index.ts';
import { writePar } from './coming-back-store.ts';
import { hasIngredient } from './ingredients/ingredient-store.ts';
import { showAnew } from './ingredients/show-anew.ts';
import { type Before, writeStock } from './store.ts';

const has = (item: MenuItem, kind: StockKind, id: string): boolean => {
  if (kind === 'item') return item.id === id;
  if (kind === 'variation') return item.variations.some(variation => variation.id === id);
  return item.optionGroups.some(group => group.options.some(option => option.id === id));
};

type Said = {
  readonly kind: StockKind;
  readonly id: string;
  readonly remaining: number | null;
  /** When it comes back by itself, and with how many; absent or null: not by itself, and plenty. */
  readonly back_at?: string | null | undefined;
  readonly back_count?: number | null | undefined;
  /** With how many each business day begins; absent: as it was. */
  readonly each_day?: number | null | undefined;
};

/** Longer than this nobody knows; a longer absence is a change of the menu. */
const MOST_AHEAD_MS = 31 * 24 * 3_600_000;

const backOf = ({ remaining, back_at, back_count }: Said, now: number) => {
  if (!back_at) return null;
  const at = new Date(back_at);
  const ahead = at.getTime() - now;
  if (remaining !== 0 || ahead <= 0 || ahead > MOST_AHEAD_MS)
    throw new Refusal('validation_failed', { fields: { back_at: 'invalid' } });
  return { at, count: back_count ?? null };
};

/** Whether the venue has it: on its menu, or as an ingredient. */
const isKnown = async (
  { database, menus }: Pick<Deps, 'database' | 'menus'>,
  venueId: string,
  { kind, id }: Said,
): Promise<boolean> => {
  if (kind === 'ingredient') return hasIngredient(database.run, venueId, id);
  const { document } = await menus.document(venueId, Number.POSITIVE_INFINITY);
  return document.categories.some(({ items }) => items.some(item => has(item, kind, id)));
};

/** Whether a count takes something off the menu or puts it back: below so many, one more portion may not be had. */
const crosses = (before: number | null, after: number | null, most: number): boolean => {
  const isShort = (count: number | null) => count !== null && count < most;
  return before !== after && (isShort(before) || isShort(after));
};

/**
 * Somebody says what is left: a count, 0 for sold out, null for plenty. When that takes the thing off the menu or puts it
 * back, guests see it at once. Refuses menu_item_unavailable for what is not on the menu, validation_failed for a time to
 * come back that is none.
 */
export const putStock = async (
  deps: Pick<Deps, 'database' | 'menus' | 'menuPublisher' | 'venues' | 'clock'>,
  venueId: string,
  said: Said,
  actor: string,
): Promise<void> => {
  const { database, venues, clock } = deps;
  const { kind, id, remaining, each_day: pieces } = said;
  const now = clock();
  const back = backOf(said, now);
  if (!(await isKnown(deps, venueId, said))) throw new Refusal('menu_item_unavailable', { kind, id });
  const write = (run: Run) =>
    writeStock(run, { venueId, kind, id, remaining, back, actor, at: new Date(now) });
  const writeBoth = async (each: number | null) => {
    const today = businessDayAt((await venues.get(venueId)).settings, now);
    return database.transaction(async run => {
      await writePar(run, { venueId, kind, id, pieces: each, today });
      return write(run);
    });
  };
  const before = pieces === undefined ? await write(database.run) : await writeBoth(pieces);
  const changes = async ({ remaining: was }: Before): Promise<boolean> =>
    kind === 'ingredient'
      ? crosses(was, remaining, mostPerPortion((await venues.get(venueId)).uses, id))
      : (was === 0) !== (remaining === 0);
  if (before.wasComing || back || (await changes(before))) await showAnew(deps, venueId);
};

export const setStock =
  (deps: Deps): Handler<'POST /console/{venue}/stock'> =>
  async ({ staff, body }) => {
    await putStock(deps, staff.venueId, body, `staff:${staff.userId}`);
    return {};
  };
