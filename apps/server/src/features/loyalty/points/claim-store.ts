import type { Run } from '../../../database/database.ts';
import { COUNTS_AT } from '../program-store.ts';
import { TIER } from '../tiers/tier-sql.ts';

/** What a signed-in guest is about to pay, or has ordered, at a venue. */
export type Claimed = {
  /** The hash of the guests' cookie. */
  readonly signIn: Buffer;
  readonly venueId: string;
  readonly now: Date;
  /** The business day, `YYYY-MM-DD`. */
  readonly day: string;
};

const CLAIM = `
  insert into loyalty_claim (card_id, venue_id, payment_id, order_id, earn, every, dishes, day, made_at, checked_at, times)
  select c.id, $2, $4, $5, p.points ->> 'earn', (p.points ->> 'every')::bigint,
    case when p.points ->> 'earn' = 'dish' then coalesce((
      select array_agg(x #>> '{}') from menu_document d, jsonb_path_query(d.document, '$.categories[*] ? (@.id == $c).items[*].id',
        jsonb_build_object('c', p.points ->> 'category')) x where d.id = v.menu_document_id), '{}') else '{}' end,
    $6::date, $3, 'epoch', coalesce((tier.level ->> 'times')::int, 1)
  from guest_account_session s join loyalty_card c on c.account_id = s.account_id
    join loyalty_program p on p.id = c.program_id join venue v on v.id = $2 join venue of_program on of_program.id = p.venue_id
    cross join (select $3::timestamptz as now) moment ${TIER}
  where s.token_hash = $1 and s.expires_at > $3 and ${COUNTS_AT} and p.points is not null
    and (c.expires_at is null or c.expires_at > $3)
    and not exists (select from loyalty_host h where h.venue_id = p.venue_id)
    -- An amount is one of money: points are for the same.
    and (p.points ->> 'earn' <> 'amount' or of_program.settings #> '{currency,code}' = v.settings #> '{currency,code}')
    -- A phone that somebody else signs in on asks for the same payment: it stays whose it was.
    and not exists (select from loyalty_claim o join loyalty_card theirs on theirs.id = o.card_id
      where o.payment_id = $4 and theirs.account_id <> c.account_id)
  -- Of a card that ends at this moment nothing is claimed, and the payment goes on.
  for key share of c
  on conflict do nothing`;

/** What the payment comes to will be the member's who makes it; nothing for who is none. */
export const claimPayment = async (run: Run, claimed: Claimed, payment: string): Promise<void> => {
  const { signIn, venueId, now, day } = claimed;
  await run('loyalty-claim-payment', CLAIM, [signIn, venueId, now, payment, null, day]);
};

/** What staff take for the order will be the member's who placed it; who pays by phone has it themselves. */
export const claimOrder = async (run: Run, claimed: Claimed, order: string): Promise<void> => {
  const { signIn, venueId, now, day } = claimed;
  await run('loyalty-claim-order', CLAIM, [signIn, venueId, now, null, order, day]);
};
