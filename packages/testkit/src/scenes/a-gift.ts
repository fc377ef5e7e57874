import { randomBytes } from 'node:crypto';
import type { CallInput } from '@tableside/contract/client';
import { CONSENT_VERSION } from '@tableside/domain/gifts';
import type { VenueSettings } from '@tableside/domain/venue';
import { withKeys } from '../doubles/a-provider.ts';
import type { TestServer } from '../server/server.ts';
import type { PayServer } from './a-payer.ts';
import { aStaff, type TestStaff } from './a-staff.ts';
import { aVenue } from './a-venue.ts';

/** The account of somebody of the staff. */
export const userIdOf = async (
  { database }: Pick<TestServer, 'database'>,
  { email }: { readonly email: string },
) => {
  const { rows } = await database.pool.query<{ id: string }>('select id from auth_user where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};

/** A waiter who agreed to be tipped by card. */
export const aRecipient = async (
  server: TestServer,
  venue: { readonly id: string },
): Promise<TestStaff & { readonly userId: string }> => {
  const waiter = await aStaff(server, venue, 'waiter');
  const userId = await userIdOf(server, waiter);
  await server.database.pool.query(
    `insert into tip_recipient (venue_id, personnel_id, shown_name, consent_version, consented_at)
     values ($1, $2, 'Rūta', $3, now())`,
    [venue.id, userId, CONSENT_VERSION],
  );
  return { ...waiter, userId };
};

/** What somebody says who agrees that guests see them by that name. */
export const agreesAs = (
  shownName: string,
  more: Partial<CallInput<'POST /console/{venue}/own-tips/consent'>['body']> = {},
) => ({
  version: CONSENT_VERSION,
  shown_name: shownName,
  description: {},
  thanks: {},
  photo: null,
  thanks_photo: null,
  ...more,
});

/** A tip card of a person, or with `null` of the house, of whose people guests choose where `picks`. */
export const aTipCard = async (
  { database }: Pick<TestServer, 'database'>,
  venue: { readonly id: string },
  personnelId: string | null,
  picks = false,
): Promise<string> => {
  const hash = randomBytes(12).toString('base64url');
  await database.pool.query(
    `insert into tip_card (venue_id, code, card_type, display_type, personnel_id, name, language)
     values ($1, $2, $3, $4, $5, case when $5::text is null then 'Card' else '' end, 'lt')`,
    [
      venue.id,
      hash,
      personnelId === null ? 'restaurant' : 'individual',
      picks ? 'staff_members_select' : 'restaurant',
      personnelId,
    ],
  );
  return hash;
};

/** Somebody whom guests of a venue give to. */
export const aDonatee = async (
  { database }: Pick<TestServer, 'database'>,
  venue: { readonly id: string },
): Promise<{ readonly id: string; readonly hash: string }> => {
  const hash = randomBytes(12).toString('base64url');
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into donatee (venue_id, code, name, description) values ($1, $2, '{"en":"Shelter","lt":"Prieglauda"}',
       '{"en":"Dogs and cats"}') returning id`,
    [venue.id, hash],
  );
  return { id: rows[0]?.id ?? '', hash };
};

/** A venue whose waiter can be tipped by card. */
export const giftScene = async (server: PayServer, settings: Partial<VenueSettings> = {}) => {
  const venue = await aVenue(server, {
    settings: {
      functionalities: ['order', 'tips'],
      paymentProviders: ['stripe', 'stripe-card'],
      ...settings,
    },
  });
  await withKeys(server, venue);
  const waiter = await aRecipient(server, venue);
  const card = await aTipCard(server, venue, waiter.userId);
  return { venue, waiter, card };
};

/** What accounts a payment moved, of whom, without what comes to nothing. */
export const movedBy = async (
  { database }: Pick<TestServer, 'database'>,
  paymentId: string,
): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await database.pool.query<{ account: string; amount: string }>(
    `select l.account || coalesce(' ' || l.personnel_id, '') as account, sum(l.amount) as amount
     from journal_entry e join journal_line l on l.entry_id = e.id
     where e.payment_id = $1 or e.bill_id = (select bill_id from payment where id = $1)
     group by 1 having sum(l.amount) <> 0 order by 1`,
    [paymentId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};
