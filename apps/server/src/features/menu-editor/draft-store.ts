import type { DraftMenu, MenuDocument } from '@tableside/domain/menu';
import type { MenuEdit, PriceChange, TranslationSource } from '@tableside/domain/menu-edit';
import { breather } from '../../breathe.ts';
import type { Run } from '../../database/database.ts';
import type { Draft, LastEdit } from './draft-state.ts';

type Row = Omit<Draft, 'mainLanguage' | 'languages' | 'published' | 'publishedId'> & {
  readonly baseDocumentId: string | null;
  readonly isClean: boolean;
};

/** The draft, for nobody else to change until the transaction ends. Null: there is none. */
export const lockDraft = async (run: Run, venueId: string): Promise<Row | null> => {
  const [row] = await run<Row>(
    'menu-draft-lock',
    `select revision, document, basis, touched, base_document_id as "baseDocumentId", is_clean as "isClean",
       edited_by as "editedBy", edited_at as "editedAt"
     from menu_draft where venue_id = $1 for update`,
    [venueId],
  );
  return row ?? null;
};

export type Place = {
  readonly mainLanguage: string;
  readonly languages: readonly string[];
  readonly documentId: string | null;
  readonly document: MenuDocument | null;
};

/** What a draft is made from: the published menu, and the languages it is written in. */
export const readPlace = async (run: Run, venueId: string): Promise<Place | null> => {
  const [row] = await run<Place>(
    'menu-draft-place',
    `select v.settings->>'mainLanguage' as "mainLanguage", v.settings->'languages' as languages,
       v.menu_document_id as "documentId", d.document
     from venue v left join menu_document d on d.id = v.menu_document_id where v.id = $1`,
    [venueId],
  );
  return row ?? null;
};

/** Begins a draft; nothing happens where somebody just did. */
export const insertDraft = async (run: Run, venueId: string, document: DraftMenu, base: string | null) => {
  await run(
    'menu-draft-begin',
    `insert into menu_draft (venue_id, document, base_document_id) values ($1, $2, $3) on conflict do nothing`,
    [venueId, JSON.stringify(document), base],
  );
};

/** A draft nobody changed follows a menu that was published past it. */
export const followPublished = async (run: Run, venueId: string, document: MenuDocument, base: string) => {
  await run(
    'menu-draft-follow',
    `update menu_draft set document = $2, base_document_id = $3, revision = revision + 1, touched = '{}'
     where venue_id = $1`,
    [venueId, JSON.stringify(document), base],
  );
};

export const writeDraft = async (
  run: Run,
  venueId: string,
  draft: {
    readonly revision: number;
    readonly document: DraftMenu;
    readonly basis: TranslationSource;
    readonly touched: Readonly<Record<string, LastEdit>>;
    readonly editedBy: string;
    readonly editedAt: Date;
  },
): Promise<void> => {
  const breathe = breather();
  const document = JSON.stringify(draft.document);
  await breathe();
  const basis = JSON.stringify(draft.basis);
  await breathe();
  await run(
    'menu-draft-write',
    `update menu_draft set revision = $2, document = $3, basis = $4, touched = $5, is_clean = false,
       edited_by = $6, edited_at = $7
     where venue_id = $1`,
    [venueId, draft.revision, document, basis, JSON.stringify(draft.touched), draft.editedBy, draft.editedAt],
  );
};

/** Which translations were overtaken is counted anew: the menu has another main language. */
export const forgetBasis = async (run: Run, venueId: string): Promise<void> => {
  await run(
    'menu-draft-basis',
    `update menu_draft set basis = '{}', revision = revision + 1 where venue_id = $1`,
    [venueId],
  );
};

/** How many edits of a venue can be taken back. */
const KEPT_EDITS = 100;

export const insertInverse = async (
  run: Run,
  venueId: string,
  edit: { readonly revision: number; readonly userId: string; readonly inverse: MenuEdit; readonly at: Date },
): Promise<void> => {
  const breathe = breather();
  const inverse = JSON.stringify(edit.inverse);
  await breathe();
  await run(
    'menu-draft-inverse',
    `with gone as (
       delete from menu_draft_edit where venue_id = $1 and revision in (
         select revision from menu_draft_edit where venue_id = $1 order by revision desc offset $6))
     insert into menu_draft_edit (venue_id, revision, user_id, inverse, made_at) values ($1, $2, $3, $4, $5)`,
    [venueId, edit.revision, edit.userId, inverse, edit.at, KEPT_EDITS - 1],
  );
};

/** The latest edit of a person that is not taken back; null: there is none. */
export const lastEdit = async (
  run: Run,
  venueId: string,
  userId: string,
): Promise<{ readonly revision: number; readonly inverse: MenuEdit } | null> => {
  const [row] = await run<{ revision: number; inverse: MenuEdit }>(
    'menu-draft-last-edit',
    `select revision, inverse from menu_draft_edit where venue_id = $1 and user_id = $2
     order by revision desc limit 1`,
    [venueId, userId],
  );
  return row ?? null;
};

export const hasEdit = async (run: Run, venueId: string, userId: string): Promise<boolean> =>
  (
    await run(
      'menu-draft-has-edit',
      'select from menu_draft_edit where venue_id = $1 and user_id = $2 limit 1',
      [venueId, userId],
    )
  ).length > 0;

export const deleteEdit = async (run: Run, venueId: string, revision: number): Promise<void> => {
  await run('menu-draft-edit-gone', 'delete from menu_draft_edit where venue_id = $1 and revision = $2', [
    venueId,
    revision,
  ]);
};

/** The draft of a revision is what guests see now; a newer one has changes again. */
export const notePublished = async (run: Run, venueId: string, revision: number, documentId: string) => {
  await run(
    'menu-draft-published',
    `update menu_draft set base_document_id = $3, is_clean = revision = $2 where venue_id = $1`,
    [venueId, revision, documentId],
  );
};

export const insertPriceChanges = async (
  run: Run,
  venueId: string,
  published: { readonly version: number; readonly by: string; readonly at: Date },
  changes: readonly PriceChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await run(
    'menu-price-changes',
    `insert into menu_price_change
       (venue_id, version, item_id, field, part_id, name, from_amount, to_amount, changed_by, changed_at)
     select $1, $2, item, field, part, name, "from", "to", $3, $4
     from jsonb_to_recordset($5::jsonb)
       as c(item text, field text, part text, name jsonb, "from" bigint, "to" bigint)`,
    [venueId, published.version, published.by, published.at, JSON.stringify(changes)],
  );
};

/** Longest list of prices that is answered. */
const MAX_HISTORY = 300;

export const readPriceChanges = (
  run: Run,
  venueId: string,
  itemId: string | null,
): Promise<(PriceChange & { readonly by: string; readonly at: Date })[]> =>
  run(
    'menu-price-history',
    `select item_id as item, field, part_id as part, name, from_amount as "from", to_amount as "to",
       changed_by as by, changed_at as at
     from menu_price_change where venue_id = $1 and ($2::text is null or item_id = $2)
     order by id desc limit $3`,
    [venueId, itemId, MAX_HISTORY],
  );
