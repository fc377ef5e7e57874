import { Refusal } from '@tableside/contract';
import type { MenuItem } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';
import type { StockKind } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { businessDayAt } from '../venues/index.ts';
import { writePar } from './coming-back-store.ts';
import { writeStock } from './store.ts';

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

/**
 * Somebody says what is left: a count, 0 for sold out, null for plenty. When that takes the thing off the menu or puts it
 * back, guests see it at once. Refuses menu_item_unavailable for what is not on the menu, validation_failed for a time to
 * come back that is none.
 */
export const putStock = async (
  { database, menus, menuPublisher, venues, clock }: Deps,
  venueId: string,
  said: Said,
  actor: string,
): Promise<void> => {
  const { kind, id, remaining, each_day: pieces } = said;
  const now = clock();
  const back = backOf(said, now);
  const { document } = await menus.document(venueId, Number.POSITIVE_INFINITY);
  const known = document.categories.some(({ items }) => items.some(item => has(item, kind, id)));
  if (!known) throw new Refusal('menu_item_unavailable', { kind, id });
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
  const changes = (before.remaining === 0) !== (remaining === 0);
  if (changes || before.wasComing || back) await menuPublisher.republish(venueId);
};

export const setStock =
  (deps: Deps): Handler<'POST /console/{venue}/stock'> =>
  async ({ staff, body }) => {
    await putStock(deps, staff.venueId, body, `staff:${staff.userId}`);
    return {};
  };
