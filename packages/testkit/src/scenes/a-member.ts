import { randomUUID } from 'node:crypto';
import type { CallInput } from '@tableside/contract/client';
import type { TestServer } from '../server/server.ts';
import type { TestClient } from '../server/server-client.ts';
import type { TestStaff } from './a-staff.ts';

type Phone = TestClient & { readonly session: string };

export const MEMBER_PASSWORD = 'green bicycle';

/** Signs a phone in with an account of its own; answers with its address. */
export const signedUp = async ({ call }: TestClient, name = 'Rūta'): Promise<string> => {
  const email = `member-${randomUUID().slice(0, 8)}@example.test`;
  await call('POST /auth/sign-up/email', {
    body: { email, password: MEMBER_PASSWORD, name, terms: true, language: 'en' },
  });
  return email;
};

/** Gives a venue a loyalty programme; answers with its id. */
export const aProgram = async (
  { database }: Pick<TestServer, 'database'>,
  owner: TestStaff,
  over: {
    readonly name?: string;
    readonly takes_cards?: boolean;
    readonly everywhere?: boolean;
    readonly discount_percent?: number;
    readonly card_months?: number;
    readonly points?: CallInput<'POST /console/{venue}/loyalty/save'>['body']['points'];
    readonly tiers?: CallInput<'POST /console/{venue}/loyalty/save'>['body']['tiers'];
    readonly offers?: CallInput<'POST /console/{venue}/loyalty/save'>['body']['offers'];
  } = {},
): Promise<string> => {
  const { revision } = await owner.call('GET /console/{venue}/loyalty', { venue: owner.venue });
  await owner.call('POST /console/{venue}/loyalty/save', {
    venue: owner.venue,
    body: {
      revision,
      name: 'Regulars',
      card_color: null,
      card_secondary_color: null,
      pricing_text: {},
      fields: [],
      takes_cards: false,
      everywhere: false,
      discount_percent: null,
      card_months: null,
      points: null,
      tiers: null,
      offers: [],
      ...over,
    },
  });
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from loyalty_program where venue_id = $1',
    [owner.venue],
  );
  return rows[0]?.id ?? '';
};

/** Joins a programme with the account that the phone is signed in with; answers with the number of the card. */
export const joined = async ({ call, session }: Phone, program: string): Promise<string> => {
  const { user } = await call('POST /loyalty/enroll-to-program', {
    body: { session, loyalty_program_id: program },
  });
  return user.loyalty_programs.find(({ id }) => id === program)?.loyalty_card_number ?? '';
};
