import type { Picture, Translated } from '@tableside/domain/menu';
import type { Run } from '../../../database/database.ts';

/** What guests see of somebody on a tip card, by that person's own word. */
export type Shown = {
  readonly shownName: string;
  readonly description: Translated;
  readonly thanks: Translated;
  readonly photo: Picture | null;
  readonly thanksPhoto: Picture | null;
};

export type Consent = Omit<Shown, 'shownName'> & {
  /** Null with the rest of it once they took it back. */
  readonly shownName: string | null;
  /** Of the text that they agreed to; null: they took it back. */
  readonly version: number | null;
  readonly card: string | null;
  /** Of that card. */
  readonly language: string | null;
};

/** Null: they never agreed. */
export const readConsent = async (run: Run, venueId: string, userId: string): Promise<Consent | null> => {
  const [row] = await run<Consent>(
    'tip-consent',
    `select case when r.withdrawn_at is null then r.consent_version end as version, r.shown_name as "shownName",
       r.description, r.thanks, r.photo, r.thanks_photo as "thanksPhoto", c.code as card, c.language
     from tip_recipient r left join lateral (
       select o.code, o.language from tip_card o
       where o.venue_id = $1 and o.personnel_id = $2 and o.is_active and r.withdrawn_at is null
       order by o.created_at, o.id limit 1) c on true
     where r.venue_id = $1 and r.personnel_id = $2`,
    [venueId, userId],
  );
  return row ?? null;
};

type Photos = { readonly photo: Picture | null; readonly thanksPhoto: Picture | null };
type Of = { readonly venueId: string; readonly userId: string };

/** What pictures the row of somebody holds, locked until the transaction ends. */
export const lockPictures = async (run: Run, { venueId, userId }: Of): Promise<Picture[]> => {
  const rows = await run<Photos>(
    'tip-recipient-pictures',
    `select photo, thanks_photo as "thanksPhoto" from tip_recipient where venue_id = $1 and personnel_id = $2 for update`,
    [venueId, userId],
  );
  return rows.flatMap(({ photo, thanksPhoto }) => [photo, thanksPhoto]).filter(picture => picture !== null);
};

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export const writeConsent = async (
  run: Run,
  { venueId, userId }: Of,
  shown: Shown & { readonly version: number; readonly at: Date },
): Promise<void> => {
  await run(
    'tip-consent-write',
    `insert into tip_recipient (venue_id, personnel_id, shown_name, description, thanks, photo, thanks_photo,
       consent_version, consented_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (venue_id, personnel_id) do update set shown_name = excluded.shown_name,
       description = excluded.description, thanks = excluded.thanks, photo = excluded.photo,
       thanks_photo = excluded.thanks_photo, consent_version = excluded.consent_version, withdrawn_at = null,
       consented_at = case
         when tip_recipient.withdrawn_at is null and tip_recipient.consent_version = excluded.consent_version
           then tip_recipient.consented_at
         else excluded.consented_at end`,
    [
      venueId,
      userId,
      shown.shownName,
      json(shown.description),
      json(shown.thanks),
      json(shown.photo),
      json(shown.thanksPhoto),
      shown.version,
      shown.at,
    ],
  );
};

/** Nothing is left of what guests saw of them but that they agreed and until when; their cards are put away. */
export const endConsent = async (run: Run, { venueId, userId }: Of, at: Date): Promise<void> => {
  await run(
    'tip-consent-end',
    `with cards as (
       update tip_card set is_active = false, updated_at = $3 where venue_id = $1 and personnel_id = $2 and is_active)
     update tip_recipient set withdrawn_at = $3, shown_name = null, description = '{}', photo = null, thanks = '{}',
       thanks_photo = null
     where venue_id = $1 and personnel_id = $2 and withdrawn_at is null`,
    [venueId, userId, at],
  );
};
