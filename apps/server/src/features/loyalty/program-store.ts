import type { MemberOffer, PointsTerms, ProgrammeField, TierTerms } from '@tableside/domain/loyalty';
import type { Run } from '../../database/database.ts';

type Texts = Readonly<Record<string, string>>;

/** A venue's programme as it is kept. */
export type ProgramRow = {
  readonly id: string;
  readonly venueId: string;
  readonly name: string;
  readonly cardColor: string | null;
  readonly cardSecondaryColor: string | null;
  readonly pricingText: Texts;
  readonly fields: readonly ProgrammeField[];
  readonly takesCards: boolean;
  readonly everywhere: boolean;
  readonly discountPercent: number | null;
  readonly cardMonths: number | null;
  /** What members collect; null: nothing. */
  readonly points: PointsTerms | null;
  /** What those have who collect much; null: nothing. */
  readonly tiers: TierTerms | null;
  /** What members have for a while. */
  readonly offers: readonly MemberOffer[];
  /** Another system keeps its cards. */
  readonly isExternal: boolean;
};

const ROW = `p.id, p.venue_id as "venueId", p.name, p.card_color as "cardColor", p.card_secondary_color as "cardSecondaryColor",
  p.pricing_text as "pricingText", p.fields, p.takes_cards as "takesCards", p.everywhere,
  p.discount_percent as "discountPercent", p.card_months as "cardMonths", p.points, p.tiers, p.offers,
  exists (select from loyalty_host h where h.venue_id = p.venue_id) as "isExternal"`;

/** SQL: programme `p` counts at venue `v`: its own, or one of its organisation that counts everywhere. */
export const COUNTS_AT = `(p.venue_id = v.id or p.everywhere
  and exists (select from venue of_p where of_p.id = p.venue_id and of_p.organisation_id = v.organisation_id))`;

/** The programmes that count at a venue: its own first, then those of its organisation by name. */
export const programsAt = (run: Run, venueId: string): Promise<ProgramRow[]> =>
  run<ProgramRow>(
    'loyalty-programs-at',
    `select ${ROW} from venue v join loyalty_program p on ${COUNTS_AT} where v.id = $1
     order by p.venue_id <> v.id, p.name, p.id`,
    [venueId],
  );

export const ownProgram = async (run: Run, venueId: string): Promise<ProgramRow | null> => {
  const [row] = await run<ProgramRow>(
    'loyalty-program-own',
    `select ${ROW} from loyalty_program p where p.venue_id = $1`,
    [venueId],
  );
  return row ?? null;
};

export type WrittenProgram = Omit<ProgramRow, 'id' | 'venueId' | 'isExternal'>;

/** Puts a venue's programme in the place of what it was; the cards of its members stay. */
export const writeProgram = async (
  run: Run,
  venueId: string,
  program: WrittenProgram,
  now: Date,
): Promise<void> => {
  await run(
    'loyalty-program-write',
    `insert into loyalty_program (venue_id, name, card_color, card_secondary_color, pricing_text, fields, takes_cards, everywhere,
       discount_percent, card_months, points, points_months_since, tiers, offers)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (venue_id) do update set name = excluded.name, card_color = excluded.card_color,
       card_secondary_color = excluded.card_secondary_color, pricing_text = excluded.pricing_text,
       fields = excluded.fields, takes_cards = excluded.takes_cards, everywhere = excluded.everywhere,
       discount_percent = excluded.discount_percent, card_months = excluded.card_months, points = excluded.points,
       tiers = excluded.tiers, offers = excluded.offers,
       points_months_since = case when excluded.points ->> 'months' is distinct from loyalty_program.points ->> 'months'
         then excluded.points_months_since else loyalty_program.points_months_since end`,
    [
      venueId,
      program.name,
      program.cardColor,
      program.cardSecondaryColor,
      JSON.stringify(program.pricingText),
      JSON.stringify(program.fields),
      program.takesCards,
      program.everywhere,
      program.discountPercent,
      program.cardMonths,
      program.points && JSON.stringify(program.points),
      now,
      program.tiers && JSON.stringify(program.tiers),
      JSON.stringify(program.offers),
    ],
  );
};
