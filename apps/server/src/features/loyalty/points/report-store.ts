import type { Run } from '../../../database/database.ts';

/** Of all members of a venue's programme: collected and used up since, and what they have. */
export const collectedSince = async (
  run: Run,
  venueId: string,
  since: Date,
): Promise<{ given: number; used: number; open: number }> => {
  const [row] = await run<{ given: number; used: number; open: number }>(
    'loyalty-collected',
    `select coalesce(sum(l.given), 0)::int as given, coalesce(sum(l.used), 0)::int as used, coalesce(sum(c.balance), 0)::int as open
     from loyalty_program p join loyalty_card c on c.program_id = p.id left join lateral (
       select sum(units) filter (where cause not in ('reward', 'reward_back', 'expiry')) as given,
         -sum(units) filter (where cause in ('reward', 'reward_back')) as used
       from loyalty_line where card_id = c.id and at >= $2) l on true
     where p.venue_id = $1`,
    [venueId, since],
  );
  return row ?? { given: 0, used: 0, open: 0 };
};

/** The categories of the menu as guests read it, in its order. */
export const menuCategories = (
  run: Run,
  venueId: string,
): Promise<{ id: string; name: Readonly<Record<string, string>> }[]> =>
  run(
    'loyalty-menu-categories',
    `select c ->> 'id' as id, c -> 'name' as name from venue v join menu_document d on d.id = v.menu_document_id,
       jsonb_array_elements(d.document -> 'categories') with ordinality as x(c, at) where v.id = $1 order by at`,
    [venueId],
  );

/** Its dishes that have one price, in its order: those with sizes have several. */
export const menuDishes = (
  run: Run,
  venueId: string,
): Promise<{ id: string; name: Readonly<Record<string, string>> }[]> =>
  run(
    'loyalty-menu-dishes',
    `select i ->> 'id' as id, i -> 'name' as name from venue v join menu_document d on d.id = v.menu_document_id,
       jsonb_array_elements(d.document -> 'categories') with ordinality as x(c, at),
       jsonb_array_elements(c -> 'items') with ordinality as y(i, place)
     where v.id = $1 and i -> 'variations' = '[]' order by at, place`,
    [venueId],
  );
