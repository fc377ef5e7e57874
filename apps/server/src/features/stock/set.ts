import { Refusal } from '@tableside/contract';
import type { MenuItem } from '@tableside/domain/menu';
import type { StockKind } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { writeStock } from './store.ts';

const has = (item: MenuItem, kind: StockKind, id: string): boolean => {
  if (kind === 'item') return item.id === id;
  if (kind === 'variation') return item.variations.some(variation => variation.id === id);
  return item.optionGroups.some(group => group.options.some(option => option.id === id));
};

/**
 * Somebody says what is left: a count, 0 for sold out, null for plenty. When that takes the thing off the menu or puts it
 * back, guests see it at once. Refuses menu_item_unavailable for what is not on the menu.
 */
export const putStock = async (
  { database, menus, menuPublisher, clock }: Deps,
  venueId: string,
  body: { readonly kind: StockKind; readonly id: string; readonly remaining: number | null },
  actor: string,
): Promise<void> => {
  const { document } = await menus.document(venueId, Number.POSITIVE_INFINITY);
  const known = document.categories.some(({ items }) => items.some(item => has(item, body.kind, body.id)));
  if (!known) throw new Refusal('menu_item_unavailable', { kind: body.kind, id: body.id });
  const before = await writeStock(database.run, {
    venueId,
    ...body,
    actor,
    at: new Date(clock()),
  });
  if ((before === 0) !== (body.remaining === 0)) await menuPublisher.republish(venueId);
};

export const setStock =
  (deps: Deps): Handler<'POST /console/{venue}/stock'> =>
  async ({ staff, body }) => {
    await putStock(deps, staff.venueId, body, `staff:${staff.userId}`);
    return {};
  };
