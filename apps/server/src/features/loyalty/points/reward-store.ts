import type { PointsTerms } from '@tableside/domain/loyalty';
import type { Run } from '../../../database/database.ts';
import { COUNTS_AT } from '../program-store.ts';

/** A card that somebody wants a reward for, locked, and what the terms give. */
export type RewardCard = {
  readonly card: string;
  readonly balance: number;
  readonly terms: PointsTerms;
  /** Dishes one of which may be free; of an amount none. */
  readonly dishes: readonly string[];
};

/** The card that a sign-in has of a programme, if something is collected with it at the venue, in the venue's money. */
export const lockRewardCard = async (
  run: Run,
  asked: { readonly signIn: Buffer; readonly venueId: string; readonly program: string; readonly now: Date },
): Promise<RewardCard | null> => {
  const [row] = await run<RewardCard>(
    'loyalty-reward-card',
    `select c.id as card, c.balance, p.points as terms, coalesce((
       select array_agg(x #>> '{}') from menu_document d, jsonb_path_query(d.document, '$.categories[*] ? (@.id == $c).items[*].id',
         jsonb_build_object('c', p.points ->> 'rewardCategory')) x where d.id = v.menu_document_id), '{}') as dishes
     from guest_account_session s join loyalty_card c on c.account_id = s.account_id
       join loyalty_program p on p.id = c.program_id join venue v on v.id = $2 join venue of_program on of_program.id = p.venue_id
     where s.token_hash = $1 and s.expires_at > $4 and p.id::text = $3 and ${COUNTS_AT} and p.points is not null
       and (c.expires_at is null or c.expires_at > $4)
       and not exists (select from loyalty_host h where h.venue_id = p.venue_id)
       and of_program.settings #> '{currency,code}' = v.settings #> '{currency,code}'
     for no key update of c`,
    [asked.signIn, asked.venueId, asked.program, asked.now],
  );
  return row ?? null;
};

/** The first of the pieces that is one of the dishes; null: none is. */
export const firstOfDishes = async (
  run: Run,
  pieces: readonly string[],
  dishes: readonly string[],
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'loyalty-reward-dish',
    `select i.id from unnest($1::uuid[]) with ordinality as wanted(id, at) join bill_item i on i.id = wanted.id
     where i.menu_item_id = any($2) order by wanted.at limit 1`,
    [pieces, dishes],
  );
  return row?.id ?? null;
};

/** What rewards took off these pieces, minor units; a piece that none lowered is not there. */
export const offByRewards = async (
  run: Run,
  pieces: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await run<{ id: string; amount: number }>(
    'loyalty-off-by-rewards',
    `select bill_item_id as id, sum(amount)::float8 as amount from loyalty_reward_piece where bill_item_id = any($1::uuid[]) group by 1`,
    [pieces],
  );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
};

/** Writes a reward with its line: the card has that much less. Its card is locked, and has enough. */
export const writeReward = async (
  run: Run,
  { card, terms: { cost } }: RewardCard,
  venueId: string,
  pieces: readonly { readonly id: string; readonly amount: number }[],
  now: Date,
): Promise<void> => {
  await run(
    'loyalty-reward-write',
    `with reward as (
       insert into loyalty_reward (card_id, venue_id, units, at, checked_at) values ($1, $2, $3, $4, $4) returning id),
     pieces as (
       insert into loyalty_reward_piece (reward_id, bill_item_id, amount)
       select reward.id, p.id, p.amount from reward, jsonb_to_recordset($5::jsonb) as p(id uuid, amount bigint)),
     line as (
       insert into loyalty_line (card_id, venue_id, at, units, cause, about) select $1, $2, $4, -$3::int, 'reward', id::text from reward)
     update loyalty_card set balance = balance - $3, moved_at = $4 where id = $1`,
    [card, venueId, cost, now, JSON.stringify(pieces)],
  );
};

/**
 * SQL: gives back the rewards `gone` of the locked card $1 at $2, each as a line; one that is back already stays as it is. `sum` is what the card
 * has more.
 */
export const GIVES_BACK = `returned as (
       update loyalty_reward r set returned_at = $2 from gone
       where r.id = gone.reward and r.card_id = $1 and r.returned_at is null returning r.id, r.venue_id, r.units),
     lines as (
       insert into loyalty_line (card_id, venue_id, at, units, cause, about)
       select $1, venue_id, $2, units, 'reward_back', id::text from returned),
     sum as (select coalesce(sum(units), 0)::int as units from returned),
     card as (
       update loyalty_card set balance = balance + sum.units, moved_at = $2 from sum where id = $1 and sum.units > 0)`;

/**
 * Gives back the rewards of a locked card of which nothing stays sold: each dish that one lowered was taken off its bill or
 * given another price by staff, or all that was paid for it went back. A dish that cost nothing any more goes with what was ordered beside it. Answers with
 * what the card has more.
 */
export const returnRewards = async (run: Run, card: string, now: Date): Promise<number> => {
  const [row] = await run<{ units: number }>(
    'loyalty-rewards-return',
    `with leaf as (
       select r.id as reward, i.id, i.bill_id, i.order_id, i.net,
         -- Off the bill, or at another price that staff wrote, from which nothing is taken any more.
         i.voided_at is not null or i.loyalty_share = 0 as off
       from loyalty_reward r join loyalty_reward_piece p on p.reward_id = r.id join bill_item whole on whole.id = p.bill_item_id
         join bill_item i on (i.id = whole.id or i.part_of = whole.id or i.id = whole.part_of) and i.divided_at is null
       where r.card_id = $1 and r.returned_at is null),
     beside as (
       select l.reward, l.id as leaf, i.id, i.net, i.voided_at is not null as off
       from leaf l join bill_item i on i.bill_id = l.bill_id and i.order_id is not distinct from l.order_id
       where l.net = 0 and i.id <> l.id and i.kind = 'item' and i.net > 0 and i.divided_at is null),
     back as (
       select a.bill_item_id as id, sum((x ->> 'amount')::bigint) as amount
       from payment_allocation a join refund f on f.payment_id = a.payment_id
         cross join jsonb_array_elements(f.items) x
       where (a.bill_item_id in (select id from leaf) or a.bill_item_id in (select id from beside))
         and (x ->> 'bill_item_id')::uuid = a.bill_item_id group by 1),
     gone as (
       select l.reward from leaf l left join back on back.id = l.id group by l.reward
       having bool_and(l.off or l.net > 0 and coalesce(back.amount, 0) >= l.net
         or l.net = 0 and exists (select from beside b join back k on k.id = b.id
             where b.leaf = l.id and b.reward = l.reward and k.amount >= b.net)
           and not exists (select from beside b left join back k on k.id = b.id
             where b.leaf = l.id and b.reward = l.reward and not b.off and coalesce(k.amount, 0) < b.net))),
     looked as (
       update loyalty_reward r set checked_at = $2 where r.card_id = $1 and r.returned_at is null
         and r.id not in (select reward from gone)),
     ${GIVES_BACK}
     select units from sum`,
    [card, now],
  );
  return row?.units ?? 0;
};
