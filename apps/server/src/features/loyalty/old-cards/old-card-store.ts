import type { Run } from '../../../database/database.ts';

/** Of these numbers, those that somebody has already: a member, or who took an old card over. */
export const numbersInUse = async (
  run: Run,
  venueId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await run<{ number: string }>(
    'loyalty-numbers-in-use',
    `select c.number from loyalty_program p join loyalty_card c on c.program_id = p.id
       where p.venue_id = $1 and c.number = any($2)
     union
     select o.number from loyalty_program p join loyalty_old_card o on o.program_id = p.id
       where p.venue_id = $1 and o.number = any($2) and o.taken_at is not null`,
    [venueId, numbers],
  );
  return new Set(rows.map(({ number }) => number));
};

/** Keeps old cards; one that is there and not taken over has what this file says. Answers with how many. */
export const keepOldCards = async (
  run: Run,
  venueId: string,
  cards: readonly { readonly number: string; readonly balance: number }[],
  now: Date,
): Promise<number> => {
  const rows = await run<{ number: string }>(
    'loyalty-old-cards-keep',
    `insert into loyalty_old_card (program_id, number, balance, brought_at)
     select p.id, c.number, c.balance, $3 from loyalty_program p, jsonb_to_recordset($2::jsonb) as c(number text, balance int)
     where p.venue_id = $1
     on conflict (program_id, number) do update set balance = excluded.balance, brought_at = excluded.brought_at
       where loyalty_old_card.taken_at is null
     returning number`,
    [venueId, JSON.stringify(cards.map(({ number, balance }) => ({ number, balance }))), now],
  );
  return rows.length;
};

/** Old cards that nobody has taken over yet. */
export const countOldCards = async (run: Run, venueId: string): Promise<number> => {
  const [row] = await run<{ waiting: number }>(
    'loyalty-old-cards-waiting',
    `select count(*)::int as waiting from loyalty_program p join loyalty_old_card o on o.program_id = p.id
     where p.venue_id = $1 and o.taken_at is null`,
    [venueId],
  );
  return row?.waiting ?? 0;
};

export const isOldCard = async (run: Run, programId: string, number: string): Promise<boolean> => {
  const rows = await run<{ number: string }>(
    'loyalty-old-card',
    'select number from loyalty_old_card where program_id = $1 and number = $2',
    [programId, number],
  );
  return rows.length > 0;
};

/** Puts what is on an old card onto the card of its number, as a line; once. Answers whether there was one. */
export const takeOldCard = async (
  run: Run,
  {
    programId,
    accountId,
    number,
    now,
  }: {
    readonly programId: string;
    readonly accountId: string;
    readonly number: string;
    readonly now: Date;
  },
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'loyalty-old-card-take',
    `with taken as (
       update loyalty_old_card o set taken_at = $4 from loyalty_card c
       where o.program_id = $1 and o.number = $3 and o.taken_at is null and c.program_id = $1 and c.account_id = $2
         and c.number = $3
       returning c.id as card, o.balance),
     line as (
       insert into loyalty_line (card_id, venue_id, at, units, cause, about)
       select t.card, p.venue_id, $4, t.balance, 'import', $3 from taken t join loyalty_program p on p.id = $1
       where t.balance > 0)
     update loyalty_card c set balance = c.balance + t.balance, moved_at = $4 from taken t where c.id = t.card returning c.id`,
    [programId, accountId, number, now],
  );
  return rows.length > 0;
};
