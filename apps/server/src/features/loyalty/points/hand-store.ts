import type { Run } from '../../../database/database.ts';

/** A change that staff make. */
export type ByHand = {
  readonly venueId: string;
  readonly card: string;
  /** Less than nothing takes some. */
  readonly units: number;
  readonly reason: string;
  readonly now: Date;
};

/** Writes it; answers with the card's number and what it has then; null: the venue's programme has no such card, or less than that. */
export const changeByHand = async (
  run: Run,
  { venueId, card, units, reason, now }: ByHand,
): Promise<{ number: string; balance: number } | null> => {
  const [row] = await run<{ number: string; balance: number }>(
    'loyalty-points-by-hand',
    `with card as (
       update loyalty_card c set balance = c.balance + $3, moved_at = case when $3 > 0 then $5 else c.moved_at end
       from loyalty_program p where p.id = c.program_id and p.venue_id = $1 and c.id::text = $2 and c.balance + $3 >= 0
         and p.points is not null
       returning c.id, c.number, c.balance),
     line as (
       insert into loyalty_line (card_id, venue_id, at, units, cause, reason)
       select id, $1, $5, $3, 'staff', $4 from card)
     select number, balance from card`,
    [venueId, card, units, reason, now],
  );
  return row ?? null;
};
