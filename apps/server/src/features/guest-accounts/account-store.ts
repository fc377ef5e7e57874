import {
  type MemberOffer,
  type PointCause,
  type PointsTerms,
  TIER_CAUSES,
  type TierTerms,
} from '@tableside/domain/loyalty';
import type { Customization } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** A card that a guest has of a loyalty programme, with the questions of that as they stand now. */
export type CardRow = {
  readonly id: string;
  readonly name: string;
  readonly venue: string;
  readonly mainLanguage: string;
  /** How the venue looks. */
  readonly customizations: readonly Customization[];
  readonly number: string;
  /** Another system keeps it. */
  readonly isExternal: boolean;
  readonly cardColor: string | null;
  readonly cardSecondaryColor: string | null;
  readonly fields: readonly { readonly key: string; readonly name: Readonly<Record<string, string>> }[];
  readonly answers: Readonly<Record<string, string>>;
  /** As the database writes instants in JSON. */
  readonly joinedAt: string;
  /** Until when it is good; null: until its guest leaves. */
  readonly expiresAt: string | null;
  /** What is collected with it, and in a money of how many decimals; null: nothing. */
  readonly points: PointsTerms | null;
  readonly decimals: number;
  readonly balance: number;
  /** When it ends if nothing moves until then; null: it stays, or there is nothing. */
  readonly endsAt: string | null;
  /** Open bills on which a reward of it lies, by their number. */
  readonly usedOn: readonly string[];
  /** The last first. */
  readonly lines: readonly {
    readonly at: string;
    readonly units: number;
    readonly cause: PointCause;
    readonly reason: string | null;
  }[];
  /** That its guest wants mail, and confirmed it; null: they do not. */
  readonly mail: {
    readonly askedAt: string;
    readonly words: string;
    readonly confirmedAt: string | null;
  } | null;
  /** Null: every member has the same. */
  readonly tiers: TierTerms | null;
  readonly offers: readonly MemberOffer[];
  /** By which days tiers count. */
  readonly timeZone: string;
  readonly dayCutoffMinutes: number;
  /** What earns tiers, of more months than one can count. */
  readonly tierLines: readonly { readonly at: string; readonly units: number; readonly cause: PointCause }[];
};

