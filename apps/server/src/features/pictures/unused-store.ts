import type { Run } from '../../database/database.ts';

/** Every stored picture inside a document: what has an id and a placeholder; a tag's picture is an address alone. */
const PICTURES = ['$.** ? (exists(@.lqip)).id', '$.**.image'];
const ID = `substring(p.value #>> '{}' from '[0-9a-f]{16}')`;

const venueIds = async (run: Run): Promise<string[]> =>
  (await run<{ id: string }>('picture-venues', 'select id from venue order by id', [])).map(({ id }) => id);

/** Of some pictures those that a venue's settings, menus that were ever published, draft or undo hold. */
const usedBy = async (run: Run, venueId: string, pictures: readonly string[]): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'pictures-used',
    `select distinct ${ID} as id
     from (select settings as doc from venue where id = $1
       union all select document from menu_document where venue_id = $1
       union all select document from menu_draft where venue_id = $1
       union all select inverse from menu_draft_edit where venue_id = $1) d,
       lateral (${PICTURES.map(path => `select jsonb_path_query(d.doc, '${path}')`).join(' union all ')}) p(value)
     where ${ID} = any($2)`,
    [venueId, pictures],
  );
  return rows.map(({ id }) => id);
};

/** Covers of food courts and pictures of tip and donation cards: a few rows of each. */
const ofFewRows = async (run: Run): Promise<string[]> =>
  (
    await run<{ id: string }>(
      'pictures-of-courts-and-cards',
      `select p->>'id' as id from (
         select cover as p from food_court union all select photo from tip_recipient
         union all select thanks_photo from tip_recipient
         union all select photo from donatee union all select photo from tip_card
         union all select success_photo from tip_card) held where p is not null`,
      [],
    )
  ).map(({ id }) => id);

/** Of some pictures those that no venue, food court or card holds; venue by venue, so that no statement takes long. */
export const unusedOf = async (run: Run, pictures: readonly string[]): Promise<string[]> => {
  const left = new Set(pictures);
  if (left.size > 0) for (const id of await ofFewRows(run)) left.delete(id);
  for (const venueId of left.size > 0 ? await venueIds(run) : []) {
    for (const id of await usedBy(run, venueId, [...left])) left.delete(id);
    if (left.size === 0) break;
  }
  return [...left];
};
