import type { Run } from '../../database/database.ts';
import { dueBefore } from './host/due.ts';
import { type CardGiving, givingAt, type Offered } from './offers/card-offers.ts';
import { COUNTS_AT } from './program-store.ts';
import { TIER } from './tiers/tier-sql.ts';

/** What the cards of a sign-in that count at a venue come to. */
export type CardAt = CardGiving & {
  /** There is one. */
  readonly member: boolean;
  /** One of them is not past its time. */
  readonly good: boolean;
  /** With one of them something is collected. */
  readonly collects: boolean;
  /** What another system keeps of one does not count now: it said nothing lately that can be believed. */
  readonly silent: boolean;
  /** It is time to ask another system about one. */
  readonly due: boolean;
};

/** SQL: card `c` counts at $3, by what other system `h` said where there is one. */
const GOOD = `(c.expires_at is null or c.expires_at > $3) and (h.venue_id is null or c.host_good_until > $3)`;

/** The cards of whoever is signed in, in one statement. CART-28. */
export const cardAt = async (run: Run, signIn: Buffer, venueId: string, now: Date): Promise<CardAt> => {
  const [row] = await run<Omit<CardAt, keyof CardGiving> & Offered>(
    'loyalty-card-at',
    `select count(*) > 0 as member, count(*) filter (where ${GOOD}) > 0 as good,
       coalesce(max(case when h.venue_id is null then greatest(p.discount_percent, (tier.level ->> 'percent')::int)
         when p.discount_percent is not null then least(c.host_percent, p.discount_percent) end)
         filter (where ${GOOD}), 0)::int as percent,
       coalesce(bool_or(p.points is not null and h.venue_id is null and ${GOOD}), false) as collects,
       coalesce(bool_or(h.venue_id is not null and (c.expires_at is null or c.expires_at > $3)
         and (c.host_good_until is null or c.host_good_until <= $3)), false) as silent,
       coalesce(bool_or(h.venue_id is not null and (c.host_asked_at is null or c.host_asked_at <= $4)
         and (h.tried_at is null or h.tried_at <= $5)), false) as due,
       coalesce(jsonb_agg(jsonb_build_object('offers', p.offers, 'tier', tier.level ->> 'key', 'levels', p.tiers -> 'levels'))
         filter (where p.offers <> '[]' and h.venue_id is null and ${GOOD}), '[]') as offered,
       max(v.settings ->> 'timeZone') as "timeZone", max((v.settings ->> 'dayCutoffMinutes')::int) as "dayCutoffMinutes"
     from guest_account_session s join loyalty_card c on c.account_id = s.account_id
       join loyalty_program p on p.id = c.program_id join venue v on v.id = $2
       left join loyalty_host h on h.venue_id = p.venue_id
       cross join (select $3::timestamptz as now) moment ${TIER}
     where s.token_hash = $1 and s.expires_at > $3 and ${COUNTS_AT}`,
    [signIn, venueId, now, ...dueBefore(now)],
  );
  if (!row) throw new Error('no count of cards');
  const { member, good, collects, silent, due } = row;
  return { member, good, collects, silent, due, ...givingAt(row, now.getTime()) };
};

/** A card as its guest reads it. */
export type OwnCard = { readonly number: string; readonly expiresAt: Date | null };

/** The cards that an account has and that are not past their time, by programme. */
export const ownCards = async (
  run: Run,
  accountId: string,
  now: Date,
): Promise<ReadonlyMap<string, OwnCard>> => {
  const rows = await run<OwnCard & { program: string }>(
    'loyalty-cards-of',
    `select program_id as program, number, expires_at as "expiresAt" from loyalty_card
     where account_id = $1 and (expires_at is null or expires_at > $2)`,
    [accountId, now],
  );
  return new Map(rows.map(({ program, ...card }) => [program, card]));
};

/**
 * Writes a card, or makes one that is past its time good again, unless its guest has a good one already, or somebody has that number: `taken` says which. Of two at once the
 * later waits for the earlier.
 */
