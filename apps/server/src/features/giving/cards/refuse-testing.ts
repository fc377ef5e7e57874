import { Refusal } from '@tableside/contract';
import { CARDS_OF_STRANGERS, STRANGERS_MS } from '@tableside/domain/gifts';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { isKnownHere, lockTries, triesOfStrangers } from './tries-store.ts';

const RETRY_AFTER_S = 900;

/** No cards now; whoever wants to give has the other ways. */
export const cardsPaused = (): Refusal => new Refusal('cards_paused', { retry_after: RETRY_AFTER_S });

/** Whose card it would be. */
export type Trying = { readonly venueId: string; readonly sessionId: string | null; readonly now: number };

/**
 * A card that anybody may open is where stolen cards are tried out: of phones that nobody here knows only so many cards are
 * tried in vain at a venue, whichever of its tip and donation cards they use. Counted one after the other: what is counted
 * next must be written in this transaction. Refuses cards_paused.
 */
export const refuseTesting = async (
  run: Run,
  { providers, env }: Pick<Deps, 'providers' | 'env'>,
  { venueId, sessionId, now }: Trying,
): Promise<void> => {
  if (sessionId !== null && (await isKnownHere(run, sessionId))) return;
  await lockTries(run, venueId);
  const once = providers.all.filter(({ capabilities }) => capabilities.cardTries === 'once');
  const tried = await triesOfStrangers(run, {
    venueId,
    since: new Date(now - STRANGERS_MS),
    once: once.map(({ id }) => id),
  });
  if (tried >= CARDS_OF_STRANGERS * env.rateLimitFactor) throw cardsPaused();
};

const DAY_MS = 24 * 60 * 60_000;

/** What may be refused by {@link refuseTesting}: the office hears of it once a day, for its guests are refused as well. */
export const tellingOffice = async <T>(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  venueId: string,
  work: Promise<T>,
): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'cards_paused') throw error;
    const now = clock();
    const dedupeKey = `cards_paused:${venueId}:${Math.floor(now / DAY_MS)}`;
    await database.transaction(run => raiseAlert(run, { venueId, kind: 'cards_paused', dedupeKey, now }));
    throw error;
  }
};
