import { CONSENT_VERSION, type OwnTerms } from '@tableside/domain/gifts';
import type { Picture, Translated } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';

/** Somebody of the staff as a card shows them, by their own word. */
export type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly description: Translated;
  readonly photo: Picture | null;
  /** What whoever gave reads afterwards, and sees. */
  readonly thanks: Translated;
  readonly thanksPhoto: Picture | null;
  /** Of their own card. */
  readonly card: string | null;
  readonly language: string | null;
};

/** A tip card as its row stands, with whose it is. What a person's shows is in {@link Recipient}, and nothing of it here. */
export type CardRow = OwnTerms & {
  readonly id: string;
  readonly venueId: string;
  readonly hash: string;
  readonly cardType: 'restaurant' | 'individual';
  readonly displayType: 'restaurant' | 'staff_members_select';
  readonly personnelId: string | null;
  readonly name: string;
  readonly description: Translated;
  readonly photo: Picture | null;
  readonly language: string;
  readonly showReview: boolean;
  readonly successDescription: Translated;
  readonly successPhoto: Picture | null;
  readonly isActive: boolean;
};

export const CARD_COLUMNS = `c.id, c.venue_id as "venueId", c.code as hash, c.card_type as "cardType",
  c.display_type as "displayType", c.personnel_id as "personnelId", c.name, c.description, c.photo, c.language,
  c.amounts, c.min_amount as min, c.max_amount as max, c.preselected_index as preselected,
  c.show_review as "showReview", c.success_description as "successDescription", c.success_photo as "successPhoto",
  c.is_active as "isActive"`;

/** The card of a hash, put away or not; null: there is none. */
export const cardByHash = async (run: Run, hash: string): Promise<CardRow | null> => {
  const [row] = await run<CardRow>(
    'tip-card-by-hash',
    `select ${CARD_COLUMNS} from tip_card c where c.code = $1`,
    [hash],
  );
  return row ?? null;
};

/** SQL: what of a row is shown: who agreed to the first version of the text agreed to their name alone. */
const AGREED = (column: string, none: string): string =>
  `case when r.consent_version >= ${CONSENT_VERSION} then r.${column} else ${none} end`;

/**
 * Who works at a venue and agreed that guests see them, by name: whoever left or took it back is not among them. Demo staff
 * only while there is demo data.
 */
export const recipientsOf = (run: Run, venueId: string, demo: boolean): Promise<Recipient[]> =>
  run<Recipient>(
    'tip-recipients',
    `select r.personnel_id as id, coalesce(r.shown_name, '') as name, ${AGREED('description', "'{}'")} as description,
       ${AGREED('photo', 'null')} as photo, ${AGREED('thanks', "'{}'")} as thanks,
       ${AGREED('thanks_photo', 'null')} as "thanksPhoto", c.code as card, c.language
     from tip_recipient r join staff_membership m on m.venue_id = r.venue_id and m.user_id = r.personnel_id
     left join lateral (
       select code, language from tip_card o
       where o.venue_id = r.venue_id and o.personnel_id = r.personnel_id and o.is_active
       order by o.created_at, o.id limit 1) c on true
     where r.venue_id = $1 and r.withdrawn_at is null and (not m.is_demo or $2::boolean)
     order by r.shown_name, r.personnel_id`,
    [venueId, demo],
  );