export const insertCard = async (
  run: Run,
  card: {
    readonly programId: string;
    readonly accountId: string;
    readonly number: string;
    readonly answers: Readonly<Record<string, string>>;
    readonly now: Date;
    /** How many months it is good; null: until its guest leaves. */
    readonly months: number | null;
    /** What another system said of it, where one keeps it: that says how long it is good, too. */
    readonly word?: { readonly percent: number; readonly until: Date; readonly expiresAt: Date | null };
  },
): Promise<'made' | 'member' | 'number'> => {
  const [made] = await run<{ id: string }>(
    'loyalty-card-add',
    `with renewed as (
       update loyalty_card set expires_at = $5::timestamptz + make_interval(months => $6), answers = $4
       where program_id = $1 and account_id = $2 and expires_at <= $5 and $8::timestamptz is null returning id),
     made as (
       insert into loyalty_card (program_id, account_id, number, answers, joined_at, expires_at, host_percent, host_asked_at,
         host_good_until)
       select $1, $2, $3, $4, $5, coalesce($9::timestamptz, $5::timestamptz + make_interval(months => $6)), $7,
         case when $8::timestamptz is not null then $5::timestamptz end, $8
       where not exists (select from renewed) on conflict do nothing returning id)
     select id from renewed union all select id from made`,
    [
      card.programId,
      card.accountId,
      card.number,
      JSON.stringify(card.answers),
      card.now,
      card.word ? null : card.months,
      card.word?.percent ?? 0,
      card.word?.until ?? null,
      card.word?.expiresAt ?? null,
    ],
  );
  if (made) return 'made';
  const [own] = await run<{ id: string }>(
    'loyalty-card-own',
    'select id from loyalty_card where account_id = $1 and program_id = $2',
    [card.accountId, card.programId],
  );
  return own ? 'member' : 'number';
};

/** A card that is past its time makes room for another one of its guest. */
export const endPast = async (run: Run, accountId: string, programId: string, now: Date): Promise<void> => {
  await run(
    'loyalty-card-end-past',
    'delete from loyalty_card where account_id = $1 and program_id = $2 and expires_at <= $3',
    [accountId, programId, now],
  );
};

export const endMembership = async (run: Run, accountId: string, programId: string): Promise<void> => {
  await run('loyalty-card-end', 'delete from loyalty_card where account_id = $1 and program_id::text = $2', [
    accountId,
    programId,
  ]);
};

export type MemberRow = {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly joinedAt: Date;
  /** Points or stamps. */
  readonly balance: number;
  /** The key of their tier. */
  readonly tier: string | null;
  /** They want mail, and confirmed it. */
  readonly mail: boolean;
  readonly answers: Readonly<Record<string, string>>;
};

/** Members of a venue's own programme, the latest first; the tiers of those who are shown are reckoned, and of nobody else. */
export const membersOf = (
  run: Run,
  venueId: string,
  find: string,
  most: number,
  now: Date,
): Promise<MemberRow[]> =>
  run<MemberRow>(
    'loyalty-members',
    `select c.id, c.name, c.number, c.joined_at as "joinedAt", c.balance, c.answers, tier.level ->> 'key' as tier,
       exists (select from member_mail m where m.card_id = c.id and m.confirmed_at is not null) as mail
     from loyalty_program p cross join lateral (
       select each.*, coalesce(a.name, a.display_name, '') as name
       from loyalty_card each join guest_account a on a.id = each.account_id
       where each.program_id = p.id and ($2 = '' or strpos(lower(coalesce(a.name, a.display_name, '')), lower($2)) > 0
         or strpos(each.number, $3) > 0 and $3 <> '')
       order by each.joined_at desc, each.id limit $4) c
       cross join (select $5::timestamptz as now) moment ${TIER}
     where p.venue_id = $1 order by c.joined_at desc, c.id`,
    [venueId, find, find.replace(/[\s-]/g, ''), most, now],
  );

export const countMembers = async (run: Run, venueId: string): Promise<number> => {
  const [row] = await run<{ members: number }>(
    'loyalty-members-count',
    `select count(*)::int as members from loyalty_program p join loyalty_card c on c.program_id = p.id
     where p.venue_id = $1`,
    [venueId],
  );
  return row?.members ?? 0;
};

/** Takes a card of the venue's own programme; answers with its number, null where there is none of that id. */
export const removeCard = async (run: Run, venueId: string, cardId: string): Promise<string | null> => {
  const [row] = await run<{ number: string }>(
    'loyalty-card-remove',
    `delete from loyalty_card c using loyalty_program p
     where p.id = c.program_id and p.venue_id = $1 and c.id::text = $2 returning c.number`,
    [venueId, cardId],
  );
  return row?.number ?? null;
};
