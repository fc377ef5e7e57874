import type { OwnTerms } from '@tableside/domain/gifts';
import type { Picture, Translated } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';

type Shown = OwnTerms & { readonly description: Translated; readonly picture: Picture | null };

export type TipCardChange = Shown & {
  readonly name: string;
  readonly thanks: Translated;
  readonly language: string;
  readonly picks: boolean;
  readonly showReview: boolean;
};

/** Of somebody's own card: what it says and shows is theirs to say. */
export type OwnedCardChange = OwnTerms & Pick<TipCardChange, 'language' | 'showReview'>;

export type DonateeChange = Shown & { readonly name: Translated; readonly iban: string | null };

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The picture that a card shows now; undefined: the venue has no such card. */
export const pictureOfCard = async (
  run: Run,
  venueId: string,
  cardId: string,
): Promise<Picture | null | undefined> => {
  const [row] = await run<{ photo: Picture | null }>(
    'gift-card-picture',
    `select photo from tip_card where venue_id = $1 and id = $2 and personnel_id is null
     union all select photo from donatee where venue_id = $1 and id = $2`,
    [venueId, cardId],
  );
  return row?.photo;
};

/** Answers whether the venue has that card and it is nobody's own. */
export const changeTipCard = async (
  run: Run,
  venueId: string,
  cardId: string,
  card: TipCardChange,
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'tip-card-change',
    `update tip_card set name = $3, description = $4, success_description = $5, photo = $6, language = $7, amounts = $8,
       min_amount = $9, max_amount = $10, preselected_index = $11, show_review = $12, updated_at = now(),
       display_type = case when $13::boolean then 'staff_members_select' else 'restaurant' end
     where venue_id = $1 and id = $2 and personnel_id is null returning id`,
    [
      venueId,
      cardId,
      card.name,
      json(card.description),
      json(card.thanks),
      json(card.picture),
      card.language,
      json(card.amounts),
      card.min,
      card.max,
      card.preselected,
      card.showReview,
      card.picks,
    ],
  );
  return rows.length > 0;
};

/** Answers whether the venue has that card and it is somebody's own. */
export const changeOwnedCard = async (
  run: Run,
  venueId: string,
  cardId: string,
  card: OwnedCardChange,
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'owned-card-change',
    `update tip_card set language = $3, show_review = $4, amounts = $5, min_amount = $6, max_amount = $7,
       preselected_index = $8, updated_at = now()
     where venue_id = $1 and id = $2 and personnel_id is not null returning id`,
    [
      venueId,
      cardId,
      card.language,
      card.showReview,
      json(card.amounts),
      card.min,
      card.max,
      card.preselected,
    ],
  );
  return rows.length > 0;
};

export const changeDonatee = async (
  run: Run,
  venueId: string,
  donateeId: string,
  donatee: DonateeChange,
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'donatee-change',
    `update donatee set name = $3, description = $4, photo = $5, amounts = $6, min_amount = $7, max_amount = $8,
       preselected_index = $9, iban = $10, updated_at = now()
     where venue_id = $1 and id = $2 returning id`,
    [
      venueId,
      donateeId,
      json(donatee.name),
      json(donatee.description),
      json(donatee.picture),
      json(donatee.amounts),
      donatee.min,
      donatee.max,
      donatee.preselected,
      donatee.iban,
    ],
  );
  return rows.length > 0;
};
