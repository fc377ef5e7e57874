import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { pino } from 'pino';
import { readEnv } from '../../../apps/server/src/env.ts';
import { storedAccounts } from '../../../apps/server/src/features/payments/index.ts';
import { type Asker, asker } from '../asking.ts';
import { BANKS } from '../bank.ts';
import { aPlace, type Staff, signIn } from '../furnish.ts';
import type { Notes } from '../notes.ts';
import type { Stage } from '../stage.ts';
import { STALLS } from './plan.ts';

export type Hall = {
  readonly hash: string;
  readonly operator: TestVenue;
  readonly stalls: readonly TestVenue[];
  /** What the stalls that connected an account are called at Stripe, by venue; every third has connected none. */
  readonly accounts: ReadonlyMap<string, string>;
};

/** What the operator is called, to guests' banks too. */
export const OPERATOR = 'operator';
const METHODS = ['stripe-card', 'montonio', 'neopay', 'solid-card'];

const aStall = async (stage: Stage, name: string): Promise<TestVenue> =>
  (await aPlace(stage, name, { functionalities: ['order'], paymentProviders: METHODS })).venue;

/** The operator has the installation's own account at Stripe, and keys of its own at the other banks. */
const giveKeys = async (stage: Stage, { id: venueId }: TestVenue): Promise<void> => {
  const { database } = stage;
  const env = readEnv({ DATA_DIR: stage.folder, SECRET_KEY: stage.secretKey });
  const accounts = storedAccounts({ env, database, clock: stage.now, log: pino({ level: 'silent' }) });
  for (const provider of BANKS) {
    const of = provider === 'stripe' ? SANDBOX_KEYS.platform : SANDBOX_KEYS.main;
    const keys = Object.fromEntries(
      Object.entries(of[provider]).map(([name, value]) => [name, String(value)]),
    );
    await database.transaction(run => accounts.write(run, { venueId, provider, keys, isDemo: false }));
  }
};

const TRIES = 20;

/** An owner connects a stall, as on Stripe's pages, again where a busy bank gave no answer; answers with what its account is called there. */
const connect = async (stage: Stage, owner: Asker, venue: string): Promise<string> => {
  const at = { venue, provider: 'stripe' };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const link = await owner.must('POST /console/{venue}/providers/{provider}/connect', at);
    if (!link) continue;
    const answers = { company: 'UAB', person: 'Ona', iban: 'LT12 1000 0111 0100 1000', decision: 'finish' };
    await fetch(link.url, { method: 'POST', body: new URLSearchParams(answers), redirect: 'manual' });
    // Coming back proves nothing: how it stands is asked for.
    await owner.must('GET /console/{venue}/providers/{provider}/standing', at);
    const { rows } = await stage.database.pool.query<{ account_ref: string }>(
      'select account_ref from connected_account where venue_id = $1 and charges',
      [venue],
    );
    if (rows[0]) return rows[0].account_ref;
  }
  throw new Error(`the stall ${venue} was not connected`);
};

/** A hall that pays its stalls at once, of one house. */
export const furnishHall = async (stage: Stage, notes: Notes): Promise<{ hall: Hall; staff: Staff }> => {
  const operator = await aStall(stage, OPERATOR);
  const stalls: TestVenue[] = [];
  for (let at = 0; at < STALLS; at += 1) stalls.push(await aStall(stage, `stall ${at}`));
  await stage.database.pool.query(
    'update venue set organisation_id = (select organisation_id from venue where id = $1) where id = any($2)',
    [operator.id, stalls.map(({ id }) => id)],
  );
  await giveKeys(stage, operator);
  const staff = await signIn(stage);
  const owner = asker(stage, notes, -1, staff.owner.cookies);
  const made = await owner.must('POST /console/{venue}/food-courts/add', {
    venue: operator.id,
    body: {
      name: { en: 'The hall' },
      description: { en: 'Under one roof' },
      main_language: 'en',
      languages: [],
      cover: null,
      venues: stalls.map(({ id }) => id),
      operator: operator.id,
      direct: true,
    },
  });
  const hash = made?.food_courts.courts.find(({ id }) => id === made.court)?.hash;
  if (hash === undefined) throw new Error('the hall was not made');
  const accounts = new Map<string, string>();
  for (const [at, { id }] of stalls.entries()) {
    const percent = (at * 3.75) % 20;
    await owner.must('POST /console/{venue}/hall/commission', {
      venue: operator.id,
      body: { stall: id, percent, version: 0 },
    });
    if (at % 3 === 2) continue;
    accounts.set(id, await connect(stage, owner, id));
  }
  return { hall: { hash, operator, stalls, accounts }, staff };
};