export type AccountRow = {
  readonly id: string;
  readonly email: string;
  readonly verifiedAt: Date | null;
  readonly passwordHash: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly name: string | null;
  readonly phoneNumber: string | null;
  readonly city: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  readonly termsVersion: string;
  readonly termsAgreedAt: Date;
  readonly createdAt: Date;
  /** The latest first. */
  readonly cards: readonly CardRow[];
};
const CARDS = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'venue', v.name,
    'mainLanguage', v.settings->>'mainLanguage', 'customizations', v.settings->'customizations', 'number', c.number, 'isExternal', exists (select from loyalty_host h where h.venue_id = p.venue_id), 'cardColor', p.card_color,
    'cardSecondaryColor', p.card_secondary_color, 'fields', p.fields, 'answers', c.answers, 'joinedAt', c.joined_at,
    'expiresAt', c.expires_at, 'points', p.points, 'decimals', v.settings #> '{currency,decimals}', 'balance', c.balance,
    'endsAt', case when c.balance > 0 then greatest(c.moved_at, p.points_months_since) + make_interval(months => (p.points ->> 'months')::int) end,
    'lines', case when p.points is null then '[]' else (select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]') from (
      select id, at, units, cause, reason from loyalty_line where card_id = c.id order by id desc limit 20) l) end,
    'usedOn', (select coalesce(jsonb_agg(distinct b.unique_order_number), '[]') from loyalty_reward r
      join loyalty_reward_piece w on w.reward_id = r.id join bill_item i on i.id = w.bill_item_id join bill b on b.id = i.bill_id
      where r.card_id = c.id and r.returned_at is null and b.status = 'open'),
    'mail', (select jsonb_build_object('askedAt', m.asked_at, 'words', m.words, 'confirmedAt', m.confirmed_at)
      from member_mail m where m.card_id = c.id),
    'tiers', p.tiers, 'offers', p.offers, 'timeZone', v.settings ->> 'timeZone', 'dayCutoffMinutes', (v.settings ->> 'dayCutoffMinutes')::int,
    'tierLines', case when p.tiers is null then '[]' else (select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]') from (
      select id, at, units, cause from loyalty_line where card_id = c.id and cause in ('${TIER_CAUSES.join("', '")}')
        and at > (select max(at) from loyalty_line where card_id = c.id) - make_interval(months => 25)) l) end)
    order by c.joined_at desc, c.id), '[]')
  from loyalty_card c join loyalty_program p on p.id = c.program_id join venue v on v.id = p.venue_id
  where c.account_id = guest_account.id)`;
const ROW = `id, email, email_verified_at as "verifiedAt", password_hash as "passwordHash", display_name as "displayName",
  photo_url as "photoUrl", name, phone_number as "phoneNumber", city, birth_date::text as "birthDate",
  terms_version as "termsVersion", terms_agreed_at as "termsAgreedAt", created_at as "createdAt",
  ${CARDS} as cards`;

/** Every change of what the cards of an account have collected, the first first. */
export const collectedLines = (
  run: Run,
  id: string,
): Promise<{ program: string; at: Date; units: number; cause: PointCause; reason: string }[]> =>
  run(
    'guest-account-collected',
    `select c.program_id as program, l.at, l.units, l.cause, coalesce(l.reason, '') as reason
     from loyalty_card c join loyalty_line l on l.card_id = c.id where c.account_id = $1 order by l.id`,
    [id],
  );

export const accountByEmail = async (run: Run, email: string): Promise<AccountRow | null> => {
  const [row] = await run<AccountRow>(
    'guest-account-by-email',
    `select ${ROW} from guest_account where lower(email) = lower($1)`,
    [email],
  );
  return row ?? null;
};

export const accountById = async (run: Run, id: string): Promise<AccountRow | null> => {
  const [row] = await run<AccountRow>(
    'guest-account-by-id',
    `select ${ROW} from guest_account where id = $1`,
    [id],
  );
  return row ?? null;
};

/** Null: somebody has an account of that address, also one made at the same moment. */
export const insertAccount = async (
  run: Run,
  given: {
    readonly email: string;
    /** Null: signs in through a provider alone. */
    readonly passwordHash: string | null;
    readonly verifiedAt?: Date | null;
    readonly displayName: string | null;
    readonly termsVersion: string;
    readonly now: Date;
  },
): Promise<AccountRow | null> => {
  const [row] = await run<AccountRow>(
    'guest-account-add',
    `insert into guest_account (email, password_hash, display_name, terms_version, terms_agreed_at, created_at, used_at, email_verified_at)
     values ($1, $2, $3, $4, $5, $5, $5, $6) on conflict (lower(email)) do nothing returning ${ROW}`,
    [
      given.email,
      given.passwordHash,
      given.displayName,
      given.termsVersion,
      given.now,
      given.verifiedAt ?? null,
    ],
  );
  return row ?? null;
};

export const setAccountPassword = async (run: Run, id: string, passwordHash: string): Promise<void> => {
  await run('guest-account-password', 'update guest_account set password_hash = $2 where id = $1', [
    id,
    passwordHash,
  ]);
};

/** Whoever typed a code of a letter reads the mail of that address. */
export const noteVerified = async (run: Run, id: string, now: Date): Promise<void> => {
  await run(
    'guest-account-verified',
    'update guest_account set email_verified_at = coalesce(email_verified_at, $2) where id = $1',
    [id, now],
  );
};

export type Wallet = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly city: string;
  readonly birthDate: string;
};

export const setWallet = async (run: Run, id: string, wallet: Wallet): Promise<AccountRow | null> => {
  const [row] = await run<AccountRow>(
    'guest-account-wallet',
    `update guest_account set name = $2, phone_number = $3, city = $4, birth_date = $5::date,
       display_name = coalesce(display_name, $2) where id = $1 returning ${ROW}`,
    [id, wallet.name, wallet.phoneNumber, wallet.city, wallet.birthDate],
  );
  return row ?? null;
};

/** Takes the account with its sign-ins and codes; answers with its address, null where it is gone already. */
export const eraseAccount = async (run: Run, id: string): Promise<string | null> => {
  const [row] = await run<{ email: string }>(
    'guest-account-erase',
    'delete from guest_account where id = $1 returning email',
    [id],
  );
  return row?.email ?? null;
};

/** Accounts that nobody used since. */
export const forgetUnused = async (run: Run, before: Date): Promise<void> => {
  await run('guest-accounts-forget', 'delete from guest_account where used_at < $1', [before]);
};
